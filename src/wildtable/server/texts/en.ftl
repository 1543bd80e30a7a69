# What the server itself says, on its pages and to programs.
#
# game      a title (Wild Cards) and one game of it         table       where games are played
# seat      a place at the table                            rank        the place after a game
# move      what a player does                              choice      the moves to pick from; “question” and “answer” are the code’s words
# host      who created the table                           spectator   who watches
# replay    a finished game, step by step                   record      a finished game as a file
# score     the points of a game                            rating      strength on the ladder
# personal link, invitation link, guided game, deal, shuffle, seed, commitment
#
# Buttons are verb and object; labels of main buttons have at most 16 characters. Headings are nouns.
# Errors say what happened and what to do. A number before a noun is selected on.

# Why something cannot be done
denied-no-session = We don’t recognise this browser. Reload the page.
denied-no-table = This table doesn’t exist, or it’s private.
denied-no-game = No game has started at this table yet.
denied-game-running = A game is still running. Wait until it’s over.
denied-no-such-seat = That seat isn’t available at this table.
denied-seat-taken = That seat is taken. Choose another one.
denied-seats-empty = { $count ->
    [one] One seat is open. Invite someone or add a bot.
   *[other] { $count } seats are open. Invite someone or add bots.
}
denied-not-seated = You don’t have a seat at this table.
denied-table-full = All seats are taken.
denied-seats-occupied = { $count ->
    [one] One person sits here already.
   *[other] { $count } people sit here already.
}
denied-not-host = Only the host of this table can do that.
denied-player-here = { $name } is here. A bot can only take over for someone who is away.
denied-question-gone = Too late: the game has moved on. Look at the table again.
denied-request-used = You’ve used the id “{ $request }” for something else. Send something new with a new id.
denied-undo-others-asked = Can’t undo: another player’s turn has begun, or you haven’t made a move.
denied-undo-disclosed = Can’t undo: your move revealed a card, or what others chose.
denied-undo-withdraw = Your choice is still face down. Take it back instead.
denied-table-closed = { $why ->
    [by-admin] An administrator closed this table.
    [rules-changed] The rules of this game have changed since it began, so it can’t continue. Its moves are kept.
   *[broken] Something went wrong in this game, so it was stopped. Its moves are kept.
}
denied-bad-message = The server couldn’t read this request.
invalid-field = { $code ->
    [wrong-type] must be { $kinds }, not { $value }
    [missing] is missing
    [unknown] isn’t a field of this request
    [not-listed] must be one of { $known }, not { $value }
    [too-long] must have at most { $bound } characters, not { $length }
    [too-short] must have at least { $bound } characters, not { $length }
    [too-many] must have at most { $bound } entries, not { $length }
    [too-few] must have at least { $bound } entries, not { $length }
    [too-small] must be at least { $bound }, not { $value }
    [too-large] must be at most { $bound }, not { $value }
    [pattern] must match the pattern { $bound }, unlike { $value }
    [invisible] must be visible text on one line, not { $value }
    [no-json] must be JSON
    [nested] is nested too deeply
   *[other] can’t be { $value }
}
kind-name = { $kind ->
    [text] a text
    [integer] an integer
    [flag] true or false
    [list] a list
   *[object] an object
}
either = { $others } or { $last }
denied-bad-reveal = This doesn’t match what your browser committed to.
denied-reveal-late = Your browser’s part of the shuffle came too late. The cards were dealt without it.
denied-no-length = The request needs a Content-Length.
denied-too-long = Too large: at most { $most } kB can be sent.
denied-long-query = This address is too long.
denied-nothing-said = Your message is empty.
denied-try-again = Couldn’t save. Nothing changed; try again.
denied-too-much = { $what ->
    [messages] Too many messages: you can send { $most } a minute.
    [chat] Too many messages: { $of ->
        [address] your network can
       *[visitor] you can
    } write { $most } a minute.
    [checks] { $seconds ->
        [60] Too many decks and records: { $of ->
            [address] your network can
           *[visitor] you can
        } send { $most } a minute.
       *[other] The server is checking too many decks and records.
    }
    [reviews] Too many reviews: { $of ->
        [address] your network can
       *[visitor] you can
    } begin { $most } a minute.
    [streams] Too many open streams: { $of ->
        [address] your network can
        [visitor] you can
       *[server] this table can
    } have { $most }.
    [waiting] Too many people are waiting: { $of ->
        [address] from your network
       *[server] here
    } { $most } can.
   *[requests] Too many requests: your network can send { $most } a minute.
} Wait a moment, then try again.
denied-changed-too-often = You’ve used all { $most } take-backs in this game.
denied-form-token = This page is out of date. Reload it and try again.
denied-no-record = This replay doesn’t exist, or the game isn’t over yet.
denied-no-import = This record is not stored here, or not any longer. Open it again.
denied-may-not-sit = This link is for spectators. To play, ask the host for an invitation.
denied-too-many-tables = You have too many tables. Finish a game or leave a table first.
denied-too-many-tables-address = Too many tables were created from your network today. Join an existing one, or try again later.
denied-too-many-tables-server = Too many tables were created here today. Join an existing one, or try again later.
denied-too-many-games = Too many games were begun from your network today. Play at another table, or try again tomorrow.
denied-too-many-members = Too many people have used this link. Ask the host for a new table.
denied-too-many-visitors = Too many new visitors came from your network today. Try again later.

