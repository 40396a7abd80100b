"""On what a benchmark runs: figures of two interpreters or two hours compare only where this is the same."""

from __future__ import annotations

import os
import platform
import sysconfig

from engine import match

OPTIMISED_BUILD = "--enable-optimizations"
"""With this option CPython is compiled by a profile of itself; without that a click costs a quarter more. Debian's is
compiled so as well, and does not name the option: so only its presence says something."""


def describe_machine() -> str:
    """The interpreter and its build where that is known, whether rules are compiled, the cores, and the load now."""
    is_optimised = OPTIMISED_BUILD in str(sysconfig.get_config_var("CONFIG_ARGS"))
    build = " (an optimised build)" if is_optimised else ""
    rules = "interpreted" if match.__file__.endswith(".py") else "compiled"
    load = f", load average {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    interpreter = f"{platform.python_implementation()} {platform.python_version()}{build}"
    return f"{interpreter}, rules {rules}, {os.cpu_count()} cores{load}"
