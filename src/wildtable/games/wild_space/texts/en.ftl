# What Wild Space says.
# Events know $seat (a name, or "none"), $cards (their names, or how many) and $number.

game-title = Wild Space
