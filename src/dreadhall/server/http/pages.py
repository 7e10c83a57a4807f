"""What a browser gets: the web client where it is built, or else a page that says how to go on."""

import mimetypes
from html import escape
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from dreadhall.server.http.api.common import allow
from dreadhall.server.http.public import ONLY_WHEN_CHANGED, takes_gzip
from dreadhall.server.tables.access import ANYBODY

STATIC = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
KINDS = {".html": "text/html", ".js": "text/javascript", ".woff2": "font/woff2"} | {
    ".webmanifest": "application/manifest+json"
}
"""The types that some machines do not know, or know otherwise."""

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }}
body {{ max-width: 46rem; margin: 3rem auto; padding: 0 1rem }}
code {{ font-size: 0.9em }} dt {{ margin-top: 0.8rem }} dd {{ margin-left: 0; opacity: 0.8 }}
</style>
{body}
</html>
"""

NO_CLIENT = """<h1>Dreadhall</h1>
<p>The server is up. There is no web client in it yet: <a href="/api/docs">the interface is documented here</a>.</p>
"""


def page(title: str, body: str) -> Response[str]:
    """A small page."""
    return Response(PAGE.format(title=escape(title), body=body), media_type=MediaType.HTML)


@get("/api/docs", include_in_schema=False)
@allow(ANYBODY)
async def docs(request: Request[Any, Any, State]) -> Response[str]:
    """The interface, in short; the whole of it is in the OpenAPI document."""
    lines = ["<h1>The interface of this server</h1>"]
    lines.append('<p>In full: <a href="/api/schema/openapi.json">/api/schema/openapi.json</a> (OpenAPI).</p><dl>')
    for path, item in (request.app.openapi_schema.paths or {}).items():
        for method in ("get", "post", "put", "patch", "delete"):
            if (operation := getattr(item, method)) is not None:
                summary, text = escape(operation.summary or ""), escape(operation.description or "")
                lines.append(f"<dt><code>{method.upper()} {escape(path)}</code> {summary}</dt><dd>{text}</dd>")
    lines.append("</dl><p>A key goes into the header <code>Authorization: Bearer …</code>. Live updates come over the ")
    lines.append("WebSocket <code>/api/tables/{table_id}/live</code>, whose first frame is ")
    lines.append('<code>{"type": "hello", "key": "…"}</code>.</p>')
    return page("Dreadhall: the interface", "\n".join(lines))


@get(["/", "/{path:path}"], include_in_schema=False)
@allow(ANYBODY)
async def client(
    request: Request[Any, Any, State], path: Annotated[str | None, PathParameter(required=False)] = None
) -> Response[str] | Response[bytes]:
    """A file of the web client; every other address that is not the interface's is one of the client's own."""
    wanted = (path or "").strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise NotFoundException
    if not (STATIC / "index.html").is_file():
        if wanted:
            raise NotFoundException
        return page("Dreadhall", NO_CLIENT)
    if wanted and (file := file_at(wanted)) is not None:
        cache = FOR_EVER if wanted.startswith("assets/") else ONLY_WHEN_CHANGED
        return sent(request, file, cache)
    if wanted.startswith("assets/") or "." in wanted.rpartition("/")[2]:
        raise NotFoundException
    return sent(request, STATIC / "index.html", ONLY_WHEN_CHANGED)


def file_at(wanted: str) -> Path | None:
    """The file of the client at this address, if there is one."""
    try:
        file = (STATIC / wanted).resolve()
        return file if STATIC.resolve() in file.parents and file.is_file() else None
    except (OSError, ValueError):  # no file can be called that
        raise NotFoundException from None


def sent(request: Request[Any, Any, State], file: Path, cache: str) -> Response[bytes]:
    """A file, with how long it may be kept; compressed where it was built so and the browser understands that."""
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"cache-control": cache}
    packed = file.with_name(f"{file.name}.gz")
    if packed.is_file() and takes_gzip(request.headers):
        file, headers["content-encoding"] = packed, "gzip"
    return Response(file.read_bytes(), media_type=kind, headers=headers)
