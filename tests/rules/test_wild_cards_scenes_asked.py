"""What a table page of Wild Cards asks a viewer: the cards in hand, the question, and a place to pick every move."""

from __future__ import annotations

from collections import Counter

import pytest

from wildtable.games.wild_cards import steps
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.page import scenes

from .playing import options
from .scene_tables import Viewer
from .wild_cards_tables import ANN, BEN, CLEO, WildCardsTable, by_chance, table_of_three


def offered(table: WildCardsTable, viewer: Viewer) -> set[str]:
    """Return every move that the page offers anywhere."""
    mat = table.mat(viewer, aids=False)
    moves = {card.move for card in table.hand(viewer)} | {offer.move for offer in mat.offers} | {mat.draw}
    if viewer is not None and table.view(viewer).choice is not None:
        asked = table.prompt(viewer)
        moves |= {asked.go, *asked.others, *(one.move for one in asked.options)}
    return moves - {""}


@pytest.mark.whole_games
def test_the_page_offers_exactly_the_legal_moves(game: WildCards) -> None:
    """At every decision of every seat. `done` has no place of its own: it is expressed by fewer picks than `most`."""
    steps_seen = set()
    for table, rng in by_chance(game, "offered"):
        steps_seen |= {type(step).__name__ for step in table.state.agenda[:1]}
        for viewer in {*table.state.asking, rng.choice(table.viewers)}:
            legal = set(options(table.state, viewer)) if viewer in table.state.asking else set()
            assert offered(table, viewer) == legal - {"done"}
            if viewer is not None and legal:
                asked = table.prompt(viewer)
                assert ("done" in legal) == (asked.least == 0 < asked.most)
    asking = {kind.__name__ for kind in vars(steps).values() if isinstance(kind, type) and "asks" in vars(kind)}
    assert steps_seen == asking - {"Step"}


@pytest.mark.whole_games
def test_as_many_picks_as_the_prompt_says_are_an_answer(game: WildCards) -> None:
    """Any number of picks from least to most answers the question."""
    for table, rng in by_chance(game, "picks"):
        for seat in table.state.asking:
            asked = table.prompt(seat)
            for count in {asked.least, asked.most, rng.randint(asked.least, asked.most)}:
                twin = table.state.copy()
                for _ in range(count):
                    legal = [move for move in twin.asking[seat] if move.notation != "done"]
                    twin.play(seat, rng.choice(legal))
                if asked.go:
                    twin.play(seat, asked.go)
                elif count < asked.most:
                    twin.play(seat, "done")
                assert seat not in twin.asking or twin.history is not table.state.history


@pytest.mark.whole_games
def test_a_card_in_hand_is_playable_or_not_and_then_says_why(game: WildCards) -> None:
    for table, _ in by_chance(game, "hands"):
        for seat in table.state.people:
            view = table.view(seat)
            cards = table.hand(seat)
            assert Counter(card.name for card in cards) == Counter(game.catalogue.spell(view.hand))
            picks = Counter(game.catalogue.names[move.card] for move in view.picks if move.card is not None)
            assert Counter(card.name for card in cards if card.picked) == picks
            for card in cards:
                assert (card.move != "") + (card.refusal is not None) + card.picked <= 1
                if card.move:
                    assert table.state.why(seat, card.move) is None
                    assert card.move.endswith(f" {card.name}")
                if card.refusal:
                    assert card.refusal.clause == table.state.asking[seat].clause
                    assert card.refusal.text()


# The cards in hand


def moves(table: WildCardsTable, seat: int) -> dict[str, str]:
    """Return the playable cards in hand, and their moves."""
    return {card.name: card.move for card in table.hand(seat) if card.move}


def refusals(table: WildCardsTable, seat: int) -> dict[str, str]:
    """Return the refusal codes of cards in hand that cannot be played."""
    return {card.name: card.refusal.code for card in table.hand(seat) if card.refusal}


def picked(table: WildCardsTable, seat: int) -> list[str]:
    return [card.name for card in table.hand(seat) if card.picked]


def test_every_card_can_be_bid_and_the_refill_card_comes_last(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition)
    assert [card.move for card in table.hand(0)] == [f"bid {card}" for card in [*ANN, "refill"]]
    assert scenes.count_hand(table.view(0)) == (4, 10)


def test_spectators_have_no_hand(game: WildCards) -> None:
    assert table_of_three(game).hand(None) == ()


def test_a_sealed_card_is_marked_and_nothing_is_left_to_play(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition).play("0 bid forest-2")
    assert [card.picked for card in table.hand(0)] == [False, True, False, False, False]
    assert (moves(table, 0), refusals(table, 0)) == ({}, {})


def test_the_eagle_marks_the_first_of_two_cards(game: WildCards) -> None:
    table = table_of_three(game, collections={0: ["eagle"]}).play("0 bid forest-2")
    assert picked(table, 0) == ["forest-2"]
    assert moves(table, 0)["forest-2"] == "bid forest-2"
    table.play("0 bid forest-2")
    assert picked(table, 0) == ["forest-2", "forest-2"]


