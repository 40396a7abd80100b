"""The configuration: every wrong value is one sentence without the value."""

from __future__ import annotations

import pytest

from bot.configuration import BadConfiguration, Configuration, load, unknown_settings
from tests.bot.clean_environment import without_pantheon

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
VARIABLES = [str(field.validation_alias) for field in Configuration.model_fields.values()]


@pytest.fixture(autouse=True)
def no_choices(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.chdir(tmp_path)


def test_nothing_has_to_be_chosen():
    settings = load()
    assert settings.discord_token is None
    assert settings.database_url == "sqlite:///data/pantheon.sqlite3"
    assert (settings.log, settings.log_level, settings.language) == ("console", "INFO", "en")


def test_the_data_folder_holds_the_database(monkeypatch):
    monkeypatch.setenv("PANTHEON_DATA", "/srv/pantheon")
    assert load().database_url == "sqlite:////srv/pantheon/pantheon.sqlite3"


def test_a_file_is_read_and_the_environment_overrules_it(monkeypatch, tmp_path):
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nPANTHEON_LOG=json\nSOMEBODY_ELSES=1\n", encoding="utf-8")
    monkeypatch.setenv("PANTHEON_LOG", "console")
    settings = load()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN
    assert settings.log == "console"


def test_what_the_program_chooses_overrules_both(monkeypatch):
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/matches")
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = load(database_url="sqlite:///here", discord_token=None)
    assert settings.database_url == "sqlite:///here"
    assert settings.discord_token is None


def test_an_empty_variable_is_as_good_as_none(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("DATABASE_URL", "")
    assert load() == load(discord_token=None)


@pytest.mark.parametrize("address", ["http://127.0.0.1:8080/api/v10", "http://127.0.0.1:8080/api/v10/"])
def test_the_api_base_has_no_slash_at_its_end(monkeypatch, address):
    monkeypatch.setenv("DISCORD_API_BASE", address)
    assert load().discord_api_base == "http://127.0.0.1:8080/api/v10"


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("DISCORD_TOKEN", "two words"),
        ("DISCORD_TOKEN", "töken"),
        ("DISCORD_API_BASE", "127.0.0.1:8080"),
        ("DISCORD_CDN_BASE", "ftp://files"),
        ("DATABASE_URL", "mysql://canary@host/db"),
        ("DATABASE_URL", "matches.sqlite3"),
        ("DATABASE_URL", "sqlite:///"),
        ("DATABASE_URL", "postgresql://user:canary@host"),
        ("PANTHEON_LOG", "canary"),
        ("PANTHEON_LOG_LEVEL", "canary"),
        ("PANTHEON_LANGUAGE", "../canary"),
        ("PANTHEON_LANGUAGE", "xx"),
        ("PANTHEON_LANGUAGE", "xx-CA"),
    ],
)
def test_a_wrong_value_gives_one_sentence_that_names_the_variable_and_not_the_value(monkeypatch, variable, value):
    monkeypatch.setenv(variable, value)
    with pytest.raises(BadConfiguration) as caught:
        load()
    sentence = str(caught.value)
    assert sentence.startswith(variable)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert "canary" not in sentence


@pytest.mark.parametrize("code", ["en", "de", "de-AT", "EN-us"])
def test_every_language_of_the_bot_can_be_chosen(monkeypatch, code):
    monkeypatch.setenv("PANTHEON_LANGUAGE", code)
    assert load().language == code


def test_settings_that_nobody_knows_are_named_with_the_one_that_is_meant(monkeypatch, tmp_path):
    without_pantheon(monkeypatch)
    assert not unknown_settings()
    monkeypatch.setenv("PANTHEON_BACKUPS_KEEP", "3")
    (tmp_path / ".env").write_text("PANTHEON_ZEUS=1\nPANTHEON_LOG=json\nSOMEBODY_ELSES=1\n", encoding="utf-8")
    assert unknown_settings() == {"PANTHEON_BACKUPS_KEEP": "PANTHEON_BACKUP_KEEP", "PANTHEON_ZEUS": None}


def test_a_file_that_is_no_text_gives_one_sentence(tmp_path):
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadConfiguration, match=r"^The file \.env cannot be read"):
        load()


def test_secrets_stay_out_of_everything_that_is_printed(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_URL", "postgresql://user:canary@host/db")
    settings = load()
    for text in (repr(settings), str(settings), f"{settings}", repr(settings.discord_token)):
        assert TOKEN not in text
        assert "canary" not in text
