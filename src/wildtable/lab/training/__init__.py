"""Training: a net learns a game by playing against itself on the game's twin. Needs PyTorch and Numba (`train`)."""
