"""All families of buttons and selects: what the client registers when it starts."""

from __future__ import annotations

from bot.features.board.board_buttons import BoardButton
from bot.features.board.controls import AlwaysSelect, PlayButton, PlaySelect, PlaySeveral, StepSelect
from bot.features.board.standing_answers import AheadSelect, AlwaysButton, AskAgainSelect
from bot.features.deadlines import LateButton, OverruleButton, SuccessorSelect
from bot.features.history.log import LogButton
from bot.features.history.my_matches import GamesButton, LetGoSelect
from bot.features.history.replay import ReplayButton, StepButton
from bot.features.lobby.invitations import InviteSelect
from bot.features.lobby.opening import StartButton
from bot.features.lobby.options import BackButton, ComputerSelect, ConductSelect, SettingSelect, WhichSelect
from bot.features.lobby.view import LobbyButton
from bot.features.lookup.rules import TopicSelect
from bot.features.preferences.controls import PreferenceButton, PreferenceSelect
from bot.features.privacy import EraseButton
from bot.features.seats.consent import ConsentButton
from bot.features.seats.giving_up import GiveUpButton, TakeBackButton
from bot.features.seats.rematch import RematchButton
from bot.features.seats.view import OfferButton, ReturnButton, UndoButton
from bot.features.server_settings import ServerButton, ServerChannels, ServerSelect
from bot.interactions.router import Control

CONTROLS: tuple[type[Control], ...] = (
    PlayButton,
    PlaySelect,
    PlaySeveral,
    StepSelect,
    AlwaysSelect,
    AlwaysButton,
    AskAgainSelect,
    AheadSelect,
    BoardButton,
    LobbyButton,
    InviteSelect,
    ComputerSelect,
    SettingSelect,
    WhichSelect,
    ConductSelect,
    BackButton,
    LogButton,
    GamesButton,
    ReplayButton,
    StepButton,
    StartButton,
    EraseButton,
    ConsentButton,
    UndoButton,
    ReturnButton,
    OfferButton,
    RematchButton,
    GiveUpButton,
    TakeBackButton,
    LetGoSelect,
    TopicSelect,
    LateButton,
    SuccessorSelect,
    OverruleButton,
    PreferenceSelect,
    PreferenceButton,
    ServerSelect,
    ServerChannels,
    ServerButton,
)
