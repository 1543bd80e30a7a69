"""Typed commands other than moves, in terminals and on pages: understood in the player's language, answered from their
view."""

from __future__ import annotations

from typing import Any

import pytest

import wildtable
from wildtable.engine.cards import Seat
from wildtable.engine.knowledge.view import View
from wildtable.engine.presentation.commands import (
    COMMANDS,
    Command,
    Inquiries,
    end_sentence,
    parse_answer,
    parse_command,
    write_row,
)
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.presentation.wording import TextItem, TextRow
from wildtable.engine.state import State
from wildtable.games import scenes_of

NAMES = ("Ada", "Bruno", "Cleo", "Dora")
QUESTIONS = ("help", "hand", "table", "players", "score", "turn", "options", "memory")


def inquiries(state: State, language: str = "en") -> Inquiries:
    return Inquiries(wording_of(state.game, NAMES[: state.seats], language), scenes_of(state.game))


def ask(state: State, line: str, seat: Seat | None = 0) -> list[str]:
    asking = inquiries(state)
    command = parse_command(line, asking.wording)
    assert command is not None
    assert asking.can_answer(command)
    return [text for row in asking.answer(command, state.view(seat)) for text in write_row(row)]


def bidding() -> State:
    hands = {0: ["forest-1", "forest-1", "wild-3"], 1: ["savannah-2"], 2: ["savannah-1"]}
    state: State = wildtable.load("wild-cards").setup(hands=hands, display=["lion", "ibex"])
    return state


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_command_has_words_of_its_own(language: str) -> None:
    wording = inquiries(bidding(), language).wording
    words = [word for name in COMMANDS for word in wording.say("command-words", command=name).split()]
    assert len(words) == len(set(words))
    for name in COMMANDS:
        for word in wording.say("command-words", command=name).split():
            assert parse_command(f" {word.upper()} ", wording) == Command(name)


def test_names_to_explain_and_messages_to_others_follow_their_command() -> None:
    wording = inquiries(bidding()).wording
    assert parse_command("? Lion, ibex", wording) == Command("explain", " Lion, ibex")
    assert parse_command("say  good luck", wording) == Command("chat", "good luck")
    assert parse_command("say", wording) is None
    assert parse_command("bid forest-1", wording) is None


def test_answers_to_questions() -> None:
    state = bidding()
    assert ask(state, "hand") == ["Hand: Forest 1; Forest 1; Wild 3; Refill card."]
    assert ask(state, "score") == ["Ada (you): 0; Bruno: 0; Cleo: 0."]
    assert ask(state, "turn") == ["Place your bid face down. High bids choose first. A bid of 3 costs 2 more cards."]
    assert ask(state, "options")[0].startswith("1 Forest 1 (")
    assert ask(state, "? lion, nobody") == [
        "Lion: At home in the savannah. Leader: wins every tie.",
        "Nothing here is called “nobody”.",
    ]
    assert ask(state, "? talisman")[0].startswith("Talisman")
    assert ask(state, "players")[0].startswith("Ada (you): hand 4")
    assert any(text.startswith("Ibex:") for text in ask(state, "table"))
    assert "? Ibex explains a name" in ask(state, "help")[-1]


def test_headings_of_the_rules_are_explained() -> None:
    state = bidding()
    chapter = scenes_of(state.game).RULES[0]
    title = inquiries(state).wording.say(chapter.title)
    assert len(ask(state, f"? {title}")) == len(chapter.lines)


def test_answers_to_those_who_are_not_asked() -> None:
    state = bidding()
    state.play(0, "bid forest-1")
    assert ask(state, "turn")[0].endswith("take your choice back first. Waiting for Bruno and Cleo to bid.")
    assert ask(state, "turn", None) == ["Waiting for Ada, Bruno and Cleo to bid."]
    assert ask(state, "hand", None) == ask(state, "options", None) == ["Nothing right now."]
    assert len(ask(state, "help", None)) == 1


def test_answers_when_the_game_is_over() -> None:
    state = wildtable.load("wild-realms-alliance").new(seats=3, seed=1)
    while not state.over:
        for seat, choice in list(state.asking.items()):
            state.play(seat, state.game.advise(state.view(seat), choice))
    assert ask(state, "turn") == ["The game is over. No more moves are possible."]
    result = state.result
    assert result is not None
    assert ask(state, "score") == [f"Ada (you): {result.scores[0]}; Bruno: {result.scores[1]}; Cleo: {result.scores[2]}."]


def test_a_score_that_is_not_certain_is_a_range() -> None:
    state = wildtable.load("wild-realms-alliance").new(seats=3, seed=1)
    while " to " not in ask(state, "score")[0]:
        for seat, choice in list(state.asking.items()):
            state.play(seat, state.game.advise(state.view(seat), choice))
    assert not state.over


