"""Every custom id: its family and its parts.

Messages that were posted long ago carry these ids, so a family keeps its parts permanently. Each family begins with
letters of its own and a version, so that no two match the same id (docs/discord.md, "Components").
"""

from __future__ import annotations

from discord import ui

from bot.interactions.custom_ids import ID, OPTION, WORD, one_of
from bot.interactions.router import route

PLAY = route("t1", table=ID, ticket=ID, option=OPTION)
PLAY_SELECT = route("s1", ui.Select, table=ID, ticket=ID, slot=WORD)
PLAY_SEVERAL = route("ts", ui.Select, table=ID, ticket=ID)
FIRST_STEP = route("f1", ui.Select, table=ID, ticket=ID, slot=WORD)
ALWAYS = route("ab", table=ID, ticket=ID, answer=WORD)
ALWAYS_SELECT = route("a1", ui.Select, table=ID, ticket=ID)
ASK_AGAIN = route("k1", ui.Select, table=ID)
ANSWER_AHEAD = route("sa", ui.Select, table=ID, part=ID)
BOARD = route("b1", table=ID, view=WORD, page=ID)
MEMO = route("bm", table=ID)
MEMO_FORM = route("bn", ui.Modal, table=ID)
DESCRIBED_THEN = route("bd", table=ID, choices=ID, page=ID)

TRIAL_ACTIONS = ("open", "again", "back", "page", "keep", "drop", "plan", "add", "remove", "terms", "count", "play_on")
TRIAL = route("yo", table=ID, action=one_of(*TRIAL_ACTIONS), page=ID)
PLAN_ACTIONS = ("show", "add", "terms", "remove", "drop", "try")
PLAN = route("yk", table=ID, mark=ID, action=one_of(*PLAN_ACTIONS), way=ID)
"""``mark`` is that of the plan in the message. Older messages name none: ``TRIAL`` with plan, add, terms, remove, drop;
``TERMS_FORM``."""
TRIAL_PLAY = route("yp", table=ID, asked=ID, option=OPTION)
TRIAL_SELECT = route("ys", ui.Select, table=ID, asked=ID, slot=WORD)
TRIAL_STEP = route("yf", ui.Select, table=ID, asked=ID, slot=WORD)
TRIAL_SEVERAL = route("ym", ui.Select, table=ID, asked=ID)
TERMS_FORM = route("yt", ui.Modal, table=ID)
PLAN_TERMS = route("yv", ui.Modal, table=ID, mark=ID)
COUNT_FORM = route("yc", ui.Modal, table=ID)

LOBBY_ACTIONS = ("join", "leave", "computer", "invite", "options", "word", "start", "dismiss", "close", "halt")
LOBBY = route("l1", table=ID, action=one_of(*LOBBY_ACTIONS))
MUSTER = route("lm", table=ID, answer=one_of("ready", "cannot"))
WORD_FORM = route("w1", ui.Modal, table=ID)
INVITE = route("li", ui.UserSelect, table=ID)
WHICH_OPTION = route("x1", ui.Select, table=ID, version=ID, start=ID)
"""The table's version stands in the id so that Discord forgets what was selected before the table changed."""
ALL_OPTIONS = route("v1", table=ID)
SETTING = route("o1", ui.Select, table=ID, setting=WORD)
OPEN_OPTIONS = route("oo", table=ID, page=ID)
OPTIONS_FORM = route("of", ui.Modal, table=ID, page=ID)
TABLE_OPTION = route("c1", ui.Select, table=ID, part=WORD)
ADD_COMPUTER = route("lc", ui.Select, table=ID, version=ID)
START = route("n1", way=one_of("solo", "lobby"), game=WORD)
COMPUTER_MATCH = route("nc", game=WORD)
COMPUTER_MATCH_CHOICE = route(
    "nd", ui.Select, what=one_of("match", "level"), game=WORD, way=one_of("alone", "against"), level=WORD
)
COMPUTER_MATCH_START = route("ne", game=WORD, way=one_of("alone", "against"), level=WORD)
"""``alone``: ``level`` is the value of the game's own setting for one person; ``against``: it is a computer player."""

