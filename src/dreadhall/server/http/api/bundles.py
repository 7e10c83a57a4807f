"""A name without an account: what somebody carries from one device to another, sealed before it comes here."""

from functools import partial
from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody

from dreadhall.server.errors import Refused, conflict
from dreadhall.server.http.api.common import Part, allow, refusals
from dreadhall.server.keys import hash_key
from dreadhall.server.services import Services
from dreadhall.server.storage.bundles import drop_bundle, keep_bundle, read_bundle
from dreadhall.server.tables.access import ANYBODY
from dreadhall.server.wire.bundles import Bundle, NewBundle, WhichBundle

AnyRequest = Request[Any, Any, State]


@post("/api/own/look", status_code=200, summary="What I carry", tags=["own"], responses=refusals())
@allow(ANYBODY)
async def look_at_own(services: Part, data: JSONBody[WhichBundle]) -> Bundle:
    """The box under a key. A key under which nothing is kept and one that is wrong look the same."""
    read = partial(read_bundle, hash_key(data.key), services.uptime.seconds)
    found = await services.database.write(read)
    return Bundle("", 0) if found is None else Bundle(found[0].decode(), found[1])


@post("/api/own", status_code=200, summary="Carry something", tags=["own"], responses=refusals(409))
@allow(ANYBODY)
async def keep_own(request: AnyRequest, services: Part, data: JSONBody[NewBundle]) -> Bundle:
    """Keep a box under a key, in place of the version that was looked at last."""
    take_keeping(request, services, is_new=data.version == 0)
    keep = partial(keep_bundle, hash_key(data.key), data.box.encode(), data.version, services.uptime.seconds)
    if not await services.database.write(keep):
        raise conflict("stale", "another device has kept something in between: look first")
    return Bundle(data.box, data.version + 1)


@post("/api/own/forget", status_code=204, summary="Carry nothing", tags=["own"], responses=refusals())
@allow(ANYBODY)
async def forget_own(services: Part, data: JSONBody[WhichBundle]) -> None:
    """What is kept under this key is deleted; tables stay as they are."""
    await services.database.write(partial(drop_bundle, hash_key(data.key)))


def take_keeping(request: AnyRequest, services: Services, *, is_new: bool) -> None:
    """Refuse to keep boxes without end."""
    address = request.client.host if request.client else ""
    if not services.keepings.take(address) or (is_new and not services.openings.take(address)):
        raise Refused(429, "too-many", "that is enough for the moment: try again later")