denied-other-404 = There’s nothing at this address. Check it for typos.
denied-other-401 = We don’t recognise this browser. Open the start page first.
denied-other-403 = You’re not allowed to do that.
denied-other-405 = That’s not possible here.
denied-other-409 = That’s not possible right now.
denied-other-429 = Too many requests. Wait a moment, then try again.
denied-other = Something went wrong on the server. Nothing is lost; try again.
denied-expert-not-now = You can ask an expert while it’s your move, in unrated games against bots with hints on.
denied-review-numba = Review isn’t available on this server: it needs Numba (install wildtable[fast]).
denied-review-alone = A game for one player has no review.
denied-review-unfinished = Only a finished game can be reviewed.
denied-record-rules = The rules of this game have changed since it was played, so it can’t be shown any more. Its moves are kept.
denied-record = This record can’t be replayed: { $reason }
denied-invisible-name = A name needs at least one visible character.
denied-host = This server doesn’t know the name { $host }. Open it by its address. If you run it, start it with --allow-host { $host }, or set its public address with --base.
denied-origin = This server can only be used at { $address }. If you run it, set --base to the address in your browser.
denied-bad-link = This link no longer works. Ask for a new one.

# All pages

site = Wildtable
site-description = Board games with wild animals in your browser, against bots or with friends. No account needed.
site-nav = Main menu
skip = Skip to content
you-are = Your profile:
choose = Language and theme
choose-language = Language
choose-theme = Theme
theme = { $theme ->
    [light] Light
    [dark] Dark
   *[system] System
}
copy = Copy
copied = Copied
problem-title = { $status ->
    [404] Page not found
   *[other] That didn’t work
}
problem-home = Go to start page
back-to-table = Back to the table

# Cards and moves

cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
listed = { $others } and { $last }
several = { $count }× { $card }
owned = { $seat }: { $zone }

# Seats

