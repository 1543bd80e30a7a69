"""The table page of Wild Space: scenes, templates, styles and art."""
