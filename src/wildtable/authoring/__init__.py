"""Authoring: what an author runs on a game of their own. The test suite runs the same on the games of this package."""
