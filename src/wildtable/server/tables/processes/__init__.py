"""Processes: bots, checks and reviews, in processes of their own."""
