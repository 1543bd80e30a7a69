# What the server itself says.

# Why something cannot be done
denied-no-session = Your browser is not known here: open the page again.
denied-no-table = There is no such table, or it is not open to you.
denied-no-game = No game has begun at this table yet.
denied-game-running = A game is being played; wait until it is over.
denied-no-such-seat = There is no seat { $seat } for that at this table.
denied-seat-taken = Seat { $seat } is taken already.
denied-seats-empty = Somebody or a bot must take every seat first; empty are { $seats }.
denied-not-seated = You have no seat at this table.
denied-not-host = Only the host of the table can do that.
denied-player-here = The player in seat { $seat } is at the table; only an absent player's seat can be handed to a bot.
denied-question-gone = That question has been answered in the meantime; look at the table again.
denied-undo-others-moved = You cannot undo: somebody else has moved since, or there is no answer of yours to undo.
denied-undo-disclosed = You cannot undo: your answer has shown somebody a card, and that cannot be unseen.
denied-undo-withdraw = Your answer still lies face down: take it back instead.
denied-table-closed = This table was stopped: { $why }
denied-bad-message = That message was not understood.
denied-try-again = It could not be kept just now, and nothing has happened. Please try again.
denied-too-much = That was too much at once. Please wait a moment.
denied-form-token = This form is too old: open the page again and repeat.
denied-no-record = There is no such record, or its game is not over yet.
denied-may-not-sit = This link is for looking on: ask the host for an invitation to sit down.
denied-too-many-tables = You have many tables already: finish or leave one first.
