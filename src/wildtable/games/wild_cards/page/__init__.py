"""The table page of Wild Cards: scenes, templates, styles and art."""
