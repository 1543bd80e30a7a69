"""The commands of the command line, a module each, and what several of them show."""
