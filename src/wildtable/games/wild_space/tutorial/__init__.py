"""The guided first game of Wild Space."""
