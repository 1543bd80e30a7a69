"""Twins: the rules of a game once more, as plain functions over words, for searches and training."""
