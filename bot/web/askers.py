"""Who asks: by which address, how often, and whether they ask for what is here at all."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from functools import lru_cache
from urllib.parse import urlsplit

import structlog

from bot.configuration import Network
from bot.runtime.rate_limits import REMEMBERED, Buckets
from bot.web.connections import Request, is_among

_log = structlog.stdlib.get_logger("pantheon.web")

EACH_RATE, EACH_BURST = 15.0, 90
"""Requests a second of one address, for long and at once: a page takes seven, a step to another turn two."""
ALL_RATE, ALL_BURST = 600.0, 3_000
"""The same of all together; a new board lets each watcher ask for one picture."""
MISS_RATE, MISS_BURST = 0.5, 20
"""How often a second one address may ask for a link that is not there, for long and at once."""
STREAMS_EACH = 20
"""How many pages that one address watches get new boards at once."""
FORWARDED = "X-Forwarded-For"
OF_A_HOUSE = 64
"""How many bits of an address of IPv6 a household has; what follows its devices choose themselves."""
DEFAULT_PORTS = {"http": 80, "https": 443}


class Askers:
    """Limits by address. ``proxies`` are those whose word about who asks is believed."""

    def __init__(self, public: str, proxies: tuple[Network, ...]) -> None:
        """``public`` is the address at which people find the pages."""
        self._proxies = proxies
        self._hosts = _hosts_of(public)
        self._each = Buckets(EACH_RATE, EACH_BURST, time.monotonic)
        self._all = Buckets(ALL_RATE, ALL_BURST, time.monotonic)
        self._misses = Buckets(MISS_RATE, MISS_BURST, time.monotonic)
        self._streams: Counter[str] = Counter()
        self._has_warned = False

    def is_here(self, request: Request) -> bool:
        """Whether a request is meant for these pages: exactly one host, and the public one."""
        hosts = request.headers.getall("Host", [])
        return len(hosts) == 1 and hosts[0].casefold() in self._hosts

    def asker_of(self, request: Request) -> str:
        """The address that limits count by: of the last one who is no proxy of the operator's."""
        transport = request.transport
        peer = transport.get_extra_info("peername") if transport is not None else None
        asker = str(peer[0]) if isinstance(peer, tuple) else ""
        chain = ",".join(request.headers.getall(FORWARDED, []))
        if chain and not is_among(asker, self._proxies):
            self._warn_once()
        else:
            for each in reversed(chain.split(",")):
                if not each.strip() or not is_among(asker, self._proxies):
                    break
                asker = each.strip()
        return _household_of(asker)

    def allows(self, asker: str) -> bool:
        """Whether this request is answered; who asks too much costs the others nothing."""
        return self._each.take(asker) and self._all.take("all")

    def may_miss(self, asker: str) -> bool:
        """Count that someone has asked for what is not there; whether they may do so again."""
        return self._misses.take(asker)

    def begin_stream(self, asker: str) -> bool:
        """Count a page that gets new boards; whether this address may have one more."""
        if self._streams[asker] >= STREAMS_EACH:
            return False
        self._streams[asker] += 1
        return True

    def end_stream(self, asker: str) -> None:
        """Such a page was closed."""
        self._streams[asker] -= 1
        if self._streams[asker] <= 0:
            del self._streams[asker]

    def _warn_once(self) -> None:
        if not self._has_warned:
            self._has_warned = True
            _log.warning("forwarded_address_not_believed", setting="PANTHEON_WEB_PROXIES")


def _hosts_of(public: str) -> frozenset[str]:
    """The values of the header ``Host`` that mean the public address, with its port and, where it is usual, without."""
    parts = urlsplit(public)
    host = (parts.hostname or "").casefold()
    host = f"[{host}]" if ":" in host else host
    usual = DEFAULT_PORTS.get(parts.scheme, 0)
    port = parts.port or usual
    return frozenset({f"{host}:{port}", *([host] if port == usual else [])})


@lru_cache(REMEMBERED)
def _household_of(address: str) -> str:
    """The address, or that of its network where a household has many."""
    try:
        read = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(read, ipaddress.IPv6Address) and read.ipv4_mapped is None:
        return str(ipaddress.ip_network((read, OF_A_HOUSE), strict=False))
    return str(getattr(read, "ipv4_mapped", None) or read)