bot-names = Ada, Bruno, Cleo, Dora, Emil, Fay
seat = Seat { $seat }
seat-free = Seat { $seat } (open)
seat-thinking = thinking
seat-away = away, bot playing
seat-bot = { $bot ->
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
    [expert] Expert bot
    [random] Random bot
    [eager] Eager bot
    [greedy] Greedy bot
    [policy] Trained bot
    [guide] Tutorial bot
   *[other] { $bot } bot
}
bot-about = { $bot ->
    [easy] Easy: plays sensible moves, but often misses the better one.
    [medium] Medium: plays a sensible move each turn, without thinking ahead.
    [hard] Hard: tries every move in a few possible deals of the hidden cards.
    [expert] Expert: our strongest bot. It has learned by playing against itself, or tries every move in hundreds of possible deals of the hidden cards.
   *[other] { $bot }: a bot.
}
seat-absent = offline
seat-listening = listening, bots wait
seat-mine = you
sit-here = Sit here
sit-move = Move here
sit-bot = Replace bot
bot-add = { $bot ->
    [easy] Add easy bot
    [medium] Add medium bot
    [hard] Add hard bot
    [expert] Add expert bot
   *[other] Add { $bot } bot
}
bot-remove = Remove bot
bots-fill = Fill with bots
leave = Leave seat
leave-game = Leave game
leave-game-ask = Leave this game?
stay = Stay
leave-game-about = In a running game, a bot plays on for you.
lobby-before = Before the game
rematch-offered = You want a rematch
rematch-wanted = { $count ->
    [one] { $names } wants a rematch
   *[other] { $names } want a rematch
}
rematch-waiting = Waiting for { $names }.
rematch-declined = Not joining: { $names }.
rematch-without = A bot can take their place: change the seats.
rematch-refused = You declined the rematch
rematch-accept = Accept
rematch-decline = No, thanks
rematch-take-back = Take back
lobby-again = Play again?
start = Start game
start-again = Rematch
start-when-full = You can start when every seat is taken.
absent = { $name } is offline.
hand-over = Let a bot play
hand-over-ask = Let a bot play for { $name }?
hand-over-about = { $name } can take the seat back at any time.
hand-over-wait = Wait

# The choice of the player

prompt-watching = You’re watching
prompt-away = A bot is playing for you
prompt-late = Your time ran out: a bot answers this one
missed = Time ran out, so a bot played for you: { $moves }. Until you answer, you have { $seconds } seconds a move.
still-here = I’m here
bots-wait = { $names } { $count ->
    [one] is
   *[other] are
} still listening; bots wait.
prompt-sealed = Choice locked in
prompt-waiting = Not your turn yet
take-back-seat = Take over
withdraw = Take back
undo = Undo
picked = Picked: { $moves }.
memory-title = Hidden cards you know
mat-title = Table
log-title = Game log
story-title = { $game }: game log
story-link = Full log
log-empty = Nothing has happened yet.
chat-title = Chat
chat-empty = No messages yet.
chat-say = Message
chat-send = Send
score-total = Total

# Live

live-your-move = Your turn
live-offline = Connection lost. Reconnecting …
live-crowded = Too many pages are open in your network. Close a tab you don’t need. Reconnecting …
live-kept = You’re offline. Your move will be sent when you’re back.
live-time = { $time } left

# Fairness

fairness-title = Fair shuffle
fairness-before = The server has committed to a secret for the next deal; this is its fingerprint (SHA-256). Each player’s browser commits to random data of its own before anything is revealed. After the game everything is published, and your browser checks that nothing was changed.
deal-title = Shuffling …
deal-about = Every player’s browser adds to the shuffle.
denied-no-token = This request needs a valid token: send Authorization: Bearer TOKEN, with a token from POST /api/visitors.
denied-seat-only = A seat’s token can only play that seat.
denied-no-such-game = There is no game with this name.
denied-bad-terms = This doesn’t work: { $reason }.
denied-bad-deck = This deck can’t be used: { $reason }
denied-too-many-bots = { $virtual ->
    [none] Too many bots: { $bots } are named, and the table has { $people } seats.
   *[other] Too many bots: { $bots } are named, and { $people } seats are for people and bots. The last of the { $places } seats is for { $virtual }, so name no bot for it.
}
denied-wrong-people = This game is for { $known } people, not { $people }.

# The start page

