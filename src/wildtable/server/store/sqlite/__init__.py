"""The store in an SQLite file, for one worker."""
