"""The store: its contract, and the implementations on SQLite and PostgreSQL."""
