"""What a table page of Wild Cards shows between the seats: piles, display, acting order, and aids to read them."""

from __future__ import annotations

from collections import Counter

import pytest

from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.page import scenes
from wildtable.games.wild_cards.page.scenes import ActingSeat, DisplayOffer, PileScene
from wildtable.games.wild_cards.state import COLLECTIONS, FACE_DOWN, HANDS

from .scene_tables import NAMES
from .wild_cards_tables import ANN, BEN, CLEO, WildCardsTable, by_chance, table_of_three

# Piles


def test_piles_are_counted_and_the_last_discard_lies_on_top(game: WildCards, edition: str) -> None:
    mat = table_of_three(game, edition, discard=["wild-1", "forest-4"]).mat()
    assert mat.habitats == PileScene("habitats", 46 - 12 - 2)
    assert mat.discard == PileScene("discard", 2, "forest-4")
    assert (mat.animals.zone, mat.animals.top, mat.rounds) == ("animals", "", 13)
    assert table_of_three(game, edition).mat().discard == PileScene("discard", 0)


@pytest.mark.whole_games
def test_rounds_left_are_those_that_the_round_counts_to(game: WildCards) -> None:
    for table, _ in by_chance(game, "rounds left", leo=False):
        assert table.mat().rounds == table.top().rounds - table.top().round


def test_2020_the_pile_can_be_picked_by_a_player_who_may_reveal_from_it(game: WildCards) -> None:
    table = table_of_three(game, "2020").bid("forest-1", "savannah-1", "mountain-3")
    assert {table.mat(viewer).draw for viewer in table.viewers} == {""}
    table.play("2 pass")
    assert [table.mat(viewer).draw for viewer in (None, 0, 1, 2)] == ["", "reveal pile", "reveal pile", ""]


# The display


def test_the_active_player_picks_an_animal_from_the_display(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition).bid("forest-1", "savannah-2", "mountain-3")
    assert [offer.move for offer in table.mat(2).offers] == ["take lion", "take peacock"]
    assert [offer.place for offer in table.mat(2).offers] == [1, 2]
    for viewer in (None, 0, 1):
        assert [offer.move for offer in table.mat(viewer).offers] == ["", ""]


def test_the_place_of_a_taken_animal_names_its_new_owner(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition).bid("forest-1", "savannah-2", "mountain-3")
    table.play("2 take peacock; 2 pay mountain-1, pay mountain-3")
    for viewer in table.viewers:
        assert table.mat(viewer).offers[1] == DisplayOffer(2, "", "Cleo", "")
    assert table.mat(1).offers[0].move == "take lion"


def test_without_events_no_owner_is_named(game: WildCards) -> None:
    table = table_of_three(game).bid("forest-1", "savannah-2", "mountain-3")
    table.play("2 take peacock; 2 pay mountain-1, pay mountain-3")
    assert scenes.build_mat(table.view(0), NAMES, ()).offers[1] == DisplayOffer(2, "", "", "")


def test_either_of_two_of_a_kind_may_be_picked(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition, display=["lion", "lion"]).bid("forest-1", "savannah-2", "mountain-3")
    assert [offer.move for offer in table.mat(2).offers] == ["take lion", "take lion"]


def test_with_leo_places_matter_and_the_nearest_is_his_next(game: WildCards) -> None:
    hands = {0: ANN, 1: BEN, 2: CLEO}
    piles = {"habitats": ["mountain-4"], "leo": ["mountain-4"]}
    table = WildCardsTable(game.setup(4, leo=True, hands=hands, display=["ibex", "lion", "lion"], piles=piles))
    assert [offer.next for offer in table.mat(0).offers] == [True, False, False]
    table.bid("forest-1", "savannah-2", "mountain-3")
    assert [offer.move for offer in table.mat(2).offers] == ["", "take lion@2", "take lion@3"]
    assert [offer.next for offer in table.mat(None, aids=False).offers] == [False, True, False]
    assert table.mat(2).offers[0].taker == "Dan"
    assert not any(offer.next for offer in table_of_three(game).mat(0).offers)


