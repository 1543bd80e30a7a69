"""The command line: a module for each command, and playing in the terminal."""
