"""Errors that are shown to the visitor who caused them."""

from __future__ import annotations


class Denied(Exception):
    """Something a visitor may not do now: a code for programs, and what its text says about it.

    Seats in `about` count from 0, as everywhere in code: `seat` is a number, `seats` a list of them. Texts name no numbers.
    """

    def __init__(self, code: str, **about: object) -> None:
        super().__init__(code)
        self.code = code
        self.about = about
