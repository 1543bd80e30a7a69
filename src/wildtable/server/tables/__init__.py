"""Tables: seats, game sessions, bots and clocks, results, and the archive of finished games."""
