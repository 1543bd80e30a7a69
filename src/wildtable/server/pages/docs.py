"""The documentation under `/docs`: for players, hosts, bot authors, researchers and contributors."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from wildtable.server.html.markdown import EXAMPLES, GUIDES, REFERENCE, SOURCES, doc, read_source, search_index
from wildtable.server.pages.page import open_page

router = APIRouter(include_in_schema=False)


@router.get("/docs")
async def index(request: Request) -> Response:
    return await show_doc(request, "index")


@router.get("/docs/search.json")
async def search() -> Response:
    """Return the sections of all pages, for the search of the page's script."""
    return JSONResponse(search_index(), headers={"Cache-Control": "public, max-age=3600"})


@router.get("/docs/examples/{name}")
async def show_example(name: str) -> Response:
    """Return an example program as it is, to look at or to download."""
    if f"examples/{name}" not in EXAMPLES:
        raise HTTPException(404, "Not Found")
    return PlainTextResponse(read_source(f"examples/{name}"))


@router.get("/docs/{name}")
async def show_doc(request: Request, name: str) -> Response:
    if name not in SOURCES:
        raise HTTPException(404, "Not Found")
    page = await open_page(request)
    order = list(SOURCES)
    at = order.index(name)
    return await page.render_large(
        "docs.html",
        doc=doc(name),
        guides=[doc(one) for one in GUIDES],
        reference=[doc(one) for one in REFERENCE],
        before=doc(order[at - 1]) if at else None,
        after=doc(order[at + 1]) if at + 1 < len(order) else None,
    )
