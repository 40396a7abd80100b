"""One operation of the API: a method and a path, its parameters, bodies and answers."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tests.discord.shapes import Json

JSON = "application/json"
MULTIPART = "multipart/form-data"
URLENCODED = "application/x-www-form-urlencoded"


@dataclass
class Operation:
    method: str
    template: str
    data: Json
    path_params: list[Json]
    regex: re.Pattern[str]
    names: list[str]
    literals: int

    @property
    def key(self) -> str:
        return f"{self.method} {self.template}"

    def query_params(self) -> list[Json]:
        params = list(self.path_params) + list(self.data.get("parameters") or [])
        return [p for p in params if p.get("in") == "query"]

    @property
    def wants_auth(self) -> bool:
        security = self.data.get("security")
        if security is None:
            return True
        return {} not in security

    def body_schema(self, content_type: str = JSON) -> Json | None:
        body = self.data.get("requestBody")
        if not body:
            return None
        schema: Json | None = body.get("content", {}).get(content_type, {}).get("schema")
        return schema

    @property
    def content_types(self) -> set[str]:
        return set((self.data.get("requestBody") or {}).get("content", {}))

    @property
    def body_required(self) -> bool:
        return bool((self.data.get("requestBody") or {}).get("required"))
