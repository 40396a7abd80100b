"""The settings of the operator, from environment variables or a file ``.env``.

No setting is logged. Secrets do not appear in ``repr``, error messages or tracebacks.
"""

from __future__ import annotations

import ipaddress
import os
import re
import sys
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.runtime.sharding import ALL, Shards, read_shards

_DATABASES = {"sqlite", "postgres", "postgresql"}

_EXAMPLES = {
    "discord_token": "the token from the Bot page of Discord's developer portal",
    "discord_api_base": "an address such as http://127.0.0.1:8080/api/v10",
    "discord_cdn_base": "an address such as http://127.0.0.1:8080/cdn",
    "database_url": "sqlite:///data/pantheon.sqlite3 or postgresql://user:password@host/database",
    "data": "a folder that can be written to",
    "log": "console or json",
    "log_file": "a file that can be written to",
    "log_file_size": "a number of megabytes from 1 to 10000",
    "log_file_keep": "a number of files from 1 to 1000",
    "log_level": "DEBUG, INFO, WARNING or ERROR",
    "backup_every": "a number of hours, or 0 for no backups on its own",
    "keep_finished_days": "a number of days, 7 at least",
    "backup_keep": "a number of backups from 1 to 10000",
    "backup_command": "a command such as rclone copy {file} remote:pantheon",
    "reserve": "a number of megabytes from 0 to 100000",
    "drawing_processes": "a number from 0 to 16",
    "requests_a_second": "a number from 1 to 10000",
    "shards": "numbers such as 0-3/8: the shards 0 to 3 of 8",
    "wait": "1 or 0",
    "emojis": "1 or 0",
    "queue": "1 or 0",
    "wide_leagues": "1 or 0",
    "language": "the code of a language, such as en or de",
    "metrics": "an address and a port such as 127.0.0.1:9321, or off",
    "web": "an address such as https://pantheon.example.org",
    "web_listen": "an address and a port such as 127.0.0.1:8080",
    "web_proxies": "addresses such as 127.0.0.1, ::1 or 10.0.0.0/8",
    "privacy_policy": "an address such as https://example.org/privacy",
    "alert_channel": "the id of a text channel that the bot may write in",
}

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

LANGUAGES = Path(__file__).parent / "languages"
"""Where each language has a folder of its code."""
PREFIX = "PANTHEON_"
SETTING = re.compile(rf"^\s*(?:export\s+)?({PREFIX}\w+)\s*=", re.MULTILINE | re.IGNORECASE)
"""A line of ``.env``."""


class BadConfiguration(ValueError):
    """A value cannot be used. The message is one sentence that names the variable; it never holds the value."""


