"""Names: visible, and not confusable with others at the table."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tests.harness.server import running
from tests.harness.tables import ANN, BEN, CLEO, DAN, context, make_table
from tests.server.test_pages import Person
from wildtable.server.plain_text import NAME_LENGTH, plain_name
from wildtable.server.tables.seating import number_lookalikes

INVISIBLE = [
    "",
    "   ",
    "\u200d",
    "\u3164",
    "\u2800",
    "\u034f",
    "\u115f\u1160",
    "\uffa0",
    "\ufe0f",
    "\u180e",
    "\u200b",
    "\U000e0041",
]
INVISIBLE += ["\u00a0", "\u3000", "\u0301", "\u200d\u200d \u3164", "\U000e0100", "\u202e\u2066"]


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    assert plain_name(name) == ""


@pytest.mark.parametrize("name", ["Kim", "Zoë", "李", "ශ්‍රී", "👩‍🚀", "❤️ Kim", "😀", "7", "Ёж", "한글", "عمر", "1️⃣"])
def test_a_name_in_any_script_is_left_as_it_is(name: str) -> None:
    assert plain_name(name) == name


@pytest.mark.parametrize(
    "name", ["K\u034fim", "Kim\u200d", "K\u3164im", "\u2800Kim\u2800", "Ki\ufe0fm", "K\u200bim"], ids=ascii
)
def test_invisible_characters_make_no_other_name(name: str) -> None:
    assert plain_name(name) == "Kim"


def test_an_invisible_name_is_refused_in_words(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        kim = Person(server)
        with kim.http:
            kim.sends("/me", name="Kim")
            for name in INVISIBLE:
                refused = kim.sends("/me", name=name)
                assert refused.status_code == 409
                assert "visible character" in refused.text
                with server.program() as program:
                    assert program.post("/visitors", name=name or " ").status == 400
            assert 'value="Kim"' in kim.http.get("/me").text


@pytest.mark.parametrize(
    "other",
    ["Kim", "kim", "KIM", "\u041a\u0456m", "K\u0456m", "\uff2b\uff49\uff4d", "\U0001d40a\U0001d422\U0001d426", "K im"],
    ids=ascii,
)
def test_a_name_like_that_of_another_gets_a_number(other: str) -> None:
    first, second, third = number_lookalikes(("Kim", other, "Lou"))
    assert (first, third) == ("Kim", "Lou")
    assert second == f"{other} (2)"


@pytest.mark.parametrize("name", ["Admin", "\u0410DMIN", "host", "H0ST", "Wildtable", "greedy", "Greed\u0443"], ids=ascii)
def test_a_name_like_that_of_a_role_or_a_bot_gets_a_number(name: str) -> None:
    assert number_lookalikes((name,)) == (f"{name} (2)",)


def test_numbers_are_unique_and_fit() -> None:
    long = "x" * NAME_LENGTH
    names = number_lookalikes(("Kim (2)", "Kim", "Kim", long, long))
    assert names[:3] == ("Kim (2)", "Kim", "Kim (3)")
    assert len(names[4]) <= NAME_LENGTH
    assert len(set(names)) == len(names)
    assert number_lookalikes(("Paul", "PauI", "Zoe", "Zoé")) == ("Paul", "PauI (2)", "Zoe", "Zoé")


def test_at_a_table_and_in_its_chat_lookalikes_have_numbers(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_table(h)
            await table.sit(ANN, 0)
            await table.sit(replace(BEN, name="\u0410nn"), 1)
            await table.sit(CLEO, 2)
            assert [seat.name for seat in table.snapshot(None).seats] == ["Ann", "\u0410nn (2)", "Cleo"]
            await table.say(replace(DAN, name="CLEO"), "I am the player")
            await table.say(CLEO, "No")
            assert [line.name for line in table.snapshot(None).chat] == ["CLEO (2)", "Cleo"]

    asyncio.run(story())
