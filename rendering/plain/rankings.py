"""Tables of leagues and tournaments, and brackets, which are the same for every game."""

from __future__ import annotations

from rendering.registry import EVERY_GAME, picture
from rendering.templates import bracket_page, ranking_page

draw_ranking = picture(EVERY_GAME, "ranking")(ranking_page.draw)
draw_bracket = picture(EVERY_GAME, "bracket")(bracket_page.draw)