def test_the_latest_events_are_told_to_their_reader() -> None:
    state = bidding()
    asking = inquiries(state)
    assert [write_row(row) for row in asking.tell_last(state.view(0), [])] == [["Nothing has happened yet."]]
    for seat, move in ((0, "bid forest-1"), (1, "bid savannah-2"), (2, "bid refill")):
        state.play(seat, move)
    view: View = state.view(0)
    (row,) = asking.tell_last(view, [event.dump(state.game.catalogue) for event in view.events])
    assert "You bid Forest 1." in write_row(row)


def advised(name: str, until: int = 1000) -> tuple[State, list[Any]]:
    """Play a game by advice, and return it with its events as seat 0 saw them."""
    state: State = wildtable.load(name).new(seats=3, seed=1)
    events = [*state.view(0).events]
    for _ in range(until):
        for seat, choice in list(state.asking.items()):
            state.play(seat, state.game.advise(state.view(seat), choice))
            events += state.view(0).events
    return state, [event.dump(state.game.catalogue) for event in events]


def test_a_round_is_told_by_its_number() -> None:
    state, events = advised("wild-cards", 8)
    asking = inquiries(state)

    def told(line: str) -> list[str]:
        command = parse_command(line, asking.wording)
        assert command is not None
        return [text for row in asking.tell_round(state.view(0), events, command.text) for text in write_row(row)]

    assert told("round 1")[0] == "Round 1 begins."
    assert any(text.startswith("You bid ") for text in told("round 1"))
    assert told("Round")[0] == told("round 2")[0] == "Round 2 begins."
    assert told("round 99") == ["There is no round 99 yet; the last one is 2."]
    assert parse_command("round forest", asking.wording) is None
    assert [write_row(row) for row in asking.tell_round(state.view(0), [], "1")] == [["Nothing has happened yet."]]


def test_phases_without_numbers_are_counted() -> None:
    state, events = advised("wild-realms-alliance", 40)
    (row,) = inquiries(state).tell_round(state.view(0), events, "1")
    assert write_row(row)[0] == "Battle."


def test_cards_that_are_not_seen_are_listed_with_the_places_where_they_may_be() -> None:
    state = wildtable.load("wild-realms-alliance").new(seats=3, seed=1)
    unseen = ask(state, "unseen")
    assert unseen == ask(state, "memory")
    assert unseen[0].startswith("Centre deck 6, Hand (Bruno) 4, Hand (Cleo) 4: ")
    hidden = sum(map(len, state.zones)) - sum(len(cards) for cards in state.view(0).shown if cards is not None)
    assert sum(text.count(";") + 1 for text in unseen) == hidden, "each animal is unique"


def test_of_several_cards_each_follows_its_verb() -> None:
    """In Wild Realms Alliance the first animal leads and the second fights."""
    state = wildtable.load("wild-realms-alliance").new(seats=3, seed=1)
    while not any(move.verb == "lead" for move in state.asking[0]):
        for seat, choice in list(state.asking.items()):
            state.play(seat, state.game.advise(state.view(seat), choice))
    view = state.view(0)
    prompt = scenes_of(state.game).build_prompt(view, NAMES)
    first, second, *_ = (move.notation.partition(" ")[2] for move in state.asking[0])
    typed = f"{first}, {second}, nonsense"
    moves = parse_answer(typed, view, inquiries(state).wording, prompt.verbs)
    assert [str(move) for move in moves] == [f"lead {first}", f"fight {second}", "nonsense"]
    assert parse_answer("nonsense", view, inquiries(state).wording, prompt.verbs) == ["nonsense"]


def test_moves_beside_the_question_are_named_in_full() -> None:
    """In Wild Space a card in hand may refresh the pool, whatever is asked."""
    state = wildtable.load("wild-space").new(seats=2, seed=1)
    assert any(" Refresh" in text for text in ask(state, "options"))


def test_listeners_are_told_what_is_printed_on_a_card() -> None:
    cards, realms = (wildtable.load(name) for name in ("wild-cards", "wild-realms-alliance"))
    told = {name: wording_of(cards, (), "en").printed(cards.catalogue.card(name)) for name in ("forest-1", "refill", "lion")}
    assert told == {"forest-1": "", "refill": "", "lion": "At home in the savannah. Leader: wins every tie."}
    assert wording_of(realms, (), "en").printed(realms.catalogue.card("wolf")).startswith("Strength 8")


def test_rows_become_sentences() -> None:
    items = (TextItem("Owl", "draws", "(now)"), TextItem("Bear"))
    assert write_row(TextRow("Pool", items, listed=True)) == ["Pool.", "Owl: draws (now).", "Bear."]
    assert write_row(TextRow("Pool", items)) == ["Pool: Owl: draws (now); Bear."]
    assert [end_sentence(text) for text in ("", "Bid?", "Bid")] == ["", "Bid?", "Bid."]