BANK = route("ct", table=ID)
BANK_FORM = route("cf", ui.Modal, table=ID)
UNDO = route("su", table=ID, moment=ID)
TURN_AGAIN = route("sb", table=ID, moment=ID)
RETURN = route("sr", table=ID)
TAKE_SEAT = route("so", table=ID, seat=ID)
CONSENT = route("y1", table=ID, proposal=ID, answer=one_of("yes", "no"))
GIVE_UP = route("ge", table=ID, answer=one_of("end", "manager", "play"))
TAKE_BACK_END = route("gb", table=ID)
HINT_UNRATED = route("hu", table=ID)
HINT_WHY = route("hw", table=ID)
REMATCH = route("sm", table=ID)
LATE = route("tl", table=ID, seat=ID, action=one_of("wait", "computer", "replace"))
SUCCESSOR = route("tr", ui.UserSelect, table=ID, seat=ID)
OVERRULE = route("tv", table=ID, seat=ID)
NUDGE = route("tg", table=ID)
FOLLOW_ASK = route("fa", table=ID)
FOLLOW = route("fo", table=ID, way=one_of("end", "turn", "stop"))
UNFOLLOW = route("fu", ui.Select)
LINK = route("wl", table=ID, action=one_of("show", "make", "withdraw"))
NUDGE_ANSWER = route("ta", table=ID, seat=ID, answer=one_of("here", "time", "leave"))

LOG = route("g1", table=ID, page=ID)
REPLAY = route("e1", table=ID)
REPLAY_PAGES = route("ep", table=ID)
REPLAY_WAYS = ("first", "back", "on", "last", "pace", "beside", "here")
REPLAY_STEP = route("i1", table=ID, pace=one_of("turn", "choice"), way=one_of(*REPLAY_WAYS), at=ID)
ANALYSE = route("va", table=ID)
ANALYSIS = route("vb", table=ID, moment=ID)
"""``moment`` is the number of a choice that cost much; 0: the whole."""
SHARE_ANALYSIS = route("vc", table=ID)
PLAY_ON_ROUNDS = route("vr", table=ID)
PLAY_ON_ROUND = route("vt", ui.Select, table=ID, part=ID)
PLAY_ON = route("vp", table=ID, at=ID)
PLAY_ON_DICE = route("vf", table=ID, at=ID, dice=one_of("other", "same"))
PLAY_ON_START = route("vs", table=ID, at=ID, dice=one_of("other", "same"), level=WORD)
PLAY_ON_PUZZLE = route("vq", puzzle=ID)
PLAY_ON_PUZZLE_START = route("vg", puzzle=ID, level=WORD)
PLAY_ON_PUZZLE_DICE = route("vh", puzzle=ID, dice=one_of("other", "same"))
PLAY_ON_PUZZLE_SAME = route("vj", puzzle=ID, level=WORD)
PLAY_ON_TRIAL_START = route("vk", table=ID, level=WORD)
MATCHES = route("m1", page=ID)
LET_GO = route("mg", ui.Select, page=ID)

PUZZLE = route("pz", puzzle=ID, asked=ID, option=OPTION)
PUZZLE_SELECT = route("ps", ui.Select, puzzle=ID, asked=ID, slot=WORD)
PUZZLE_STEP = route("pf", ui.Select, puzzle=ID, asked=ID, slot=WORD)
NEXT_PUZZLE = route("pn", game=WORD)
"""``game`` may be a game and a theme of its puzzles."""
PUZZLE_OPEN = route("po", puzzle=ID)
PUZZLE_VOTE = route("pv", puzzle=ID, vote=one_of("up", "down"))
PUZZLE_AGAIN = route("pb", puzzle=ID)

