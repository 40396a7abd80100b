"""All families of buttons and selects: what the client registers when it starts."""

from __future__ import annotations

from bot.panels.board_buttons import BoardButton
from bot.panels.consent import ConsentButton
from bot.panels.control import Control
from bot.panels.games import GamesButton, LetGoSelect
from bot.panels.giving_up import GiveUpButton, TakeBackButton
from bot.panels.inviting import InviteSelect
from bot.panels.lobby import LobbyButton
from bot.panels.log import LogButton
from bot.panels.opening import StartButton
from bot.panels.options import BackButton, ComputerSelect, ConductSelect, SettingSelect, WhichSelect
from bot.panels.play import AlwaysSelect, PlayButton, PlaySelect, PlaySeveral, StepSelect
from bot.panels.privacy import EraseButton
from bot.panels.rematch import RematchButton
from bot.panels.reminders import LateButton, OverruleButton, SuccessorSelect
from bot.panels.replay import ReplayButton, StepButton
from bot.panels.rules import TopicSelect
from bot.panels.seats import OfferButton, ReturnButton, UndoButton
from bot.panels.settings import ServerButton, ServerChannels, ServerSelect
from bot.panels.standing import AheadSelect, AlwaysButton, AskAgainSelect
from bot.panels.wishing import WishButton, WishSelect

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
    WishSelect,
    WishButton,
    ServerSelect,
    ServerChannels,
    ServerButton,
)
