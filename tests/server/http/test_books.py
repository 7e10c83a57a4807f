"""The haunts' books reach those who may read them, and nobody else by any way."""

import gzip
import re
from pathlib import Path
from typing import Any

import pytest

from dreadhall.server.http import pages
from dreadhall.testing.betrayal import row
from dreadhall.testing.marks import rule
from dreadhall.words import LANGUAGES, find_locales, read_page
from tests.betrayal.haunts.guillotines import collared
from tests.betrayal.haunts.hunting import hunt
from tests.betrayal.haunts.wolves import OX, ZOE, wolves
from tests.server.helpers import Server, Table
from tests.server.played import opened, play_to_the_end

pytestmark = pytest.mark.anyio

OPEN, HEROES, TRAITOR = "h05", "h05-heroes", "h05-traitor"
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
SENTENCE = re.compile(r"[A-Za-z][A-Za-z ,;:]{29,}")
LIKE_A_BOOK = (re.compile(rb"[A-Za-z ,;:]{30,}"), re.compile(rb"[\w-]+ ="))
"""All stretches in which a sentence or the name of a message of a book could stand."""
PUBLIC = ("/api/games", "/api/games/betrayal/rules", "/api/frames", "/api/schema/openapi.json", "/api/docs", "/metrics")


async def book(table: Table, key: str | int, language: str = "en") -> Any:
    """What is read with a key."""
    return await table.good("GET", "/book", key, language=language)


def printed(*names: str, language: str = "en") -> dict[str, Any]:
    """What stands on these pages, and on that of what haunts share."""
    pages = ["haunts", *names]
    return {"pages": pages, "text": "\n".join(read_page(language, page) for page in pages)}


def messages(text: str) -> set[str]:
    """The names of the messages of a text."""
    return set(MESSAGE.findall(text))


@rule("B-SEC-01")
async def test_before_the_haunt_there_is_nothing_to_read(small_server: Server) -> None:
    table = await small_server.started(3, "betrayal")
    for key in (0, 1, 2, table.spectator, table.host):
        assert await book(table, key) == {"pages": [], "text": ""}


@rule("B-SEC-01", "B-HSET-06")
async def test_each_side_gets_its_own_pages_and_their_messages(server: Server) -> None:
    table = await opened(server, wolves().table)
    for language in LANGUAGES:
        for seat in (0, 1):
            assert await book(table, seat, language) == printed(OPEN, HEROES, language=language)
        assert await book(table, 2, language) == printed(OPEN, TRAITOR, language=language)
    heroes, traitor = [messages((await book(table, seat))["text"]) for seat in (0, 2)]
    assert {"betrayal-book-h05-heroes-goal", "betrayal-book-h05-heroes-rules"} <= heroes
    assert {"betrayal-book-h05-traitor-goal", "betrayal-book-h05-traitor-rules"} <= traitor
    assert heroes & traitor == messages(read_page("en", OPEN)) | messages(read_page("en", "haunts"))


@rule("B-HSET-06")
async def test_who_changes_sides_reads_both_and_the_others_what_they_did(small_server: Server) -> None:
    table = await opened(small_server, wolves(converts=[OX]).table)
    assert await book(table, 0) == printed(OPEN, HEROES, TRAITOR)
    assert await book(table, 1) == printed(OPEN, HEROES)
    assert await book(table, 2) == printed(OPEN, TRAITOR)


@rule("B-SEC-07")
async def test_the_dead_go_on_reading_their_own_book(small_server: Server) -> None:
    table = await opened(small_server, wolves(dead=[ZOE]).table)
    assert await book(table, 1) == printed(OPEN, HEROES)


@rule("B-SEC-05")
async def test_who_only_watches_reads_what_is_open_to_all_and_no_book(small_server: Server) -> None:
    for position, page in ((wolves(), OPEN), (collared(), "h34")):
        table = await opened(small_server, position.table)
        for key in (table.spectator, table.host):
            assert await book(table, key) == printed(page)


@rule("B-HID-04")
@pytest.mark.parametrize("number", [34, 50])
async def test_where_there_is_one_book_everybody_reads_the_same(small_server: Server, number: int) -> None:
    position = collared() if number == 34 else hunt(rooms=row("upper", "attic"))
    table = await opened(small_server, position.table)
    assert [await book(table, seat) for seat in table.keys] == [printed(f"h{number}", f"h{number}-heroes")] * len(
        table.keys
    )