def test_the_eagle_chooses_among_the_two_cards_it_placed(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition, collections={0: ["eagle"]})
    table.play("0 bid forest-1, bid refill; 1 bid savannah-1; 2 bid mountain-1")
    assert moves(table, 0) == {"forest-1": "choose forest-1", "refill": "choose refill"}
    assert refusals(table, 0) == {"forest-2": "not-placed", "forest-3": "not-placed"}
    assert scenes.count_hand(table.view(0)) == (4, 10)


@pytest.mark.parametrize(
    ("script", "verb"),
    [
        ("0 bid forest-2; 1 bid savannah-1; 2 bid refill; 2 done; 0 take lion", "pay"),
        ("0 bid forest-2; 1 bid savannah-2; 2 bid refill; 2 done", "pay"),
    ],
)
def test_the_refill_card_pays_for_nothing(game: WildCards, edition: str, script: str, verb: str) -> None:
    table = table_of_three(game, edition).play(script)
    assert set(moves(table, 0).values()) == {f"{verb} forest-1", f"{verb} forest-2", f"{verb} forest-3"}
    assert refusals(table, 0) == {"refill": "only-habitats"}
    reason = table.hand(0)[-1].refusal
    assert reason is not None
    assert reason.clause == table.prompt(0).clause
    assert "habitat" in reason.text()


def test_2020_the_refill_card_breaks_no_tie(game: WildCards) -> None:
    table = table_of_three(game, "2020").play("0 bid forest-1; 1 bid savannah-1; 2 bid refill; 2 done")
    assert moves(table, 0) == {"forest-2": "reveal forest-2", "forest-3": "reveal forest-3"}
    assert refusals(table, 0) == {"refill": "only-habitats"}


def test_the_hand_rests_while_an_animal_is_chosen(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition).play("0 bid forest-2; 1 bid savannah-1; 2 bid refill; 2 done")
    assert [(card.name, card.move, card.refusal) for card in table.hand(0)] == [
        (name, "", None) for name in ("forest-1", "forest-2", "forest-3", "refill")
    ]


def test_one_of_two_equal_cards_can_be_picked_already(game: WildCards) -> None:
    hands = {0: ["wild-4", *ANN], 1: BEN, 2: CLEO}
    table = table_of_three(game, hands=hands).play("0 bid wild-4; 1 bid savannah-1; 2 bid refill; 2 done; 0 take lion")
    table.play("0 pay forest-2")
    assert [(card.name, card.picked) for card in table.hand(0)][1:3] == [("forest-2", True), ("forest-2", False)]
    assert moves(table, 0)["forest-2"] == "pay forest-2"
    table.play("0 pay forest-2")
    assert picked(table, 0) == ["forest-2", "forest-2"]
    assert moves(table, 0) == {"forest-1": "pay forest-1", "forest-3": "pay forest-3"}


# The question


def test_bids(game: WildCards, edition: str) -> None:
    asked = table_of_three(game, edition).prompt(0)
    assert (asked.step, asked.clause, asked.least, asked.most) == ("PlaceBids", "WC-08", 1, 1)
    assert (asked.go, asked.others, asked.figures) == ("", (), None)
    assert asked.says == ("cost-0", "cost-1", "cost-2", "cost-3", "refill")
    assert (asked.about["animals"], asked.about["people"], asked.about["card"]) == (2, 3, "")


def test_the_eagle_bids_one_card_or_two(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition, collections={0: ["eagle"]})
    assert (table.prompt(0).least, table.prompt(0).most) == (1, 2)
    assert (table.prompt(1).least, table.prompt(1).most) == (1, 1)
    table.play("0 bid forest-1")
    assert (table.prompt(0).least, table.prompt(0).most) == (0, 1)
    table.play("0 bid refill; 1 bid savannah-1; 2 bid mountain-1")
    asked = table.prompt(0)
    assert (asked.step, asked.clause, asked.least, asked.most) == ("ChooseBid", "WC-26", 1, 1)


def test_the_meerkat(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition, collections={0: ["meerkat"]}).bid("refill", "savannah-1", "mountain-1")
    asked = table.prompt(0)
    assert (asked.step, asked.clause, asked.least, asked.most, asked.others) == ("Exchange", "WC-29", 1, 1, ("pass",))
    asked = table.play("0 give meerkat").prompt(0)
    assert (asked.step, asked.clause, asked.least, asked.most, asked.others) == ("GetAnimal", "WC-29", 1, 1, ())
    assert (asked.about["card"], asked.about["count"]) == ("refill", 0)


@pytest.mark.parametrize(("collection", "full"), [([], 7), (["squirrel"], 10)])
def test_refilling(game: WildCards, edition: str, collection: list[str], full: int) -> None:
    table = table_of_three(game, edition, collections={0: collection}).bid("refill", "savannah-1", "mountain-1")
    asked = table.prompt(0)
    assert (asked.step, asked.clause, asked.least, asked.most, asked.about["full"]) == ("Refill", "WC-09", 0, 4, full)
    asked = table.play("0 discard forest-1").prompt(0)
    assert (asked.least, asked.most) == (0, 3)


