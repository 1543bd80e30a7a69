"""Web: the pages."""

from __future__ import annotations

from importlib.resources import files

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles

from wildtable.server.words import denial

router = APIRouter()


def static_files() -> StaticFiles:
    return StaticFiles(directory=str(files("wildtable.server").joinpath("static")))


def problem(request: Request, status: int, code: str, **about: object) -> Response:
    return JSONResponse(denial("en", code, **about), status)
