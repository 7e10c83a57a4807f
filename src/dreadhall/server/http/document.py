"""The OpenAPI document, where the framework's own would say less than is true."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import BaseRoute, HTTPRoute
from msgspec import Struct
from typing_extensions import override

from dreadhall.server import wire
from dreadhall.server.http.api.common import who_may

# What comes in with no fields but those it is known by.
TAKE_NO_OTHERS = {
    name
    for module in iter_modules(wire.__path__, f"{wire.__name__}.")
    for name, shape in vars(import_module(module.name)).items()
    if isinstance(shape, type) and issubclass(shape, Struct) and shape.__struct_config__.forbid_unknown_fields
}
# What a field is called, and was called once: one of the two is needed.
FORMER_NAMES = {"AnswerGiven": ("asked", "move")}


class ExactDocument(JsonRenderPlugin):
    """The document as JSON, made once."""

    _made: bytes = b""

    @override
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document, with every limit that holds."""
        if not self._made:
            for part in parts(openapi_schema):
                if "maximum" in part:
                    part.setdefault("minimum", 0)  # which is forgotten where null is possible, too
            say_who_may(request.app.routes, openapi_schema["paths"])
            described = openapi_schema["components"]["schemas"]
            for name in TAKE_NO_OTHERS & described.keys():
                described[name]["additionalProperties"] = False
            for name, (field, former) in FORMER_NAMES.items():
                described[name]["properties"][former]["deprecated"] = True
                described[name]["oneOf"] = [{"required": [field]}, {"required": [former]}]
            self._made = super().render(request, openapi_schema)
        return self._made


def say_who_may(routes: Iterable[BaseRoute], paths: dict[str, Any]) -> None:
    """Name the roles of keys that open each door: one of them is enough."""
    for route in routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            who = who_may(handler)
            for method in handler.http_methods & {name.upper() for name in paths.get(route.path_format, ())}:
                if who is not None and who.roles:
                    paths[route.path_format][method.lower()]["security"] = [{"key": [role]} for role in who.roles]


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """Every object in it."""
    if isinstance(value, dict):
        yield value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for each in inner:
        yield from parts(each)