def test_with_the_meerkat_an_animal_is_got_from_the_display(game: WildCards) -> None:
    table = table_of_three(game, collections={0: ["meerkat", "ibex"]}).bid("refill", "savannah-1", "mountain-3")
    assert [offer.move for offer in table.mat(0).offers] == ["", ""]
    table.play("0 give ibex")
    assert [offer.move for offer in table.mat(0).offers] == ["get lion", "get peacock"]
    table.play("0 get lion")
    assert [offer.animal for offer in table.mat(0).offers] == ["ibex", "peacock"]


# Effects of taking an animal


@pytest.mark.rule("WC-22")
def test_a_hint_says_how_many_one_has_and_whether_the_leader_comes(game: WildCards, edition: str) -> None:
    """Drawing level is enough: Ann has a lion and a peacock, Ben leads them with two and with one."""
    collections = {0: ["lion", "peacock", "ibex"], 1: ["lion", "lion", "peacock"]}
    hands = {0: ANN, 1: BEN, 2: CLEO, 3: ["wild-1"]}
    table = WildCardsTable(
        game.setup(
            5,
            edition=edition,
            hands=hands,
            display=["lion", "peacock", "ibex", "squirrel"],
            collections=collections,
            leaders={"peacock": 1},
        )
    )
    hints = {name: (offer.have, offer.leader, offer.owner) for name, offer in table.offers(0).items()}
    assert hints == {
        "lion": (1, "from", "Ben"),
        "peacock": (1, "from", "Ben"),
        "ibex": (1, "keep", ""),
        "squirrel": (0, "new", ""),
    }
    hints = {name: (offer.have, offer.leader, offer.owner) for name, offer in table.offers(2).items()}
    assert hints == {
        "lion": (0, "", ""),
        "peacock": (0, "from", "Ben"),
        "ibex": (0, "from", "Ann"),
        "squirrel": (0, "new", ""),
    }


def test_spectators_get_no_hints(game: WildCards) -> None:
    assert [(offer.have, offer.leader) for offer in table_of_three(game).mat(None).offers] == [(None, ""), (None, "")]


@pytest.mark.rule("WC-29")
def test_an_animal_given_in_exchange_no_longer_counts(game: WildCards) -> None:
    """A player who gives a lion and gets another has no more lions than before."""
    collections = {0: ["meerkat", "lion"], 1: ["lion", "lion"]}
    table = table_of_three(game, collections=collections).bid("refill", "savannah-1", "mountain-3")
    assert (table.offers(0)["lion"].have, table.offers(0)["lion"].leader) == (1, "from")
    table.play("0 give lion")
    assert (table.offers(0)["lion"].have, table.offers(0)["lion"].leader) == (0, "")
    assert (table.offers(1)["lion"].have, table.offers(1)["lion"].leader) == (2, "keep")


@pytest.mark.whole_games
def test_hints_come_true_when_the_animal_is_taken(game: WildCards) -> None:
    """Played on a copy: the animals and the leader must turn out as the hint says."""
    true = Counter[str]()
    for table, _ in by_chance(game, "hints"):
        for seat in table.state.asking:
            for offer in table.mat(seat).offers:
                if offer.move:
                    check_hint(table, seat, offer)
                    true[offer.leader] += 1
    assert set(true) == {"", "keep", "new", "from"}


