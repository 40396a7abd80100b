"""The application, the bot's own account, and where the gateway is."""

from __future__ import annotations

from tests.discord import permission_bits
from tests.discord.rest.foundation import Foundation
from tests.discord.rest.routes import (
    APP,
    Answer,
    ApiError,
    Context,
    route,
    unknown,
)
from tests.discord.shapes import Json
from tests.discord.specification import coerce
from tests.discord.world import (
    iso,
)


class Application(Foundation):
    """The application, the bot's own account, and where the gateway is."""

    @route("GET", "/gateway")
    async def get_gateway(self, c: Context) -> Answer:
        return 200, {"url": self.server.gateway_url}

    @route("GET", "/gateway/bot")
    async def get_gateway_bot(self, c: Context) -> Answer:
        return 200, {
            "url": self.server.gateway_url,
            "shards": self.server.shards,
            "session_start_limit": {
                "total": 1000,
                "remaining": max(0, 1000 - self.server.gateway.session_starts),
                "reset_after": 86400000,
                "max_concurrency": self.server.max_concurrency,
            },
        }

    def _me(self) -> Json:
        return self.bot.json() | {
            "mfa_enabled": False,
            "locale": "en-US",
            "premium_type": 0,
            "email": None,
            "verified": True,
        }

    @route("GET", "/users/@me")
    async def get_me(self, c: Context) -> Answer:
        return 200, self._me()

    @route("PATCH", "/users/@me")
    async def patch_me(self, c: Context) -> Answer:
        if c.body.get("username"):
            self.bot.username = c.body["username"]
        return 200, self._me()

    @route("GET", "/users/{user_id}")
    async def get_user(self, c: Context) -> Answer:
        user = self.world.users.get(c.id("user_id"))
        if user is None:
            raise unknown("User")
        return 200, user.json()

    @route("GET", "/users/@me/guilds")
    async def my_guilds(self, c: Context) -> Answer:
        after = c.query_int("after", 0)
        guilds = sorted(
            (g for g in self.world.guilds.values() if self.bot.id in g.members and g.id > after), key=lambda g: g.id
        )[: c.query_int("limit", 200)]
        return 200, [
            {
                "id": str(g.id),
                "name": g.name,
                "icon": None,
                "banner": None,
                "owner": False,
                "features": [],
                "permissions": str(g.permissions(self.bot)),
            }
            for g in guilds
        ]

    @route("DELETE", "/users/@me/guilds/{guild_id}")
    async def leave_guild(self, c: Context) -> Answer:
        self.server.remove_bot(self.guild(c.id("guild_id")))
        return 204, None

    @route("POST", "/users/@me/channels")
    async def create_dm(self, c: Context) -> Answer:
        uid = coerce(c.body.get("recipient_id"))
        user = self.world.users.get(int(uid)) if uid is not None else None
        if user is None or user.id == self.bot.id or user.bot:
            raise ApiError(400, 50033, "Invalid Recipient(s)")
        return 200, self.world.dm(user).json(me=self.bot.id)

    def _application(self) -> Json:
        world = self.world
        return {
            "id": str(world.app_id),
            "name": world.bot.username,
            "icon": None,
            "description": "",
            "type": None,
            "verify_key": "0" * 64,
            "flags": self.server.application_flags(),
            "flags_new": str(self.server.application_flags()),
            "bot": world.bot.json(),
            "bot_public": True,
            "bot_require_code_grant": False,
            "integration_types_config": {
                str(kind): {
                    "oauth2_install_params": {
                        "scopes": ["applications.commands", "bot"] if kind == 0 else ["applications.commands"],
                        "permissions": str(permission_bits.BOT if kind == 0 else 0),
                    }
                }
                for kind in world.app_installs
            },
        }

    @route("GET", "/applications/@me")
    async def get_application(self, c: Context) -> Answer:
        return 200, self._application() | {
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "owner": self.world.owner.json(),
            "approximate_guild_count": len(self.world.guilds),
            "approximate_user_install_count": len(self.world.user_installs),
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "team": None,
            "eligible_oauth2_scopes": [],
        }

    @route("GET", "/oauth2/applications/@me")
    async def get_oauth_application(self, c: Context) -> Answer:
        return await self.get_application(c)

    @route("GET", "/oauth2/@me")
    async def get_authorization(self, c: Context) -> Answer:
        return 200, {"application": self._application(), "expires": iso(), "scopes": ["bot"]}

    @route("GET", APP + "/entitlements")
    async def get_entitlements(self, c: Context) -> Answer:
        self.application(c)
        return 200, []
