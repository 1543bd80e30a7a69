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
denied-undo-others-asked = You cannot undo: somebody else has been asked since, or there is no answer of yours to undo.
denied-undo-disclosed = You cannot undo: your answer has shown somebody a card, and that cannot be unseen.
denied-undo-withdraw = Your answer still lies face down: take it back instead.
denied-table-closed = This table was stopped: { $why }
denied-bad-message = That message was not understood.
denied-nothing-said = There is nothing to read in that message.
denied-try-again = It could not be kept just now, and nothing has happened. Please try again.
denied-too-much = That was too much at once. Please wait a moment.
denied-form-token = This form is too old: open the page again and repeat.
denied-no-record = There is no such record, or its game is not over yet.
denied-may-not-sit = This link is for looking on: ask the host for an invitation to sit down.
denied-too-many-tables = You have many tables already: finish or leave one first.

denied-other-404 = There is nothing here. Perhaps the address is not quite right.
denied-other-401 = Your browser is not known here: open the start page first.
denied-other-403 = That is not allowed.
denied-other-405 = That cannot be done here.
denied-other-409 = That is not possible just now.
denied-other-429 = That was too much at once. Please wait a moment.
denied-other = Something went wrong here. Nothing is lost; please try again.
denied-options = { $reason }
denied-record = This is not a record that can be played again: { $reason }
denied-bad-link = This link opens nothing any more. Ask for a fresh one.

# All pages

site = Wildtable
skip = To the content
to-lobby = All tables
you-are = You are
language-other = Language
problem-title = That did not work
back-to-table = Back to the table
nothing = nothing

# Cards and moves

cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
several = { $count }× { $card }
owned = { $seat }’s { $zone }
move-done = Nothing more
move-place = (place { $place })

# Seats

bot-names = Ada, Bruno, Cleo, Dora, Emil, Fay
seat = Seat { $seat }
seat-free = Seat { $seat } (free)
seat-thinking = thinking
seat-away = away, a bot plays
seat-bot = { $bot } bot
seat-absent = not here
seat-you = you
seats-title = Players
sit-here = Sit here
sit-move = Move here
sit-bot = Sit here instead
bot-add = Add { $bot } bot
bot-remove = Remove bot
leave = Get up
leave-game = Leave (a bot plays on)
lobby-before = Before the game
lobby-again = Play again
start = Start the game
start-again = Start another game
start-when-full = The game can start when every seat is taken.
absent = { $name } is not here.
hand-over = Let a bot play

# Status

status-waiting = { $question } Waiting for { $names }.
status-over = { $shared ->
    [one] The game is over: { $names } wins.
   *[other] The game is over: { $names } share the win.
}
status-before = { $free ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}

# Questions

prompt-watching = You are watching
prompt-away = A bot is playing for you
prompt-sealed = Your answer is in
prompt-waiting = Not your move yet
take-back-seat = Take your seat back
answer = Answer
sealed = { $moves }
withdraw = Take it back
undo = Undo
picked = So far: { $moves }.
pick-exactly = { $most ->
    [one] Choose one card.
   *[other] Choose { $most } cards.
}
pick-between = { $least ->
    [0] Choose up to { $most } cards, or none.
   *[other] Choose { $least } to { $most } cards.
}
waiting-for = Waiting for { $names }.
help-title = What does this mean?
help-clause = Rule { $clause }
hand-title = { $zone } (only you see this)
memory-title = What you know of cards gone from sight
mat-title = On the table
log-title = What happened
log-empty = Nothing yet.
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
score-title = The score
score-total = Total
score-rank = Place
record-link = Look at the whole game, with all cards open

# Live

live-your-move = Your move
live-offline = The connection is lost. Trying again …
live-kept = Your answer will be sent as soon as the connection is back.
live-time = { $time } left
live-fair = fair

# Fairness

fairness-title = Fair shuffles
fairness-before = The secret of the next deal is fixed already; this is its fingerprint (SHA-256). Your browsers add chance of their own before the deal. When the game is over, the secret is told and everybody can check every shuffle.
denied-no-token = This call needs a token, and one that is known here.
denied-seat-only = The token of a seat can only play that seat.
denied-no-such-game = There is no such game here.

# The lobby

lobby-lead = Board games of wild animals, played by their rulebooks, against bots or with friends. No account needed.
lobby-games = Games
lobby-mine = Your tables
lobby-join = Tables to join
lobby-watch = Games to watch
lobby-records = Games that ended lately
lobby-none = None just now.
game-seats = { $least ->
    [1] 1 to { $most } seats
   *[other] { $least } to { $most } seats
}
play-now = Play now
play-friends = Play with friends
table-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
table-running = playing
table-over = over
table-waiting = not begun
import-title = Look at a record of your own
import-text = The record
import-file = or a file
import-send = Show it

# A new table

new-title = A table for { $game }
new-seats = Seats
new-rules = Rules
new-clock = Time per move
clock = { $seconds ->
    [0] no limit
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] 1 day
}
new-open = Who may come
new-open-yes = Everybody: it is listed in the lobby
new-open-no = Only those I send a link
new-hide = Do not tell who has answered already
new-who = Who sits where
new-who-hint = Seats beyond the number above do not count. A virtual player needs no seat here.
new-me = me
new-free = free
new-deck = A deck of your own
new-deck-hint = For owners of the printed game: paste a deck file or choose one. Leave this empty to play with ours.
new-deck-text = The deck file
new-make = Make the table
yes = yes
no = no

# Around the table

share-title = Invite others
share-open = This table is open: send friends the address of this page.
share-closed = This table is closed: make links and send them.
share-make = Make fresh links
links-title = Links to this table
links-once = They are shown this once, and links made before open nothing any more.
links-invite = For friends who play
links-watch = For those who only look on

# Me

me-title = You
me-name = Your name
me-save = Save
me-link-title = Another device
me-link-about = A personal link makes you the same person on another device. Whoever has it is you, so keep it to yourself.
me-link-make = Make a personal link
me-link-shown = This is your link. It is shown this once; the one before opens nothing any more.

# Records

record-title = A game of { $game }
record-at = { $at ->
    [0] The deal
   *[other] After question { $at } of { $last }
}
record-steps = Steps
record-first = First
record-previous = Previous
record-next = Next
record-last = Last
record-as = Show what was seen by
record-open = everybody’s cards
record-show = Show
record-answers = Answers
record-download = Download the record
record-good = This record plays out by the rules, all { $shuffles } shuffles included.
record-bad = This record does not play out: { $reason }
record-committed = The seed follows from the secret that was committed to before the deal.
record-not-committed = The seed does not follow from what was committed to before the deal: { $reason }
record-silent = The record says nothing of how its seed came about.
check-title = Fair shuffles
check-server = The server’s check
check-browser = Your browser’s own check
check-good = Good: your browser has done every shuffle again and found the same cards.
check-bad = Not good: a shuffle came out differently.
check-running = Checking …
check-failed = The check could not be made.