lobby-page = Lobby
lobby-join-none = No open table right now. Create one, or play with anyone.
lobby-watch-none = Nobody is playing at an open table right now.
queue-title = Play with anyone
queue-about = Choose a game and wait for others. The game begins by itself.
queue-bots-after = Bots join after
queue-never = never
queue-join = Play
queue-leave = Stop waiting
queue-ready = Your table is ready
queue-bots = bots join after { $time }
queue-people = waiting for people only
queue-waiting = { $count ->
    [0] nobody waiting
    [one] 1 person waiting
   *[other] { $count } people waiting
}
lobby-title = Board games with wild animals
lobby-lead = Play against bots right away, or send friends a link. No account, nothing to install.
lobby-games = Games
lobby-mine = Your tables
lobby-past = Your finished games
lobby-join = Open tables
lobby-watch = Games to watch
lobby-records = Recently finished
play-now = Play now
play-now-how = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}, { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] expert
}
play-friends = Play with friends
play-friends-how = get a link to share
play-guide = New here? Guided game
play-options = More options
play-rules = Rules and cards
table-free = { $free ->
    [one] 1 open seat
   *[other] { $free } open seats
}
table-running = playing
table-waiting = not started
import-title = Open a saved game
import-text = Record
import-file = or choose a file
import-hint = The server stores your last { $most } records. After that, the oldest ones go.
import-send = Open

# A new table

new-title = New table: { $game }
new-people = How many people?
new-who = Seats
new-who-hint = Only as many seats count as you chose people above.
new-me = Me
new-free = Open
new-open = Who can join
new-open-yes = Everyone
new-open-yes-about = The table is listed in the lobby.
new-open-no = Only people with my link
new-open-no-about = You get the link at the table.
new-options = Options
new-clock = Time per move
clock-none = no limit
span = { $unit ->
    [days] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
}
new-plain = Hide hints
new-plain-about = No previews of what a card would do, no list of cards still to come.
new-hide = Hide who has chosen
new-hide-about = Nobody sees who is still thinking.
new-deck = Custom deck
new-deck-hint = If you own the printed game, you can play with its exact cards: paste a deck file or choose one. Leave this empty to play with our deck.
new-deck-text = Deck file
new-make = Create table
yes = yes
no = no

# The page of a game

contents = On this page
clause = Rule { $clause }
deck-title = Deck
deck-about = Part of the deck comes from the rulebooks. We filled in the rest in the same spirit, and mark it here. If you own the printed game, you can play with its exact cards: choose a custom deck when you create a table.
provenance = { $kind ->
    [rulebook] from the rulebook
    [published] from the publisher
    [traditional] traditional
   *[reconstructed] filled in by us
}
rulings-title = How we play it

# Around the table

share-title = Invite players
share-open = Open table. Anyone can join; send friends the address of this page.
share-closed = Private table. Only people with your link can join.
share-make = New links
share-make-about = The old ones stop working.
share-send = Send
invite-title = { $host } invites you to { $game }
invite-here = Already here:
invite-sit = Sit down
invite-watch = Watch
invite-full = There is no open seat right now. You can watch and join the next game.
links-title = Invite your friends
links-about = Anyone who opens the first link can join your table. Bots can take the seats that stay open.
links-invite = For players
links-watch = For spectators
links-scan = Let friends scan this code, or send them the link.
links-go = Go to the table

# Me

me-title = You
me-name = Your name
me-save = Save
me-animal = Your animal
me-about = Other players see this name. No account, no password: your browser remembers you.
me-link-title = Other devices
me-link-about = Open your personal link on another device to play as yourself there. Anyone who has it can play as you, so keep it private. With a personal link you appear on the ladder after rated games, and others can open your page.
me-link-make = Create personal link
me-link-shown = Your personal link. Copy it now: it’s shown only once, and older ones no longer work.
me-sign-out-title = Sign out elsewhere
me-sign-out-about = Lost a device, or does someone else have your personal link? This signs you out in all other browsers and programs. If you have a personal link, it’s replaced.
me-sign-out = Sign out elsewhere
me-signed-out = You’re signed out everywhere else.
personal-link-title = Personal link
personal-link-about = Continue in this browser as { $name }. The name you use here now is given up.
personal-link-self = You’re already signed in here as { $name }.
personal-link-go = Continue as { $name }
personal-link-stay = Cancel

