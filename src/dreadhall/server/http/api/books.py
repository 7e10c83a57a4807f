"""The pages of a game's books that a seat may read."""

from litestar import get

from dreadhall.server.http.api.common import By, InLanguage, Part, TableId, allow, refusals_at_table
from dreadhall.server.tables.access import INSIDE
from dreadhall.server.wire.play import Book
from dreadhall.words import read_page


@get("/api/tables/{table_id:str}/book", summary="Read your book", tags=["play"], responses=refusals_at_table(409))
@allow(INSIDE)
async def read(services: Part, access: By, table_id: TableId, language: InLanguage) -> Book:
    """The pages of what is played now, those that only this seat may read included; empty where there are none.

    After the end all may be read, but those of a copy only once the original is over, too.
    """
    loaded = access.loaded
    position = loaded.started
    if loaded.is_over and not await services.copies.is_open(loaded):
        position, _, _ = await services.tables.position_at(loaded, position.number - 1)
    pages = position.pages(access.eyes)
    return Book(pages, "\n".join(read_page(language, page) for page in pages))
