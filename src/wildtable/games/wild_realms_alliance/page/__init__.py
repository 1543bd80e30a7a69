"""The table page of Wild Realms Alliance: scenes, templates, styles and art."""
