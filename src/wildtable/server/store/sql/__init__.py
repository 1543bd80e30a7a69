"""What the stores in SQL databases have in common: one dialect, the one that SQLite and PostgreSQL share."""
