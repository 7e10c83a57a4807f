"""What is the same for everybody: compressed, and sent again only when it has changed. Nothing else is."""

import gzip
from pathlib import Path

import pytest

from dreadhall.server.http import pages
from tests.server.helpers import Server

pytestmark = pytest.mark.anyio

DOCUMENTS = [
    "/api/games",
    "/api/games/darkest/rules",
    "/api/games/darkest/catalogue",
    "/api/games/darkest/houses",
    "/api/frames",
    "/api/schema/openapi.json",
    "/api/docs",
]
PLAIN, PACKED = {"accept-encoding": "identity"}, {"accept-encoding": "gzip"}


@pytest.mark.parametrize("path", DOCUMENTS)
async def test_a_document_comes_compressed_to_who_understands_that(small_server: Server, path: str) -> None:
    plain = await small_server.http.get(path, headers=PLAIN)
    packed = await small_server.http.get(path, headers=PACKED)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("path", DOCUMENTS)
async def test_who_has_a_document_already_is_not_sent_it_again(small_server: Server, path: str) -> None:
    first = await small_server.http.get(path)
    assert "no-store" not in first.headers["cache-control"]
    again = await small_server.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    other = await small_server.http.get(path, headers={"if-none-match": 'W/"other"'})
    assert (other.status_code, other.content) == (200, first.content)


async def test_nothing_at_a_table_is_compressed_or_kept(small_server: Server) -> None:
    """How small a reply can be made would tell what is in it, beside what a player typed."""
    table = await small_server.started(title="x" * 80)
    await table.play_on(6)
    for path in ("", "/play", "/events", "/chat", "/save", "/replay?number=1"):
        headers = {"authorization": f"Bearer {table.keys[0]}", **PACKED}
        reply = await small_server.http.get(f"/api/tables/{table.id}{path}", headers=headers)
        assert reply.status_code == 200, reply.text
        assert not {"content-encoding", "etag"} & set(reply.headers), path
        assert reply.headers["cache-control"] == "no-store"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A web client that was built."""
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/app-a1b2.js", "favicon.svg"):
        text = f"<!-- {name} -->" * 20
        (tmp_path / name).write_text(text)
        if "svg" not in name:
            (tmp_path / f"{name}.gz").write_bytes(gzip.compress(text.encode()))
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


async def test_files_named_by_their_contents_are_kept_for_ever(small_server: Server, client: Path) -> None:
    for headers in (PLAIN, PACKED):
        reply = await small_server.http.get("/assets/app-a1b2.js", headers=headers)
        assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
        assert reply.headers.get("content-encoding") == (None if headers is PLAIN else "gzip")
        assert reply.text == (client / "assets" / "app-a1b2.js").read_text()


async def test_the_page_itself_is_asked_for_each_time(small_server: Server, client: Path) -> None:
    for path in ("/", "/table/some-table"):
        reply = await small_server.http.get(path)
        assert reply.text == (client / "index.html").read_text()
        assert (reply.headers["cache-control"], reply.headers["content-type"]) == (
            "no-cache",
            "text/html; charset=utf-8",
        )
        again = await small_server.http.get(path, headers={"if-none-match": reply.headers["etag"]})
        assert again.status_code == 304


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/none.svg", "/api/none", "/assets/../../app.py", "/%2e%2e/app.py"]
)
async def test_a_file_that_is_not_there_is_not_found(small_server: Server, client: Path, path: str) -> None:
    reply = await small_server.http.get(path)
    assert (reply.status_code, reply.json()["error"]) == (404, "not-found")
