"""A bot of your own for `wildtable simulate`, `play` and the lab: it takes what it has most of already.

wildtable simulate wild-cards --seats 3 --bots examples/collector.py:Collector,greedy,greedy --games 300
"""

from collections import Counter

import wildtable


class Collector(wildtable.Bot):
    """Takes the animal it owns most of; bids, pays and declines like the game's advice."""

    name = "collector"

    def choose(self, view, choice, rng):
        owned = Counter(view.names(view.cards(f"collection-{view.viewer}")))
        takes = [move for move in choice if move.verb == "take"]
        if not takes:
            return view.game.advise(view, choice)
        return max(takes, key=lambda move: owned[view.names(move.cards)[0]])
