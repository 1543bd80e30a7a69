"""HTML: templates, regions of a table, replays, assets, texts."""
