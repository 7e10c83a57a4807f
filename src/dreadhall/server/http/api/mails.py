"""Being told by mail that it is one's turn: giving an address, the links in mails, and being left alone."""

from typing import Annotated, Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from dreadhall.server.http.api.common import Part, allow, refusals
from dreadhall.server.http.api.open_tables import address_of
from dreadhall.server.tables.access import ANYBODY
from dreadhall.server.wire.mail import Mail, NewMail, WhichMail

Token = Annotated[str, QueryParameter(max_length=100, description="What is in the link of a mail")]


@post("/api/mail", summary="Give an address", tags=["calls"], responses=refusals(409))
@allow(ANYBODY)
async def give_mail(request: Request[Any, Any, State], services: Part, data: JSONBody[NewMail]) -> Mail:
    """A mail goes there that asks whether this is right; until its link is followed, no other does."""
    return await services.mail.ask(data.address, data.language, address_of(request))


@post("/api/mail/look", status_code=200, summary="Is it confirmed?", tags=["calls"], responses=refusals())
@allow(ANYBODY)
async def look_at_mail(services: Part, data: JSONBody[WhichMail]) -> Mail:
    """Whether the address under a key is written to. Seats are called by it under `mail:` and the key."""
    return await services.mail.look(data.key)


@post("/api/mail/forget", status_code=204, summary="Forget an address", tags=["calls"], responses=refusals())
@allow(ANYBODY)
async def forget_mail(services: Part, data: JSONBody[WhichMail]) -> None:
    """Nothing is written there any more, and the address is deleted."""
    await services.mail.forget(data.key)


@post("/api/mail/link", status_code=204, summary="Follow a link", tags=["calls"], responses=refusals(404))
@allow(ANYBODY)
async def follow_mail(services: Part, token: Token) -> None:
    """Confirm an address, or forget it: what the link is for is in it. The page that it opens asks before."""
    await services.mail.follow(token)