# Replays and records

record-title = { $game }: replay
record-card = { $names }. Watch the game move by move.
record-about = { $names } · { $date }
record-at = { $at ->
    [0] Start
   *[other] Step { $at } of { $last }
}
record-steps = Steps
record-first = First step
record-previous = Previous step
record-next = Next step
record-last = Last step
record-as = View as
record-open = All hands open
record-show = Show
record-answers = Moves
record-unseen = face down
record-nothing = chose no card
record-over = The game is over.
record-hand = Hand of { $name }
record-again = Watch again
record-again-about = from the start
record-download = Download record
record-good = Verified: every move is legal, and { $shuffles ->
    [one] the shuffle matches.
   *[other] all { $shuffles } shuffles match.
}
record-bad = Not verified: { $reason }
record-committed = The seed follows from the secret the server committed to before the deal.
record-not-committed = The seed doesn’t match the commitment made before the deal: { $reason }
record-silent = The record doesn’t say where its seed comes from.
replay-step = Step
replay-rounds = Rounds
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-copy = Copy link
replay-check = Verify
replay-failed = Couldn’t load this step. Try again.
replay-space = Space
replay-keys-step = previous or next step
replay-keys-play = play or pause
replay-keys-mark = previous or next section
replay-keys-ends = first or last step
replay-keys-open = score, log, verification, shortcuts
check-title = Fair shuffle
check-server = Checked by the server
check-browser = Checked by your browser
check-proven = Proven to you: your browser took part in this deal, the record matches what it noted, and every shuffle gives the same cards.
check-consistent = Consistent only: the record doesn’t contradict itself, and every shuffle gives the same cards. Only players can check more, in the browser they played with.
check-broken = Broken: this record doesn’t show the deal that was agreed on.
check-late = According to the record, your browser’s part didn’t arrive in time. The server never confirmed it, so it may also have left it out, and nothing is proven to you.
check-unbound = The notes are of an older form: they don’t show whether seats, options and deck stayed the same.
fault-secret = The server committed to a different secret.
fault-seats = A player’s part doesn’t match its commitment.
fault-seed = The seed doesn’t follow from the secret and the players’ parts.
fault-shuffle = One shuffle gives different cards.
fault-server = Before the deal, your browser saw a different commitment from the server.
fault-list = Before the deal, your browser saw different commitments from the players.
fault-bytes = Your browser’s part is missing, although the server confirmed it.
fault-missing = Your browser took part in a fair deal, but the record has none.
fault-terms = The seed doesn’t belong to this game with these options, this deck and these bots.
fault-game = Before the deal, your browser noted a different game.
fault-rules = Before the deal, your browser noted a different version of the rules.
fault-people = Before the deal, your browser noted a different number of seats.
fault-options = Before the deal, your browser noted different options.
fault-deck = Before the deal, your browser noted a different deck, or its cards in a different order.
fault-bots = Before the deal, your browser noted different bots, or bots in other seats.
fault-players = Before the deal, your browser noted different players, or the same ones in other seats.
fault-own = Your browser’s notes don’t belong to your seat in this deal.
fault-played = You didn’t play in the seat that your browser noted before the deal.
check-withheld = Not received in time from: { $seats }. Each missing part leaves whoever runs the server a choice between two deals, with or without that player’s help.
check-notes = Save your notes
check-running = Checking …
check-failed = Couldn’t check. Reload the page to try again.
check-stacked = The cards were prepared, not shuffled.
check-details = Commitments and secrets
check-commitment = Commitment before the deal (SHA-256 of the secret)
check-secret = The server’s secret
check-added = { $source ->
        [player] { $name }: added by their browser
        [withheld] { $name }: not received in time
       *[server] { $name }: nothing added
    }

