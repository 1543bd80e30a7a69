"""The statements of both stores, in the dialect that SQLite and PostgreSQL share."""
