"""Presentation: what players read and type, the same for pages and terminals."""