# The review of a finished game

review = Review
review-title = { $game }: review
review-preparing = Getting ready. On a new server this can take a minute …
review-running = Reviewing the game …
review-failed = The review failed. Reload the page to try again.
review-moments = Key moments
review-yours = Your key moments
review-looking = Looking for key moments …
review-none = No key moments: no other move was clearly better.
review-others = { $count ->
    [one] 1 more moment
   *[other] { $count } more moments
}
review-blunder = Blunder
review-mistake = Mistake
review-inaccuracy = Inaccuracy
review-played = Played
review-better = Better
review-loss = Cost
review-range = { $loss } percentage points of winning chance ({ $low } to { $high })
review-points = The better move brings { $score } on average.
review-hand = Hand
review-see = See it as { $name } did
review-chances = Winning chances
review-chances-about = By what each player could know at that moment, if people had played on like the Medium bot and bots at their level. The numbers are the moments above.
review-figures = All figures
review-parts = Skill and luck
review-parts-about = How each result came about, in percentage points above or below a fair share of { $share }. Moves are compared with those of the Medium bot; the rest is chance. Own moves, others’ moves and chance add up to the result.
review-own = Own moves
review-others-moves = Others’ moves
review-chance = Chance
review-result = Result
review-margin = Own moves, in score
review-how = How we know
review-how-about = Before each decision we deal the cards that its player couldn’t see many times over, try the moves in the same deals, and let the Medium bot play on. A moment is named only if further rounds with other deals confirm it, and if our trained bot, where there is one, sees the loss too. The ranges hold in 19 of 20 cases. Bluff and what bids give away are beyond this.

expert-title = What would an expert do?
expert-answer = Expert plays:
expert-move = Choice
expert-chance = Chance to win
expert-margin = Lead
expert-tag = Expert
expert-about = From what you can see: we deal the hidden cards many times over, try every choice in the same deals, and let the Medium bot play on for everybody. The ranges hold in 19 of 20 cases.
expert-running = Trying your choices …
expert-failed = That didn’t work. Close this and try again.
expert-back = Back to the table

# The table page

reader = You
round = Round { $round }
round-of = of { $rounds }
phases = Phases
seat-your-move = your turn
seat-ready = ready
seat-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
just-now = Just now
rule-now = Rule for this choice
rule-link = Rule ›
score-so-far = Score so far
score-final = Final score
final-you-win = You win with { $score }.
final-you-share = You share the win with { $score } each.
final-wins = { $shared ->
    [one] { $names } wins with { $score }.
   *[other] { $names } share the win with { $score } each.
}
final-ahead = { $score } ahead of { $names }.
ahead-you = you
lesson-title = Your guide
lesson-next = Play against Easy bots
lesson-more = Read on
lesson-advice = My advice – { $move }.
after-replay = Replay
after-replay-about = every move, step by step
after-review-about = what moves and luck did
after-share = Share
after-share-about = a link for everybody
after-record-about = the game as a file
after-check = Verify shuffle
after-check-about = was the deal fair?
clear = Clear
close = Close
frozen-title = Table stopped
lobby-ready = Everyone is here
lobby-ready-about = Start whenever you like.
lobby-again-about = Seats rotate for the next game.
change-seats = Change seats
seating-title = Seats
tools = Table menu
tool-score = Score
tool-log = Log
tool-rules = Rules
tool-menu = Menu: language, theme, table
prompt-title = Now
hand-yours = Your hand
log-and-chat = Log and chat
keys-title = Keyboard shortcuts
keys-confirm = pick what has the focus, or confirm
keys-no = go to “Pass” or “Skip”; press again to do so
keys-clear = clear or take back
keys-zoom = enlarge the selected card
keys-open = score, log, rules
rules-all = All rules
live-about = About { $card }
live-put-back = { $card } deselected.
live-of = { $picked } of { $wanted }

