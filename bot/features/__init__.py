"""One module or package per feature: the board, the lobby, options, seats, history, look-up and the rest."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from types import ModuleType

from bot.interactions.command_tree import PantheonTree


def feature_modules() -> list[ModuleType]:
    """Every module of this package, in alphabetical order. Importing them registers their handlers of clicks."""
    return [import_module(module.name) for module in pkgutil.walk_packages(__path__, f"{__name__}.")]


def add_features(tree: PantheonTree) -> None:
    """Register all handlers, and add the commands of every module that has a function ``add_commands(tree)``."""
    for module in feature_modules():
        add_commands = getattr(module, "add_commands", None)
        if add_commands is not None:
            add_commands(tree)
