"""Commands of the lab: matches, ladders, balance and the analysis of games, with their reports."""