def test_taking_and_paying(game: WildCards, edition: str) -> None:
    """The animal being paid for is named and marked, with its natural habitat and whether the bid shows it."""
    table = table_of_three(game, edition).bid("forest-1", "savannah-1", "mountain-3")
    asked = table.prompt(2)
    assert (asked.step, asked.clause, asked.least, asked.most) == ("TakeOrPass", "WC-12", 1, 1)
    assert (asked.others, asked.about["card"], asked.about["count"]) == (("pass",), "mountain-3", 2)
    asked = table.play("2 take peacock").prompt(2)
    assert (asked.step, asked.clause, asked.least, asked.most, asked.others) == ("Pay", "WC-12", 2, 2, ())
    assert asked.says == ("total", "bonus-forest", "bonus-savannah", "bonus-mountain")
    home = game.figures.natural[game.catalogue.card("peacock")]
    assert asked.figures == {"bid": "mountain-3", "natural": {"peacock": home}}
    assert (asked.subject, asked.about["animal"], asked.about["home"]) == ("peacock", "a-peacock", f"habitat-{home}")
    assert asked.about["match"] == "no"
    for viewer in (0, 2, None):
        assert [offer.animal for offer in table.mat(viewer).offers if offer.paying] == ["peacock"]
    asked = table.play("2 pay mountain-1").prompt(2)
    assert (asked.least, asked.most) == (1, 1)


@pytest.mark.parametrize(("bid", "match"), [("forest-2", "yes"), ("wild-2", "yes"), ("mountain-2", "no")])
def test_paying_says_whether_the_bid_shows_the_natural_habitat(game: WildCards, bid: str, match: str) -> None:
    table = table_of_three(game, hands={0: [bid, "forest-1", "savannah-4"], 1: BEN, 2: CLEO}).bid(
        bid, "savannah-1", "mountain-1"
    )
    assert table.prompt(0).subject == ""
    assert not any(offer.paying for offer in table.mat(0).offers)
    assert table.play("0 take peacock").prompt(0).about["match"] == match


def test_paying_in_a_tie(game: WildCards, edition: str) -> None:
    """The animal is still open, so the bonus is shown for each."""
    table = table_of_three(game, edition).bid("forest-2", "savannah-2", "mountain-2")
    asked = table.prompt(1)
    assert (asked.step, asked.clause, asked.least, asked.most) == ("LayPayments", "WC-16", 1, 1)
    assert (asked.about["names"], asked.about["card"], asked.about["count"]) == (["Ann", "Cleo"], "savannah-2", 1)
    assert asked.figures is not None
    assert list(asked.figures["natural"]) == ["lion", "peacock"]


def test_2020_one_more_card_in_a_tie(game: WildCards) -> None:
    table = table_of_three(game, "2020").bid("forest-1", "savannah-1", "mountain-2").play("2 pass")
    asked = table.prompt(1)
    assert (asked.step, asked.clause, asked.least, asked.most) == ("BreakTie", "WC-17", 1, 1)
    assert (asked.about["names"], asked.others, asked.says) == (["Ann"], (), ())


def test_the_ibex_takes_its_bid_back_with_the_main_button(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition, collections={0: ["ibex"]}).bid("forest-1", "savannah-2", "mountain-3")
    asked = table.play("2 pass; 1 pass; 0 take lion").prompt(0)
    assert (asked.step, asked.clause, asked.least, asked.most) == ("PrepareNextRound", "WC-27", 0, 0)
    assert (asked.go, asked.others, asked.about["card"]) == ("take-back", ("leave",), "forest-1")


# Hidden cards


@pytest.mark.whole_games
def test_the_page_is_the_same_whatever_the_viewer_cannot_see(game: WildCards) -> None:
    """Law 4: deal anew what a viewer cannot see, and with the same story every scene stays as it is."""
    for table, rng in by_chance(game, "law 4"):
        if rng.random() < 0.25:
            viewer = rng.choice(table.viewers)
            assert shown(table.imagined(viewer, rng), viewer) == shown(table, viewer)


def shown(table: WildCardsTable, viewer: Viewer) -> list[object]:
    seats = [table.seat(number, viewer) for number in range(table.state.seats)]
    hand = [(one.name, one.move, one.picked, one.refusal and one.refusal.dump()) for one in table.hand(viewer)]
    asked = table.prompt(viewer) if viewer in table.state.asking and viewer is not None else None
    return [table.top(viewer), seats, table.mat(viewer), table.columns(viewer), hand, asked]


def test_who_has_the_eagle_leader_is_told_that_two_cards_may_be_bid(game: WildCards) -> None:
    table = table_of_three(game, collections={0: ["eagle"]})
    said = [game.texts.say("en", "line-PlaceBids", **table.prompt(seat).about) for seat in (0, 1)]
    assert "you may place two cards" in said[0]
    assert "eagle" not in said[1]