class Configuration(BaseSettings):
    """The settings of one process. Build it with ``load``, which turns every fault into one sentence."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
        populate_by_name=True,
    )

    discord_token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    """The bot's token. Without it only the playground can run."""

    discord_api_base: str | None = Field(None, validation_alias="DISCORD_API_BASE")
    """Another base for REST calls, without a slash at its end; the gateway's address then comes from there too."""

    discord_cdn_base: str | None = Field(None, validation_alias="DISCORD_CDN_BASE")
    """Another base for avatars and other files of Discord's."""

    database_url: str = Field("", validation_alias="DATABASE_URL", repr=False)
    """The database address; the storage adds the driver. May hold a password: not in ``repr``."""

    data: Path = Field(Path("data"), validation_alias="PANTHEON_DATA")
    """The folder for the default database."""

    shards: Annotated[Shards, NoDecode] = Field(ALL, validation_alias="PANTHEON_SHARDS")
    """Which shards this process serves, where several share a PostgreSQL database."""

    wait: bool = Field(False, validation_alias="PANTHEON_WAIT")
    """Whether the process waits while another one serves, and then takes over."""

    log: Literal["console", "json"] = Field("console", validation_alias="PANTHEON_LOG")
    """The format of log lines."""

    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", validation_alias="PANTHEON_LOG_LEVEL")
    """The lowest level that is logged."""

    log_file: Path | None = Field(None, validation_alias="PANTHEON_LOG_FILE")
    """A file that log lines are written to as well; None: to standard error alone."""

    log_file_size: int = Field(10, validation_alias="PANTHEON_LOG_FILE_SIZE", ge=1, le=10_000)
    """From how many megabytes on the next log file is begun."""

    log_file_keep: int = Field(5, validation_alias="PANTHEON_LOG_FILE_KEEP", ge=1, le=1000)
    """How many earlier log files stay."""

    backup_every: float = Field(24, validation_alias="PANTHEON_BACKUP_EVERY", ge=0, le=8784, allow_inf_nan=False)
    """After how many hours a running bot backs its SQLite file up; 0: never on its own."""

    backup_keep: int = Field(7, validation_alias="PANTHEON_BACKUP_KEEP", ge=1, le=10_000)
    """How many backups stay in the data folder."""

    backup_command: str = Field("", validation_alias="PANTHEON_BACKUP_COMMAND")
    """A command that is run with the file of each new backup; "": none."""

    reserve: int = Field(64, validation_alias="PANTHEON_RESERVE", ge=0, le=100_000)
    """How many megabytes are kept beside a SQLite file, to be given up when the disk is full; 0: none."""

    language: str = Field("en", validation_alias="PANTHEON_LANGUAGE", pattern=r"^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$")
    """The language for people who chose none and whose Discord language the bot does not have."""

    metrics: str = Field("127.0.0.1:9321", validation_alias="PANTHEON_METRICS")
    """Where metrics and health are served over HTTP, as host:port; ``off`` for nowhere. They name no person."""

    web: str = Field("", validation_alias="PANTHEON_WEB", max_length=200)
    """Where people reach the pages of matches, without a slash at its end; "": there are none."""

    web_listen: str = Field("127.0.0.1:8080", validation_alias="PANTHEON_WEB_LISTEN")
    """Where these pages are served over HTTP, as host:port, to a proxy that adds TLS."""

    web_proxies: str = Field("", validation_alias="PANTHEON_WEB_PROXIES")
    """The addresses of proxies whose ``X-Forwarded-For`` is believed; no one else is."""

    drawing_processes: int = Field(
        0 if sys.platform == "win32" else 1, validation_alias="PANTHEON_DRAWING_PROCESSES", ge=0, le=16
    )
    """How many processes draw boards, one more for animations coming and going; 0: threads of the bot draw."""

    requests_a_second: int = Field(50, validation_alias="PANTHEON_REQUESTS", ge=1, le=10_000)
    """How many counted requests a second Discord takes of the bot; more than 50 only where it has granted that."""

    emojis: bool = Field(True, validation_alias="PANTHEON_EMOJIS")
    """Whether the bot uploads its emojis to Discord and uses them."""

    queue: bool = Field(False, validation_alias="PANTHEON_QUEUE")
    wide_leagues: bool = Field(False, validation_alias="PANTHEON_WIDE_LEAGUES")
    """Whether people can wait for matches over servers."""

    alert_channel: int | None = Field(None, validation_alias="PANTHEON_ALERT_CHANNEL", gt=0, lt=2**63)
    """The channel in which the operator reads what has gone wrong."""

    privacy_policy: str | None = Field(None, validation_alias="PANTHEON_PRIVACY_POLICY", max_length=512)
    """Where the operator's privacy policy can be read; ``/about`` links to it."""

    @field_validator("language")
    @classmethod
    def _language_is_here(cls, code: str) -> str:
        # The folders are looked at, for the texts themselves take a while to load.
        if not (LANGUAGES / code.partition("-")[0].lower()).is_dir():
            raise ValueError("is no language that the bot speaks")
        return code

    @field_validator("metrics")
    @classmethod
    def _metrics_are_an_address(cls, where: str) -> str:
        if where.casefold() == "off":
            return "off"
        read_place(where)
        return where

    @field_validator("web_listen")
    @classmethod
    def _pages_are_at_an_address(cls, where: str) -> str:
        read_place(where)
        return where

    @field_validator("web_proxies")
    @classmethod
    def _proxies_are_networks(cls, named: str) -> str:
        try:
            read_networks(named)
        except ValueError:
            raise ValueError("names no address or network") from None
        return named

    @property
    def web_address(self) -> tuple[str, int]:
        """Host and port of ``web_listen``."""
        return read_place(self.web_listen)

    @property
    def web_networks(self) -> tuple[Network, ...]:
        """The networks of ``web_proxies``."""
        return read_networks(self.web_proxies)

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        """Host and port of ``metrics``; None where they are off."""
        if self.metrics == "off":
            return None
        return read_place(self.metrics)

    keep_finished_days: int | None = Field(None, validation_alias="PANTHEON_KEEP_FINISHED_DAYS", ge=7, le=100_000)
    """For how many days a match that is over is kept; None: permanently."""

    @property
    def backups(self) -> Path:
        """The folder of backups."""
        return self.data / "backups"

    @field_validator("discord_token")
    @classmethod
    def _token_is_one_word(cls, token: SecretStr | None) -> SecretStr | None:
        if token is None:
            return None
        word = token.get_secret_value().strip()
        if not word.isascii() or any(letter.isspace() for letter in word):
            raise ValueError("holds a space or a letter that no token has")
        return SecretStr(word) if word else None

    @field_validator("discord_api_base", "discord_cdn_base", "privacy_policy", "web")
    @classmethod
    def _base_is_an_address(cls, base: str | None) -> str | None:
        if not base:
            return base
        parts = urlsplit(base)
        if parts.scheme not in {"http", "https"} or not parts.hostname or parts.query or parts.fragment:
            raise ValueError("is not an http address")
        return base.rstrip("/")

    @field_validator("shards", mode="before")
    @classmethod
    def _shards_are_numbers(cls, named: Any) -> Any:
        return read_shards(named) if isinstance(named, str) else named

    @field_validator("log_level", mode="before")
    @classmethod
    def _level_in_capitals(cls, level: Any) -> Any:
        return level.upper() if isinstance(level, str) else level

    @model_validator(mode="before")
    @classmethod
    def _database_in_the_data_folder(cls, values: Any) -> Any:
        if isinstance(values, dict) and not (values.get("DATABASE_URL") or values.get("database_url")):
            folder = values.get("PANTHEON_DATA") or values.get("data") or "data"
            values = {**values, "DATABASE_URL": f"sqlite:///{folder}/pantheon.sqlite3"}
        return values

    @field_validator("database_url")
    @classmethod
    def _database_is_an_address(cls, url: str) -> str:
        scheme, separator, rest = url.partition("://")
        kind = scheme.partition("+")[0]
        if not separator or kind not in _DATABASES:
            raise ValueError("is neither a sqlite nor a postgresql address")
        if kind == "sqlite" and (not rest.startswith("/") or len(rest) < 2):
            raise ValueError("names no file")
        if kind != "sqlite" and not urlsplit(f"//{rest}").path.strip("/"):
            raise ValueError("names no database")
        return url


