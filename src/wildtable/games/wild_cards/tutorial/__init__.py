"""The guided first game of Wild Cards."""
