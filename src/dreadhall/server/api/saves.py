"""Tables as files."""

from typing import Any, Literal

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from dreadhall.kernel.saves import Save
from dreadhall.server.access import Access
from dreadhall.server.api.common import By, Part, TableId, refusals, refusals_at_table
from dreadhall.server.api.tables import take_opening, take_restored
from dreadhall.server.errors import Refused, forbidden
from dreadhall.server.keys import new_key
from dreadhall.server.lobby import Opened
from dreadhall.server.play import seats_of_person
from dreadhall.server.services import Services
from dreadhall.server.shapes import Restore, SealedSave

SEALED: Literal["dreadhall-sealed"] = "dreadhall-sealed"


@get("/api/tables/{table_id:str}/save", summary="Save as a file", tags=["saves"], responses=refusals_at_table(409))
async def save(
    request: Request[Any, Any, State], services: Part, access: By, table_id: TableId
) -> Response[Save | SealedSave]:
    """A file that opens as a new table. While several people play, the file holds no secrets, only a key to them."""
    live = access.live
    position = live.started
    content: Any  # a save as it is encoded already, or a sealed one
    if may_see_all(access):
        content = position.table.save()
    elif access.role in ("host", "seat"):
        take_opening(request, services)
        key = new_key("save")
        await services.store.seal_save(key, live.id, position.number, services.clock())
        content = SealedSave(SEALED, live.row.game, position.number, key)
    else:
        raise forbidden("only the host and those with a seat may save")
    name = f"{live.row.game}-{position.number}.json"
    return Response(content, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def may_see_all(access: Access) -> bool:
    """Whether nobody's secrets would be given away: the game is over, or one person plays alone."""
    live, seat = access.live, access.key.seat
    if live.is_over:
        return access.role != "invite"
    if seat is None:
        return False
    mine = seats_of_person(live, seat)
    return all(other.person is None or other.seat in mine for other in live.seats)


@post(
    "/api/tables/restore",
    summary="Open a saved table",
    tags=["saves"],
    responses=refusals(409),
)
async def restore(request: Request[Any, Any, State], services: Part, data: JSONBody[Restore]) -> Opened:
    """A new table, with new links, that goes on where the saved one stood."""
    take_opening(request, services)
    content = await unseal(services, data.save) if data.save.get("format") == SEALED else data.save
    take_restored(request, services, content)
    return await services.lobby.restore(content, data.title, data.away)


async def unseal(services: Services, sealed: dict[str, Any]) -> dict[str, Any]:
    """The save that a sealed one stands for."""
    key = sealed.get("key")
    found = await services.store.sealed_save(key) if isinstance(key, str) else None
    if found is None:
        raise Refused(400, "bad-save", "this save was sealed by another server")
    table_id, number = found
    live = await services.tables.get(table_id)
    position, _ = await services.tables.position_at(live, number)
    return position.table.save()
