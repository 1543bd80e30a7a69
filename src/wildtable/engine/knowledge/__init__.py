"""Knowledge: what happened, what each viewer may know and remember of it, and the states a viewer must consider possible."""