@rule("B-SEC-05")
async def test_after_the_end_everybody_reads_everything(small_server: Server) -> None:
    table = await opened(small_server, wolves().table)
    await play_to_the_end(table, seed=1)
    for key in (0, 1, 2, table.spectator, table.host):
        assert await book(table, key) == printed(OPEN, HEROES, TRAITOR)


@pytest.mark.parametrize("language", ["", "xx", "EN", "../en", "en\x00", "en\nde", "e" * 2000])
async def test_a_language_that_is_not_there_is_refused_in_one_line(small_server: Server, language: str) -> None:
    table = await opened(small_server, wolves().table)
    told = await table.refused(400, "bad-request", "GET", "/book", 0, language=language)
    assert HEROES not in str(told)


async def test_no_book_is_read_without_a_language_a_key_or_a_game(small_server: Server) -> None:
    table = await small_server.open("betrayal", 3)
    await table.join(0)
    await table.refused(400, "bad-request", "GET", "/book", 0)
    await table.refused(409, "not-started", "GET", "/book", 0, language="en")
    await table.refused(403, "forbidden", "GET", "/book", table.invite, language="en")
    await table.refused(401, "bad-key", "GET", "/book", "nobody", language="en")


async def test_a_book_is_kept_by_nobody_on_the_way(small_server: Server) -> None:
    table = await opened(small_server, wolves().table)
    reply = await table.call("GET", "/book", 0, language="en")
    assert reply.headers["cache-control"] == "no-store"
    assert not {"content-encoding", "etag"} & set(reply.headers)


async def test_the_book_is_in_the_document(small_server: Server) -> None:
    document = (await small_server.http.get("/api/schema/openapi.json")).json()
    operation = document["paths"]["/api/tables/{table_id}/book"]["get"]
    [language] = [each for each in operation["parameters"] if each["name"] == "language"]
    assert (language["required"], language["schema"]["enum"]) == (True, list(LANGUAGES))
    assert set(operation["responses"]) == {"200", "400", "401", "403", "404", "408", "409", "413", "415", "429", "503"}


def secret_words() -> set[bytes]:
    """Of every page of every language, the names of its messages and some plain sentences."""
    texts = [page.read_text(encoding="utf-8") for page in sorted(find_locales().glob("*/books/*-*.ftl"))]
    assert len(texts) >= 3 * 90
    found = {f"{name} =".encode() for text in texts for name in messages(text)}
    return found | {sentence.encode() for text in texts for sentence in SENTENCE.findall(text)}


def told_in(content: bytes, words: set[bytes]) -> list[bytes]:
    """Which of these words stand there. They are looked for only where one could, which is a small part of a file."""
    places = b"\n".join(place for kind in LIKE_A_BOOK for place in kind.findall(content))
    return [each for each in words if each in places]


@rule("B-SEC-01")
async def test_nothing_that_is_open_to_all_gives_a_book_away(small_server: Server) -> None:
    words = secret_words()
    assert told_in(read_page("en", HEROES).encode(), words)
    for name in PUBLIC:
        reply = await small_server.http.get(name)
        assert reply.status_code == 200
        assert not told_in(reply.content, words), name


@rule("B-SEC-01")
def test_the_web_client_is_built_without_the_books() -> None:
    """Where it is built; a browser gets no other files."""
    words = secret_words()
    for file in filter(Path.is_file, pages.STATIC.rglob("*")):
        content = file.read_bytes()
        plain = gzip.decompress(content) if file.suffix == ".gz" else content
        assert not told_in(plain, words), file.name


@pytest.mark.parametrize("way", ["", "assets/", "../", "../../../", "%2e%2e/%2e%2e/%2e%2e/", "assets/../../../../"])
async def test_no_address_leads_to_the_pages_themselves(small_server: Server, way: str) -> None:
    for folder in ("locales/en/books", "en/books", "books"):
        reply = await small_server.http.get(f"/{way}{folder}/{TRAITOR}.ftl")
        assert reply.status_code == 404
        assert b"betrayal-book" not in reply.content
