"""Tables as files."""

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from dreadhall.kernel.saves import Save
from dreadhall.server.http.api.common import MOST, By, Part, TableId, address_of, allow, refusals, refusals_at_table
from dreadhall.server.http.api.tables import take_opening, take_restored
from dreadhall.server.tables.access import ANYBODY, INSIDE
from dreadhall.server.wire.saves import Restore, SealedSave
from dreadhall.server.wire.tables import Opened

Number = Annotated[
    int | None, QueryParameter(ge=0, le=MOST, required=False, description="After the end: a number of the log")
]


@get(
    "/api/tables/{table_id:str}/save",
    summary="Save as a file",
    tags=["saves"],
    responses=refusals_at_table(404, 409),
)
@allow(INSIDE)
async def save(
    request: Request[Any, Any, State], services: Part, access: By, table_id: TableId, number: Number = None
) -> Response[Save | SealedSave]:
    """A file that opens as a new table. While several people play, the file holds no secrets, only a key to them.
    After the end, one can go on from any number of the log; such a file is a key as well."""
    loaded = access.loaded
    take_opening(request, services)
    content: Any = await services.copies.save(access, number)  # encoded already, or a sealed one
    name = f"{loaded.row.game}-{loaded.number if number is None else number}.json"
    return Response(content, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post(
    "/api/tables/restore",
    summary="Open a saved table",
    tags=["saves"],
    responses=refusals(403, 409),
)
@allow(ANYBODY)
async def restore(request: Request[Any, Any, State], services: Part, data: JSONBody[Restore]) -> Opened:
    """A new table, with new links, that goes on where the saved one stood. If that one is several people's and not
    over, each seat is for whoever has its link there, and the dice are keyed anew."""
    take_opening(request, services)
    charge = partial(take_restored, request, services)
    with services.trials.place(str(id(request)), address_of(request)):
        return await services.copies.restore(data.save, data.title, data.away, charge)
