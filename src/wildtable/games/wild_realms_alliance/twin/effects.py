"""What abilities do, as kernels: as in `steps`, and one kernel for when an effect can act and what it does."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, lowest, push_card
from wildtable.engine.twin.kernels.frames import ANSWER, push
from wildtable.games.wild_realms_alliance.twin import constants as at
from wildtable.games.wild_realms_alliance.twin.scoring import count_each

# The centre deck, whose cards lie in a row, the top one first


@kernel
def draw_top(s: Words) -> int:
    """Take the top card of the centre deck, which is not empty."""
    card = s[at.CENTRE + 1] & 255
    s[at.CENTRE + 1] = (s[at.CENTRE + 1] >> 8) | ((s[at.CENTRE + 2] & 255) << 56)
    s[at.CENTRE + 2] = (s[at.CENTRE + 2] >> 8) | ((s[at.CENTRE + 3] & 255) << 56)
    s[at.CENTRE + 3] >>= 8
    s[at.CENTRE] -= 1
    return card


@kernel
def put_under(s: Words, cards: int) -> None:
    """Put a set of cards under the centre deck, in ascending order."""
    while cards:
        push_card(s, at.CENTRE, lowest(cards))
        cards &= cards - 1


@kernel
def draw_cards(s: Words, target: int, count: int) -> None:
    """Move cards from the centre deck to a zone, as many as there are."""
    while count and s[at.CENTRE]:
        s[target] |= 1 << draw_top(s)
        count -= 1


@kernel
def look_at(s: Words, word: int, card: int) -> None:
    """Put a card behind those that a seat looks at: a byte for each, the card plus 1, in the order they lay in the deck."""
    place = 0
    while byte_at(s[word], place):
        place += 1
    s[word] |= (card + 1) << (8 * place)


@kernel
def looked_at(s: Words, seat: int) -> int:
    """Return the set of cards that a seat looks at."""
    cards, found = s[at.LOOKED_AT + seat], 0
    while cards:
        found |= 1 << ((cards & 255) - 1)
        cards >>= 8
    return found


# Animals in their roles and their abilities


@kernel
def place(s: Words, role: int, seat: int) -> int:
    """Return the word of the zone where the animal in a role lies: face down as long as it is hidden."""
    if role == at.LEADER:
        return at.LEADERS + seat
    if role == at.FIGHTER:
        return at.HIDDEN_FIGHTERS + seat if s[at.HIDDEN_FIGHTERS + seat] else at.FIGHTERS + seat
    return at.HIDDEN_COLLECTORS + seat if s[at.HIDDEN_COLLECTORS + seat] else at.COLLECTORS + seat


@kernel
def open_place(role: int, seat: int) -> int:
    """Return the word of the zone where a Leader or a Collector lies face up."""
    return (at.LEADERS if role == at.LEADER else at.COLLECTORS) + seat


@kernel
def has(s: Words, role: int, seat: int) -> bool:
    """Is there an animal in this role, hidden or revealed?"""
    return s[place(s, role, seat)] != 0


@kernel
def fights(s: Words, seat: int) -> bool:
    """Has this seat a Fighter that takes part in the battle?"""
    return s[at.FIGHTERS + seat] != 0 and s[at.ABSTAINING + seat] == 0


@kernel
def used(s: Words, role: int, seat: int) -> int:
    """Return which ability a Leader or a Collector uses: 1, 2, or 0 as long as that is not settled."""
    return byte_at(s[at.USES], seat + (at.MAX_SEATS if role == at.COLLECTOR else 0))


@kernel
def printed(t: Words, card: int, number: int) -> int:
    """Return an ability of an animal, the first or the second."""
    return t[at.ABILITIES + 2 * card + number - 1]


@kernel
def ability_in_use(s: Words, t: Words, role: int, seat: int) -> int:
    """Return the ability a Leader or a Collector uses, as long as it lies there face up, or -1."""
    cards, number = s[open_place(role, seat)], used(s, role, seat)
    return printed(t, lowest(cards), number) if cards and number else -1


@kernel
def has_phase(ability: int, phase: int) -> bool:
    return ability >= 0 and (ability >> 8) & 255 == phase


@kernel
def has_effect(ability: int, effect: int) -> bool:
    return ability >= 0 and ability & 255 == effect


@kernel
def amount_of(ability: int) -> int:
    return (ability >> 48) - at.MOST


# How an ability is performed


@kernel
def can_act(s: Words, ability: int, seat: int, target: int) -> bool:
    """EFFECTS: can an ability of one seat's animal act on a seat?"""
    effect = ability & 255
    if effect == at.STRENGTHEN or effect == at.ABSTAIN:
        return fights(s, target)
    if effect == at.TUCK:
        return has(s, at.FIGHTER, target) and has(s, at.LEADER, target)
    if effect == at.SWAP:
        return has(s, at.FIGHTER, seat) and has(s, at.FIGHTER, target)
    if effect == at.CHASE:
        return has(s, (ability >> 24) & 255, target)
    if effect == at.GATHER or effect == at.SIFT:
        return s[at.CENTRE] > 0
    return effect == at.REVERSE or effect == at.SCORE


@kernel
def acts(s: Words, t: Words, seat: int, ability: int) -> int:
    """Return the seats an ability is meant for and can act on; none for effects that do nothing by themselves."""
    target = (ability >> 16) & 255
    found = 0
    for other in range(t[at.SEATS]):
        meant = other == seat if target == at.MINE else other != seat or target == at.ANY
        if meant and can_act(s, ability, seat, other):
            found |= 1 << other
    return found