def check_hint(table: WildCardsTable, seat: int, offer: DisplayOffer) -> None:
    """Compare a hint with the first event about the leader, as another seat may claim it afterwards."""
    catalogue, twin = table.state.game.catalogue, table.state.copy()
    animal, leader = catalogue.cards((offer.animal, f"{offer.animal}-leader"))
    twin.play(seat, offer.move)
    events = list(twin.events)
    while not any(event.name in ("acquired", "got") and event.seat == seat for event in events):
        twin.play(seat, twin.asking[seat].options[0])
        events += twin.events
    claims = [one for one in events if (one.name, one.seat, one.cards) == ("leader-claimed", seat, (leader,))]
    owner = table.view(seat).leaders.get(animal)
    assert offer.have is not None
    assert twin[COLLECTIONS[seat]].count(animal) == offer.have + 1
    comes: list[str] = {"keep": [], "": [], "new": ["supply"], "from": [f"leaders-{owner}"]}[offer.leader]
    assert [claim.source and claim.source.name for claim in claims] == comes
    assert (offer.leader == "keep") == (owner == seat)
    assert offer.owner == (NAMES[owner] if offer.leader == "from" and owner is not None else "")


# Acting order


def test_the_order_is_shown_once_bids_are_revealed(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition)
    assert table.mat().order == ()
    table.bid("refill", "savannah-1", "mountain-2")
    assert table.order() == "Cleo Ben Ann*"
    table.play("0 done")
    assert table.order() == "Cleo* Ben Ann"
    assert table.mat().order == (
        ActingSeat("Cleo", "mountain-2", "bids", "", now=True),
        ActingSeat("Ben", "savannah-1", "bids", "", now=False),
        ActingSeat("Ann", "", "refilled", "", now=False),
    )
    table.play("2 take lion; 2 pay mountain-1")
    assert table.mat().order[0] == ActingSeat("Cleo", "mountain-2", "took", "lion", now=False)
    assert table.order() == "Cleo Ben* Ann"
    assert table.play("1 pass").mat().order == ()


def test_tied_bidders_are_listed_together_in_the_order_of_the_tie(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition).bid("forest-2", "savannah-2", "mountain-3")
    assert table.order() == "Cleo* Ann Ben"
    table.play("2 pass")
    assert table.order() == "Cleo Ann* Ben*"
    assert [turn.deed for turn in table.mat().order] == ["passed", "tied", "tied"]
    table.play("0 pay forest-1; 1 pay savannah-4")
    assert table.order() == "Cleo Ben* Ann"


@pytest.mark.rule("WC-28")
def test_of_equal_bids_the_lions_owner_goes_first(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition, collections={2: ["lion"]}).bid("forest-2", "savannah-4", "mountain-2")
    assert table.order() == "Ben* Cleo Ann"
    assert table.play("1 pass").order() == "Ben Cleo* Ann"


@pytest.mark.rule("WC-35")
@pytest.mark.parametrize(("lions", "order"), [({}, "Ben Cleo Ann"), ({0: ["lion"]}, "Ben Ann Cleo")])
def test_of_equal_bids_leo_goes_first_unless_one_owns_the_lion(
    game: WildCards, lions: dict[int, list[str]], order: str
) -> None:
    hands, piles = {0: ANN, 1: BEN}, {"habitats": ["mountain-2"], "leo": ["mountain-2"]}
    state = game.setup(3, leo=True, hands=hands, display=["ibex", "peacock"], collections=lions, piles=piles)
    table = WildCardsTable(state).bid("forest-2", "savannah-4")
    assert table.order().replace("*", "") == order
    table.play("1 pass")
    assert [event["seat"] for event in table.story(None) if event["event"] == "acquired"] == ([] if lions else [2])


@pytest.mark.whole_games
def test_the_active_seat_is_listed_between_those_done_and_those_to_come(game: WildCards) -> None:
    """Leo may have found nothing to take, and in a tie several act at once."""
    for table, _ in by_chance(game, "order"):
        deeds = [turn.deed for turn in table.mat().order]
        acting = [turn.now for turn in table.mat().order]
        if table.top().phase == "acquire" and sum(acting) == 1 and "tied" not in deeds:
            assert set(deeds[: acting.index(True)]) <= {"took", "passed", "bids"}
            assert set(deeds[acting.index(True) :]) <= {"bids", "refilled"}


