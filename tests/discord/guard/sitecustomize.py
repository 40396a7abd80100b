"""Loaded into the bot process (BotProcess(guard=True)): only loopback may be reached.

Every refused connection or name look-up is printed to stderr, so a test can
assert that the bot talks to nothing but the local server.
"""

import socket
import sys
from typing import Any

_LOCAL = ("127.", "::1", "localhost")


def _local(host: object) -> bool:
    return host is None or str(host) == "" or str(host).startswith(_LOCAL)


def _refuse(what: str) -> None:
    print(f"only-loopback: {what}", file=sys.stderr, flush=True)


def _audit(event: str, args: tuple[Any, ...]) -> None:
    if event == "socket.connect":
        address = args[1]
        if isinstance(address, tuple) and not _local(address[0]):
            _refuse(f"connect {address[0]}:{address[1]}")
            raise OSError("only-loopback: only loopback")
    elif event == "socket.getaddrinfo" and not _local(args[0]):
        _refuse(f"resolve {args[0]}")
        raise socket.gaierror("only-loopback: only loopback")


sys.addaudithook(_audit)