@kernel
def perform(s: Words, t: Words, seat: int, rest: int) -> None:
    """Perform: an animal's ability acts: on whom its player says, if it is offered and taken, or at once. No target, no
    effect."""
    ability = printed(t, rest & 255, rest >> 8)
    if acts(s, t, seat, ability) == 0:
        return
    target = (ability >> 16) & 255
    if target == at.RIVAL or target == at.ANY:
        push(s, at.CHOOSE_TARGET | (seat << 8) | (rest << 16))
    elif (ability >> 40) & 1:
        push(s, at.USE_OR_DECLINE | (seat << 8) | (rest << 16))
    else:
        push(s, at.APPLY | (seat << 8) | (rest << 16))


@kernel
def ask_choose_target(s: Words, t: Words, seat: int, rest: int) -> int:
    """ChooseTarget.asks: nobody, where there is one target and no declining."""
    ability = printed(t, rest & 255, rest >> 8)
    targets = acts(s, t, seat, ability)
    s[ANSWER] = at.TARGET_ID + lowest(targets)
    return 1 << seat if targets & (targets - 1) or (ability >> 40) & 1 else 0


@kernel
def choose_target(s: Words, t: Words, seat: int, rest: int) -> None:
    """ChooseTarget: its player says on whom the ability acts."""
    if s[ANSWER] != at.DECLINE_ID:
        do_effect(s, t, printed(t, rest & 255, rest >> 8), seat, s[ANSWER] - at.TARGET_ID)


@kernel
def use_or_decline(s: Words, seat: int, rest: int) -> None:
    """UseOrDecline: an ability that is only offered."""
    if s[ANSWER] != at.DECLINE_ID:
        push(s, at.APPLY | (seat << 8) | (rest << 16))


@kernel
def apply(s: Words, t: Words, seat: int, rest: int) -> None:
    """Apply: the ability acts on everybody it can act on."""
    ability = printed(t, rest & 255, rest >> 8)
    targets = acts(s, t, seat, ability)
    while targets:
        do_effect(s, t, ability, seat, lowest(targets))
        targets &= targets - 1


@kernel
def do_effect(s: Words, t: Words, ability: int, seat: int, target: int) -> None:
    """EFFECTS: what an effect does to a seat."""
    effect = ability & 255
    if effect == at.STRENGTHEN:
        s[at.BONUS + target] += amount_of(ability)
    elif effect == at.ABSTAIN:
        s[at.ABSTAINING + target] += 1
    elif effect == at.REVERSE:
        s[at.REVERSED] += 1
    elif effect == at.TUCK:
        fighter = place(s, at.FIGHTER, target)
        s[at.TUCKED + target] |= s[fighter]
        s[fighter] = 0
    elif effect == at.SWAP:
        mine, theirs = place(s, at.FIGHTER, seat), place(s, at.FIGHTER, target)
        s[mine], s[theirs] = s[theirs], s[mine]
    elif effect == at.CHASE:
        push(s, at.CHASE_AWAY | (target << 8) | (((ability >> 24) & 255) << 16))
        push(s, at.DRAW | (target << 8) | (1 << 16))
    elif effect == at.GATHER:
        push(s, at.DRAW | (seat << 8) | (amount_of(ability) << 16))
    elif effect == at.SIFT:
        for _ in range(min(amount_of(ability), s[at.CENTRE])):
            look_at(s, at.LOOKED_AT + seat, draw_top(s))
        push(s, at.TAKE_ONE | (seat << 8))
    else:
        s[at.ENDGAME + target] += count_each(s, t, seat, (ability >> 32) & 255) * amount_of(ability)


# What follows from them


@kernel
def draw(s: Words, seat: int, cards: int) -> None:
    """DrawRecruits: draw `cards` cards from the centre deck into the alliance, hidden; an empty deck gives nothing."""
    draw_cards(s, at.RECRUITS + seat, cards)


@kernel
def ask_take_one(s: Words, seat: int) -> int:
    """TakeOne.asks: each seat that has more than one card to choose from."""
    return 1 << seat if s[at.LOOKED_AT + seat] > 255 else 0


@kernel
def take_one(s: Words, seat: int) -> None:
    """TakeOne: one of the cards looked at joins the alliance; the others go to the bottom of the centre deck as they lay."""
    taken = s[at.PICKS + seat] if s[at.PICKS + seat] else looked_at(s, seat)
    s[at.RECRUITS + seat] |= taken
    while s[at.LOOKED_AT + seat]:
        card = (s[at.LOOKED_AT + seat] & 255) - 1
        s[at.LOOKED_AT + seat] >>= 8
        if (taken >> card) & 1 == 0:
            push_card(s, at.CENTRE, card)


@kernel
def chase_away(s: Words, seat: int, role: int) -> None:
    """ChaseAway: the animal in a role goes under the centre deck, and a Leader takes along what is tucked under it."""
    zone = place(s, role, seat)
    put_under(s, s[zone])
    s[zone] = 0
    if role == at.LEADER:
        release_tucked(s, seat)


@kernel
def release_tucked(s: Words, seat: int) -> None:
    """Let a tucked animal leave with its Leader."""
    put_under(s, s[at.TUCKED + seat])
    s[at.TUCKED + seat] = 0
