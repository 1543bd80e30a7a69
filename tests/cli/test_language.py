"""The command line uses the language of the terminal."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run
from wildtable.cli.texts import language


@pytest.mark.parametrize(
    ("settings", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "de_AT@euro", "LC_MESSAGES": "nl_BE"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_NL", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "../de"}, "en"),
    ],
)
def test_the_environment_determines_the_language(
    settings: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert language() == spoken


@pytest.mark.parametrize(
    ("locale", "helped", "played"),
    [
        (
            "de_DE.UTF-8",
            ["Aufruf: wildtable play", "Argumente:", "Optionen:", "diese Hilfe anzeigen"],
            [
                "Leg dein Gebot verdeckt hin.",
                "Du hast Wald 4 nicht auf der Hand.",
                "Du bietest Wald 3.",
                "Du hast die Partie verlassen.",
            ],
        ),
        (
            "nl_NL.UTF-8",
            ["gebruik: wildtable play", "argumenten:", "opties:", "deze hulptekst tonen"],
            [
                "Leg je bod gesloten neer.",
                "Je hebt Bos 4 niet op hand.",
                "Je biedt Bos 3.",
                "Je hebt de partij verlaten.",
            ],
        ),
    ],
)
def test_help_and_play_are_translated(
    run: Run, monkeypatch: pytest.MonkeyPatch, locale: str, helped: list[str], played: list[str]
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    out = run("play", "--help").out
    assert all(words in out for words in helped)
    out = run("play", "wild-cards", "--seed", "7", typed=["forest-4", {"d": "w3", "n": "b3"}[locale[0]], "q"]).out
    assert all(words in out for words in played)