# Administration

denied-muted = You can’t chat here any more. You can still play.
denied-banned = You’ve been banned from this server.
denied-admin-only = Only the administrator of this server can do that.
denied-admin-token = Wrong token. Check it and try again.
denied-bad-address = Not an IP address. Write it like 203.0.113.7 or 2001:db8::/64.
denied-ban-yourself = This would ban you, too. If everyone seems to have the same address, tell the server about its proxy (--proxy).
admin-title = Admin
admin-token = Admin token
admin-login = Sign in
admin-login-about = The server prints it at startup. You also find it in the file admin-token in the data folder.
admin-logout = Sign out
admin-count = { $what ->
    [tables] { $count ->
        [one] 1 table in memory
       *[other] { $count } tables in memory
    }
    [sockets] { $count ->
        [one] 1 page connected
       *[other] { $count } pages connected
    }
   *[moves] { $count ->
        [one] 1 move since startup
       *[other] { $count } moves since startup
    }
}
admin-workers = Workers: { $names }
admin-tables = Tables
admin-no-tables = No tables in memory; nobody is playing.
admin-state = { $state ->
    [playing] playing
    [over] game over
    [closed] closed
   *[waiting] not started
}
admin-private = private
admin-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
admin-close = Close table
admin-onlooker = spectator
admin-mute = Mute
admin-muted = muted
admin-ban = Ban
admin-ban-address = Ban { $address }
admin-banned = banned
admin-sanctions = Muted and banned
admin-no-sanctions = Nobody.
admin-sanction = { $kind ->
    [mute] muted
    [ban] banned
   *[address] address banned
}
admin-lift = Lift
admin-address = Ban an address
admin-address-about = One address, or a network like 203.0.113.0/24. With IPv6, a household usually has a whole /64.
admin-failed-games = Games that could not be loaded
admin-errors = Recent log entries
admin-no-errors = No warnings or errors.
admin-level = { $level ->
    [warning] warning
   *[error] error
}

# Notifications

turns-title = Your turn
choose-sounds = Sounds
choose-notes = Notifications
call = { $value ->
    [on] On
   *[off] Off
}
notes-refused = Your browser blocks notifications from this site. You can allow them in its settings.

# Offline

offline-title = Can’t connect
offline-unanswered = The server isn’t responding. It may be restarting.
offline-unconnected = This device is offline.
offline-kept = Nothing is lost: your games are saved.
offline-again = Try again

# People, ladders, ratings

somebody = Anonymous
denied-no-person = This player doesn’t exist, or their page is private.
rated = rated
rating = Rating
rating-after = { $games ->
    [one] after 1 rated game
   *[other] after { $games } rated games
}
games-rated = Games
ladder = Ladder
ladder-title = { $game }: ladder
ladder-about = Bots and players with a personal link, by guaranteed rating.
ladder-place = Rank
ladder-who = Player
ladder-sure = Guaranteed
ladder-empty = No rated games yet. Be the first: tick “Rated games” when you create a table.
ladder-how = A rating estimates how well someone plays. The ± is its margin: in 19 of 20 cases the true strength lies within it. Everyone starts at 25 ± 16.7, and every rated game changes it (OpenSkill). The guaranteed rating leaves out everything that is still uncertain, so one lucky game doesn’t take you to the top.
ladder-game = About { $game }
person-mine = This is your page, with all your games. Once you have a personal link, others can see it, too, but only your rated games and games at open tables.
person-about = Rated games and games at open tables.
person-bot = One of our bots. Rated games and games at open tables.
person-empty = No finished games yet.
person-latest = Recent games
person-result = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of { $people }, { $score }
person-alone = { $rank ->
    [1] solo, won
   *[other] solo, lost
}, { $score }
history-about = Rating in { $game }: from { $from } to { $to } ± { $spread }.
history-caption = Rating after each game; the band is the margin.
history-figures = Latest ratings
results = Results
results-people = Players
results-games = Games
results-wins = Wins
results-share = Win rate
favourite = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won
new-rated = Ladder
new-rated-yes = Rated games
new-rated-about = Results are public and count for the ladder, also against bots. Not rated: games among bots only, solo games, guided games and custom decks.
table-rated = Rated table: results are public and count for the ladder.
me-data-title = Your games and data
me-data-about = See your results, favourites and ratings on your page, or download everything we store about you: names, games, records, ratings and chat.
me-page = Your page
me-export = Download my data
me-forget-title = Delete your data
me-forget-about = This deletes your name, links and chat messages for good. Your finished games stay, with an anonymous player in your seat; in running games a bot takes over. You can’t undo this.
me-forget-host = Older backups may still contain your data. Ask the administrator of this server to delete them.
me-forget-sure = Yes, delete my data
me-forget-unsure = Nothing was deleted. Tick the box first if you’re sure.
me-forget = Delete my data
forgotten-title = Your data is deleted
forgotten-about = Your name, links and chat messages are gone. Play on and you start fresh.

