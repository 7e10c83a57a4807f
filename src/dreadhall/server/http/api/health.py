"""Whether the server is well, for those who run it."""

from litestar import Response, get

import dreadhall
from dreadhall.server.errors import Refused
from dreadhall.server.http.api.common import Part, allow, refusals
from dreadhall.server.tables.access import ANYBODY, OPERATOR
from dreadhall.server.wire.health import Health


@get("/api/health", summary="Is it alive?", tags=["operation"], responses=refusals())
@allow(ANYBODY)
async def health() -> Health:
    """The process answers."""
    return Health("ok", dreadhall.__version__)


@get("/api/ready", summary="Is it ready?", tags=["operation"], responses=refusals())
@allow(ANYBODY)
async def ready(services: Part) -> Health:
    """The process answers, its database stores, and no process beside it stands still."""
    await services.store.ping()
    if services.peers is not None and not services.peers.are_well:
        raise Refused(503, "stands-still", "a process of this server stands still")
    return Health("ok", dreadhall.__version__)


@get("/metrics", include_in_schema=False)
@allow(OPERATOR)
async def metrics(services: Part) -> Response[bytes]:
    """Figures for Prometheus, of all processes of this server."""
    if not services.settings.metrics:
        raise Refused(404, "not-found", "there are no figures here")
    return Response(services.figures(), media_type="text/plain; version=0.0.4")