AS_PUZZLE = route("pm", table=ID, entries=ID)
SHARE_PUZZLE = route("pc", table=ID, entries=ID)

DRILLS = route("dr", action=one_of("list", "next", "stop"))
DRILL_KEEP = route("dk", table=ID)
DRILL_BEGIN = route("dn", drill=ID, page=ID)
DRILL_PLAY = route("dp", drill=ID, asked=ID, option=OPTION)
DRILL_SELECT = route("ds", ui.Select, drill=ID, asked=ID, slot=WORD)
DRILL_STEP = route("df", ui.Select, drill=ID, asked=ID, slot=WORD)
DRILL_SEVERAL = route("dm", ui.Select, drill=ID, asked=ID)

TUTORIAL = route("tu", game=WORD, action=one_of("open", "choices", "again", "leave"))
TUTORIAL_PLAY = route("tp", tutorial=ID, asked=ID, option=OPTION)
TUTORIAL_SELECT = route("tq", ui.Select, tutorial=ID, asked=ID, slot=WORD)
TUTORIAL_FIRST_STEP = route("tf", ui.Select, tutorial=ID, asked=ID, slot=WORD)
TUTORIAL_ON = route("tn", tutorial=ID, step=ID, action=one_of("next", "skip"))

DAILY = route("dy", action=one_of("today", "play", "share", "proof"), game=WORD, day=ID)
DAILY_BOARD = route(
    "db",
    game=WORD,
    scope=one_of("server", "world"),
    length=one_of("day", "week", "month", "season"),
    row=one_of("scope", "length"),
)
"""``row`` is where the button stands, so that no id is there twice."""

LEAGUE = route("lg", action=one_of("show", "join", "leave", "open", "close"), game=WORD, first=ID, page=ID)
"""``first`` is the first day of the season that is shown, ``page`` counts its divisions from the top."""

PEOPLE_LEAGUE = route(
    "pl",
    action=one_of("show", "look", "join", "leave", "return", "form", "close", "widen", "narrow", "pairs", "judge"),
    game=WORD,
    league=ID,
    page=ID,
)
PEOPLE_LEAGUE_FORM = route("pg", ui.Modal, game=WORD)

QUEUE = route("qu", action=one_of("find", "friends", "avoid", "leave", "look"))
QUEUE_FORM = route("qf", ui.Modal, what=one_of("find", "friends", "avoid"))

TOURNAMENT_ACTIONS = ("join", "leave", "manage", "start", "pause", "resume", "end", "export", "pairs", "judge")
TOURNAMENT = route("kt", tournament=ID, action=one_of(*TOURNAMENT_ACTIONS))
TOURNAMENT_NEW = route("kn", what=one_of("new"))
TOURNAMENT_FORM = route("kf", ui.Modal, what=one_of("new"))
TOURNAMENT_OUT = route("ko", ui.UserSelect, tournament=ID)

TOUR = route("ht", page=one_of("begin", "play", "names"))
RULE = route("q1", ui.Select, game=WORD, book=ID)
PREFERENCE = route("r1", ui.Select, part=WORD)
PREFERENCE_BUTTON = route("z1", action=WORD)
PREFERENCES_FORM = route("pe", ui.Modal)
QUIET_HOURS_FORM = route("d1", ui.Modal)
ERASE = route("p1", person=ID, answer=one_of("erase", "keep"))
SERVER_SETTING = route("j1", ui.Select, what=WORD, state=ID)
"""``state`` is a digest of how matches are run now, so that Discord forgets what was selected before."""
SERVER_CHANNELS = route("h1", ui.ChannelSelect, what=one_of("channels", "seasons"))
SERVER_BACK = route("u1", what=one_of("back", "server", "forum", "day", "usual", "more"))
SERVER_FORM = route("jf", ui.Modal, what=one_of("server", "forum", "day", "usual", "more"))