# Documentation

docs = Documentation
docs-pages = All pages
docs-search = Search the documentation
docs-search-none = Nothing found
docs-search-failed = The search could not be loaded. Type on to try again.
docs-search-some = sections found
docs-english = These pages are in English.
docs-guides = Guides
docs-reference = Reference
docs-turn = Previous and next page
docs-before = Previous
docs-after = Next
docs-made = For hosts, bot authors, researchers and contributors

story-since = What happened
story-open = What happened ›
story-skip = Tap or press a key to go on
choose-speed = { $what ->
    [bots] Bot speed
   *[pace] Animations
}
speed = { $speed ->
    [calm] Calm
    [fast] Fast
    [none] { $what ->
        [bots] Instant
       *[pace] None
    }
   *[normal] Normal
}
final-standing = Final standing
after-other = New game
after-other-about = other bots, seats or options

# For players who listen

live-online = Connected again.
live-away = A bot is playing for you. Press “Take over” to play yourself.
live-cleared = Nothing selected now.
live-no-key = Nothing here has the key { $key }. Press ? for the keys.
live-still = This choice is about something else.
live-arrives = { $name } sits down.
live-leaves = { $name } leaves.
live-returns = { $name } is back.
undone = Your move is undone.
withdrawn = Your choice is taken back.
taken-over = You’re playing yourself again.
final-over = Game over.
final-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}: { $name }, { $score }.
chat-says = says:
listening-switch = { $now ->
    [on] Turn off listening mode
   *[off] Turn on listening mode, for screen readers
}
choose-listening = { $what ->
    [listening] Listening mode
    [verbosity] Announcements
   *[speech] Pace of announcements
}
listening = { $value ->
    [on] On
    [off] Off
    [brief] Brief
    [full] Full
    [slow] Slow
    [fast] Fast
    [key] On a key
   *[normal] Normal
}
line-label = Your move, or a question
line-send = Send
line-hint = For example: options, hand, table, score, last, ? lion. Enter help for everything.
line-help = time: the time you have left. undo: takes your last move back. resume: you play again instead of a bot. say and a text: a message to the others.
line-time = { $time ->
    [none] There is no time limit.
   *[other] { $time } left.
}
line-chatted = Sent.
denied-terminal-only = This works in the terminal game only. Enter help for what you can ask here.
keys-to = to
keys-enter = Enter
keys-arrows = Arrow keys
keys-slash = Slash
keys-walk = to what you can pick; with Shift, to all cards
keys-tick = pick, or take back
keys-line = type a move or a question
keys-ask = say the hand, the table, your options, whose turn it is, the latest events, the time left; repeat
keys-anywhere = Letters and digits work in the game area. With Alt and Shift they work everywhere on the page.