def test_2020_seats_that_reveal_a_card_are_active(game: WildCards) -> None:
    table = table_of_three(game, "2020").bid("forest-1", "savannah-1", "mountain-3").play("2 pass")
    assert table.order() == "Cleo Ann* Ben*"
    assert [turn.deed for turn in table.mat().order] == ["passed", "tied", "tied"]


def test_when_all_have_passed_the_order_stays(game: WildCards) -> None:
    hands = {0: ANN, 1: BEN, 2: CLEO, 3: ["wild-1"]}
    table = WildCardsTable(game.setup(4, hands=hands, display=["lion", "lion", "lion"]))
    table.bid("refill", "refill", "mountain-3", "wild-1").play("0 done; 1 done; 2 pass")
    assert table.order() == "Cleo Dan* Ann Ben"


def test_the_order_stays_while_the_ibex_chooses(game: WildCards, edition: str) -> None:
    """Cleo passed first and her bid is gone; Ben, who paid more, took his before Ann."""
    table = table_of_three(game, edition, collections={0: ["ibex"]}).bid("forest-2", "savannah-2", "mountain-3")
    table.play("2 pass; 0 pay forest-1; 1 pay savannah-4; 1 take lion; 0 take peacock")
    assert table.top().phase == "prepare"
    assert table.order() == "Cleo Ben Ann*"


# Unseen cards


def test_hidden_cards_are_counted_by_kind(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition, discard=["wild-1", "wild-4"])
    mat = table.mat(0)
    assert dict(mat.unseen) == {
        "forest": (3, 2, 2, 3),
        "savannah": (4, 4, 3, 3),
        "mountain": (4, 4, 3, 3),
        "wild": (0, 1, 1, 0),
    }
    assert mat.hidden == 46 - 4 - 2
    assert table.mat(None).hidden == 46 - 2


def test_a_card_taken_back_openly_is_known_to_be_in_hand(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition).bid("forest-2", "savannah-4", "mountain-1")
    table.play("1 pass; 0 take lion; 0 pay forest-1; 2 take peacock")
    assert table.mat(0).known == table.mat(None).known == (("Ben", ("savannah-4",)),)
    assert dict(table.mat(0).unseen)["savannah"] == (4, 4, 3, 2)
    assert table.mat(1).known == ()


@pytest.mark.whole_games
def test_the_unseen_cards_are_those_hidden_and_not_known(game: WildCards) -> None:
    """Every hidden habitat card, except those known to be in a hand; where the order is shown, none."""
    for table, rng in by_chance(game, "unseen"):
        viewer = rng.choice(table.viewers)
        mat = table.mat(viewer)
        if mat.order:
            assert (mat.unseen, mat.known) == ((), ())
            continue
        hidden = Counter[str]()
        for zone in game.layout.zones:
            if not zone.visible(viewer):
                hidden.update(game.catalogue.spell(table.state[zone]))
        known = Counter(card for _, cards in mat.known for card in cards)
        for name, cards in mat.known:
            seat = NAMES.index(name)
            held = game.catalogue.spell(table.state[HANDS[seat]] + table.state[FACE_DOWN[seat]])
            assert Counter(cards) <= Counter(held)
        for habitat, counts in mat.unseen:
            names = [f"{habitat}-{value}" for value in range(1, 5)]
            assert [hidden[name] - known[name] for name in names] == list(counts)
        assert mat.hidden == sum(hidden[name] - known[name] for name in game.catalogue.names[:16])


def test_without_aids_the_table_shows_only_what_a_real_table_does(game: WildCards) -> None:
    table = table_of_three(game, collections={0: ["lion"]})
    assert (table.mat(0, aids=False).unseen, table.mat(0, aids=False).order) == ((), ())
    mat = table.bid("forest-2", "savannah-4", "mountain-1").play("1 pass").mat(0, aids=False)
    assert mat.offers == (
        DisplayOffer(1, "lion", "", "take lion"),
        DisplayOffer(2, "peacock", "", "take peacock"),
    )
    assert mat.order == table.mat(0).order
