"""Authentication: the visitor, or the seat, that a request of the API acts for.

A bearer token identifies a visitor. One that begins with `seat:` identifies one seat of one table and can only play there,
so that a seat can be lent to a program and nothing else. A page's cookie identifies its visitor, but since browsers send it
with every request, changes must then carry the page's form token as well.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import Depends, HTTPException, Query, Request
from fastapi.security import HTTPBearer

from wildtable.server.context import SEAT_PREFIX, Caller, context_of
from wildtable.server.html.languages import choose_language
from wildtable.server.net.limits import client_network
from wildtable.server.net.sessions import hashed

MAX_TOKEN_LENGTH = 200
NEEDS_TOKEN = Depends(
    HTTPBearer(scheme_name="token", description="From `POST /api/visitors`, or a seat token.", auto_error=False)
)
"""Documents the token in OpenAPI; the checks are below."""


Language = Annotated[
    str, Query(description="The language of texts: `en`, `de` or `nl`; else by `Accept-Language`.", examples=["en"])
]


async def identify_caller(request: Request, language: Language = "") -> Caller:
    """Return the caller of a request that reads."""
    context = context_of(request)
    chosen = choose_language(language, request.headers.get("accept-language", ""))
    anonymous = Caller(context, chosen, context.access.origins.address_of(request), network=client_network(request))
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return _check_banned(replace(anonymous, visitor=await context.access.sessions.find_visitor(request)))
    if scheme.lower() != "bearer" or not 0 < len(token) <= MAX_TOKEN_LENGTH:
        raise HTTPException(401, "no-token")
    if token.startswith(SEAT_PREFIX):
        return replace(anonymous, token=token)
    visitor = await context.store.visitor_by_link(hashed(token))
    if visitor is None:
        raise HTTPException(401, "no-token")
    return _check_banned(replace(anonymous, visitor=visitor))


def _check_banned(caller: Caller) -> Caller:
    if caller.visitor is not None:
        caller.context.access.check_not_banned(caller.visitor)
    return caller


async def authenticate_caller(
    request: Request, caller: Annotated[Caller, Depends(identify_caller)], _: Annotated[object, NEEDS_TOKEN]
) -> Caller:
    """Return the caller of a request that writes: not anonymous, within the rate limit, and with a form token if identified
    by cookie."""
    if not caller.token and caller.visitor is None:
        raise HTTPException(401, "no-token")
    if "authorization" not in request.headers:
        caller.context.access.sessions.check_form(caller.require_visitor(), request.headers.get("x-form-token", ""))
    if not caller.context.limits.messages.allows(caller.key):
        raise caller.context.limits.messages.too_much()
    return caller


AnyCaller = Annotated[Caller, Depends(identify_caller)]
AuthenticatedCaller = Annotated[Caller, Depends(authenticate_caller)]
