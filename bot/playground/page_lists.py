"""Lists of the page as a person expects them: SimCord's close on their own, swallow a click, or no longer open at all.

A list stays open while pictures load and while the page is scrolled. What is pressed beside an open list counts at
once. The same option can be chosen twice in a row, as two computer players of one level; and a list that stands where
another one stood, as in the next drill, begins with nothing chosen. A list of several in which too little is chosen
closes like any other, as in Discord; SimCord keeps it open also when its message is gone, and then no other one opens.
"""

from __future__ import annotations

from bot.playground.page_changes import Change

DRAFTS, CONTROLS = "/select-drafts.js", "/selects.js"
"""The files in which SimCord opens, places and closes lists."""

MENDS = (
    # Closing draws all messages again: done while a button is pressed, its click finds the button gone.
    Change(
        DRAFTS,
        "if (state.dropdown.multi) commitDropdown(key);\n    else setTimeout(() => cancelDropdown(key), 0);",
        "if (state.dropdown.multi && commitDropdown(key)) return;\n"
        "    const close = () => setTimeout(() => cancelDropdown(key), 50);\n"
        '    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, close, { once: true });',
    ),
    Change(
        CONTROLS,
        "if (!wrap.isConnected || wrap.contains(document.activeElement)) return;",
        'if (!wrap.isConnected || wrap.contains(document.activeElement) || document.querySelector(":active")) return;',
    ),
    # A list whose message is gone can never be complete.
    Change(
        DRAFTS,
        "if (!commitDropdown(previousKey)) return;",
        "if (!commitDropdown(previousKey)) cancelDropdown(previousKey);",
    ),
    # What was chosen is over with its click: the same can be chosen again, and other lists there do not begin with it.
    Change(
        DRAFTS,
        'changed) dispatch("select", { control_key: key, values });',
        "changed) {\n"
        "      state.drafts.delete(key);\n"
        "      state.selectDrafts.delete(key);\n"
        '      dispatch("select", { control_key: key, values });\n'
        "    }",
    ),
    # Messages that are drawn again are short until their pictures are there, which moves the list out of sight.
    Change(
        DRAFTS,
        "if (rect.bottom <= 0 || rect.top >= viewportHeight) {\n"
        "        cancelDropdown(wrap.dataset.controlKey);\n"
        "        continue;\n"
        "      }",
        'list.style.visibility = rect.bottom <= 0 || rect.top >= viewportHeight ? "hidden" : "";',
    ),
    Change(
        DRAFTS,
        "trigger?.focus();\n",
        "trigger?.focus();\n"
        "    setTimeout(() => {\n"
        '      const wrap = elements(".preview-select.is-open").find((item) => item.dataset.controlKey === key);\n'
        '      wrap?.scrollIntoView({ block: "nearest" });\n'
        "    }, 300);\n",
    ),
)