def read_place(where: str) -> tuple[str, int]:
    """Host and port of ``host:port``. Raises ValueError."""
    host, _, port = where.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > 65_535:
        raise ValueError("is not HOST:PORT")
    return host.strip("[]"), int(port)


def read_networks(named: str) -> tuple[Network, ...]:
    """Networks and addresses between commas. Raises ValueError."""
    return tuple(ipaddress.ip_network(each.strip()) for each in named.split(",") if each.strip())


def load(**chosen: Any) -> Configuration:
    """The configuration from the environment and ``.env``; ``chosen`` overrules both.

    Raises BadConfiguration with one sentence about the first value that cannot be used.
    """
    try:
        return Configuration(**{str(Configuration.model_fields[key].validation_alias): chosen[key] for key in chosen})
    except ValidationError as fault:
        sentence = _sentence(fault.errors(include_input=False, include_context=False, include_url=False)[0])
    except (OSError, UnicodeDecodeError):
        sentence = "The file .env cannot be read: it must be plain text in UTF-8."
    raise BadConfiguration(sentence)


def unknown_settings() -> dict[str, str | None]:
    """Names in the environment and ``.env`` that look like settings and are none, each with the one that may be meant.

    Raises BadConfiguration when ``.env`` cannot be read.
    """
    aliases = {str(field.validation_alias) for field in Configuration.model_fields.values()}
    file = Path(".env")
    try:
        file_names = SETTING.findall(file.read_text(encoding="utf-8")) if file.is_file() else []
    except (OSError, UnicodeDecodeError):
        raise BadConfiguration("The file .env cannot be read: it must be plain text in UTF-8.") from None
    names = {name.upper() for name in (*os.environ, *file_names) if name.upper().startswith(PREFIX)}
    by_lower_name = {name.removeprefix(PREFIX): name for name in aliases if name.startswith(PREFIX)}
    suggestions = {}
    for name in sorted(names - aliases):
        close = get_close_matches(name.removeprefix(PREFIX), by_lower_name, 1, 0.7)
        suggestions[name] = by_lower_name[close[0]] if close else None
    return suggestions


def _sentence(error: Mapping[str, Any]) -> str:
    """One sentence about one wrong value, without the value: it might be a secret."""
    name = str(error["loc"][0]) if error["loc"] else "The configuration"
    field = next(
        (key for key, field_info in Configuration.model_fields.items() if name in (key, field_info.validation_alias)),
        name,
    )
    variable = str(Configuration.model_fields[field].validation_alias) if field in _EXAMPLES else name
    complaint = str(error["msg"]).removeprefix("Value error, ")
    reason = complaint if error["type"] == "value_error" else "cannot be used"
    return f"{variable} {reason}; it takes {_EXAMPLES.get(field, 'another value')}."
