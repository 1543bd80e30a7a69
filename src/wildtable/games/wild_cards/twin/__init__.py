"""The twin of Wild Cards."""
