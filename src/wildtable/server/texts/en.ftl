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
denied-table-closed = { $why ->
    [by-admin] Whoever looks after this server has closed this table.
   *[other] This table was stopped: { $why }
}
denied-bad-message = That message was not understood.
denied-bad-reveal = Those are not the bytes your browser committed to.
denied-reveal-late = Your part of the shuffle came too late; the cards are dealt without it.
denied-no-length = Say how long it is: send it with a Content-Length.
denied-too-long = That is too long: at most { $most } kilobytes can be sent.
denied-long-query = This address is too long.
denied-nothing-said = There is nothing to read in that message.
denied-try-again = Couldn't save; nothing changed. Try again.
denied-too-much = That was too much at once. Please wait a moment.
denied-changed-too-often = You have changed your mind { $most } times in this game. From now on what is done stays done.
denied-form-token = This form is too old: open the page again and repeat.
denied-no-record = There is no such record, or its game is not over yet.
denied-no-import = This record is not stored here, or not any longer. Import it again.
denied-may-not-sit = This link is for looking on: ask the host for an invitation to sit down.
denied-too-many-tables = You have many tables already: finish or leave one first.
denied-too-many-tables-address = Too many tables were created from your network today. Join an existing one, or try again later.
denied-too-many-tables-server = Too many tables were created here today. Join an existing one, or try again later.

denied-other-404 = There is nothing here. Perhaps the address is not quite right.
denied-other-401 = Your browser is not known here: open the start page first.
denied-other-403 = That is not allowed.
denied-other-405 = That cannot be done here.
denied-other-409 = That is not possible just now.
denied-other-429 = That was too much at once. Please wait a moment.
denied-other = Something went wrong here. Nothing is lost; please try again.
denied-record = This is not a record that can be played again: { $reason }
denied-invisible-name = A name needs at least one letter, digit or sign that others can see.
denied-host = This server does not know the name { $host }. Open it by its address. If you run it, start it with --allow-host { $host }, or set its public address with --base.
denied-origin = This server is open at { $address } only. Go there. If you run it, set --base to the address in your browser.
denied-bad-link = This link opens nothing any more. Ask for a fresh one.

# All pages

site = Wildtable
site-description = Board games of wild animals, in the browser, against bots or with friends. No account needed.
site-nav = Pages
skip = To the content
to-lobby = All tables
you-are = You are
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
problem-title = That did not work
problem-home = To the start page
back-to-table = Back to the table

# Cards and moves

cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
listed = { $others } and { $last }
several = { $count }× { $card }
owned = { $seat }’s { $zone }

# Seats

bot-names = Ada, Bruno, Cleo, Dora, Emil, Fay
seat = Seat { $seat }
seat-free = Seat { $seat } (free)
seat-thinking = thinking
seat-away = away, a bot plays
seat-bot = { $bot } bot
seat-absent = not here
seat-you = you
sit-here = Sit here
sit-move = Move here
sit-bot = Sit here instead
bot-add = Add { $bot } bot
bot-remove = Remove bot
bots-fill = Bots for the free seats
leave = Get up
leave-game = Leave (a bot plays on)
lobby-before = Before the game
lobby-again = Another game at this table?
start = Start the game
start-again = Rematch
start-when-full = The game can start when every seat is taken.
absent = { $name } is not here.
hand-over = Let a bot play

# Status

# Questions

prompt-watching = You are watching
prompt-away = A bot is playing for you
prompt-sealed = Your answer is in
prompt-waiting = Not your move yet
take-back-seat = Take your seat back
withdraw = Take it back
undo = Undo
picked = So far: { $moves }.
memory-title = What you know of cards gone from sight
mat-title = On the table
log-title = What happened
story-title = { $game }: the game so far
story-link = Everything so far
log-empty = Nothing yet.
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
score-total = Total

# Live

live-your-move = Your move
live-offline = The connection is lost. Trying again …
live-crowded = Too many pages are open from your network. Close one that nobody needs. Trying again …
live-kept = Your answer will be sent as soon as the connection is back.
live-time = { $time } left

# Fairness

fairness-title = Fair shuffles
fairness-before = The server has fixed the secret of the next deal; this is its fingerprint (SHA-256). Your browsers fix randomness of their own before anyone shows theirs. After the game everything is published, and your browser checks that nothing was changed.
deal-title = Shuffling …
deal-about = The cards are being shuffled from everyone’s randomness.
denied-no-token = This call needs a token, and one that is known here.
denied-seat-only = The token of a seat can only play that seat.
denied-no-such-game = There is no such game here.

# The lobby

lobby-title = Board games of wild animals
lobby-lead = Play against bots at once, or send friends a link. No account, nothing to install.
lobby-games = Games
lobby-mine = Your tables
lobby-past = Played by you
lobby-join = Open tables
lobby-watch = Games to watch
lobby-records = Ended lately
play-now = Play now
play-now-how = against bots
play-friends = Play with friends
play-friends-how = get a link to send
play-guide = Learn it in a guided game
play-options = Choose options
play-rules = Rules and all cards
table-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
table-running = playing
table-waiting = not begun
import-title = Look at a record of your own
import-text = The record
import-file = or a file
import-hint = The server stores your last { $most } records. After that, the oldest ones go.
import-send = Show it

# A new table

new-title = A table for { $game }
new-seats = Seats
new-who = Who sits where
new-who-hint = Seats beyond the number above do not count, nor does the last one where a virtual player joins in.
new-me = me
new-free = free, for whoever comes
new-open = Who may come
new-open-yes = Everybody
new-open-yes-about = It is listed on the start page.
new-open-no = Only those I send a link
new-open-no-about = You make the link at the table.
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
new-plain = Without aids
new-plain-about = Nobody is shown what taking a card would do, or which cards are still to come.
new-hide = Hide who has answered
new-hide-about = The others do not see who is still thinking.
new-deck = A deck of your own
new-deck-hint = For owners of the printed game: paste a deck file or choose one. Leave this empty to play with ours.
new-deck-text = The deck file
new-make = Make the table
yes = yes
no = no

# A game’s page

contents = On this page
clause = Rule { $clause }
deck-title = The deck
deck-about = What is printed we took from the rulebooks. The rest we filled in, in the same spirit, and say so here. If you own the printed game you can play with its own figures: choose a deck of your own when you make a table.
provenance = { $kind ->
    [rulebook] printed in the rulebook
    [published] told by the makers elsewhere
   *[reconstructed] reconstructed by us
}
rulings-title = How we play it

# Around the table

share-title = Invite others
share-open = This table is open: send friends the address of this page.
share-closed = This table is closed: only who has a link from you can come in.
share-make = Make fresh links
links-title = Invite your friends
links-about = Whoever opens the first link can sit down at your table. Seats that stay free you can give to bots.
links-once = Copy them now: the server keeps no copy. Links made before open nothing any more.
links-invite = For friends who play
links-watch = For those who only look on
links-go = To the table

# Me

me-title = You
me-name = Your name
me-save = Save
me-about = This is how others see you. No account, no password: your browser remembers you.
me-link-title = Another device
me-link-about = A personal link makes you the same person on another device. Whoever has it is you, so keep it to yourself. With one, rated games put you on the ladder, and others can open your page.
me-link-make = Make a personal link
me-link-shown = This is your link. It is shown this once; the one before opens nothing any more.
me-sign-out-title = Signed in elsewhere
me-sign-out-about = If a device is lost or someone else has your personal link: this signs you out in all other browsers and programs and replaces your personal link.
me-sign-out = Sign out everywhere else
me-signed-out = You are signed out everywhere else.
personal-link-title = Personal link
personal-link-about = In this browser you become { $name }. The name you have here now is left behind.
personal-link-self = This browser is signed in as { $name } already.
personal-link-go = Continue as { $name }
personal-link-stay = Stay as you are

# Records

record-title = A game of { $game }
record-about = { $names } · { $date }
record-at = { $at ->
    [0] The deal
   *[other] Step { $at } of { $last }
}
record-steps = Steps
record-first = First
record-previous = Previous
record-next = Next
record-last = Last
record-as = Seen by
record-open = everyone, open
record-show = Show
record-answers = Answers
record-unseen = face down
record-nothing = chose no card
record-over = The game is over.
record-hand = Hand of { $name }
record-again = From the start
record-again-about = watch the game again
record-download = Download the record
record-good = This record plays out by the rules, all { $shuffles } shuffles included.
record-bad = This record does not play out: { $reason }
record-committed = The seed follows from the secret that was committed to before the deal.
record-not-committed = The seed does not follow from what was committed to before the deal: { $reason }
record-silent = The record says nothing of how its seed came about.
replay-step = Step
replay-rounds = Rounds
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-copy = Copy link
replay-check = Check
replay-failed = This step could not be loaded. Try again.
replay-space = Space
replay-keys-step = a step back, a step on
replay-keys-play = play, pause
replay-keys-mark = to the mark before, to the next
replay-keys-ends = to the deal, to the end
replay-keys-open = score, log, check, this
check-title = Fair shuffles
check-server = The server’s check
check-browser = Your browser’s own check
check-proven = Proven to you: your browser took part in this deal. The record matches its notes, and every shuffle gives the same cards.
check-consistent = Consistent only: the record agrees with itself, and every shuffle gives the same cards. Players who took part can check more, in the browser they used.
check-broken = Broken: this record does not show the deal as it was agreed.
check-late = Your browser’s part arrived too late for this deal.
fault-secret = The secret is not the one the server committed to.
fault-seats = What a seat added is not what it committed to.
fault-seed = The seed does not follow from the secret and what the players added.
fault-shuffle = A shuffle gives other cards.
fault-server = Before the deal your browser saw another commitment of the server.
fault-list = Before the deal your browser saw other commitments of the players.
fault-bytes = Your browser’s part was left out, though the server had confirmed it.
fault-missing = Your browser took part in a fair deal, but the record has none.
check-withheld = These seats did not add their part in time: { $seats }. Each of them, together with the server, could choose between two deals.
check-notes = Save your notes
check-running = Checking …
check-failed = The check could not be made.
check-stacked = The deal was prepared, so chance had no part in it.
check-details = What was committed to, and what was told afterwards
check-commitment = Commitment before the deal (SHA-256 of the secret)
check-secret = The server’s secret
check-added = { $source ->
        [player] Added by { $name }’s browser
        [withheld] { $name }: not received in time
       *[server] { $name }: nothing, the server’s secret alone
    }

# The table page

you = You
round = Round { $round }
round-of = of { $rounds }
phases = Phases
seat-your-move = your move
seat-ready = ready
seat-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
just-now = Just now
rule-link = Rule ›
score-so-far = Score so far
score-final = Final score
final-you-win = You win, { $points } points.
final-you-share = You share the win, { $points } points.
final-wins = { $shared ->
    [one] { $names } wins, { $points } points.
   *[other] { $names } share the win, { $points } points.
}
final-ahead = { $points ->
    [0] Level on points with { $name }; the tie-break decided.
    [one] One point ahead of { $name }.
   *[other] { $points } points ahead of { $name }.
}
final-ahead-of-you = { $points ->
    [0] Level on points with you; the tie-break decided.
    [one] One point ahead of you.
   *[other] { $points } points ahead of you.
}
lesson-title = Your guide
lesson-advice = My advice – { $move }.
after-replay = Replay
after-replay-about = step through every move
after-record = Record
after-record-about = the game as a file
after-check = Check the shuffles
after-check-about = seed and commitment
clear = Clear
close = Close
frozen-title = This table was stopped
lobby-ready = Everybody is here
lobby-ready-about = Start when you like.
lobby-again-about = Everybody moves on one seat.
change-seats = Change seats
seating-title = Who sits where
tools = Table
tool-score = Score
tool-log = Log
tool-rules = Rules
tool-menu = Menu: language, theme, table
prompt-title = What is asked
hand-yours = Your hand
log-and-chat = Log and chat
keys-title = Keys
keys-confirm = confirm
keys-no = say no, where one may
keys-clear = clear, take back
keys-zoom = enlarge the card in focus
keys-open = score, log, this
rules-all = All rules
live-picked = { $card }, picked.
live-put-back = { $card }, put back.
live-of = { $picked } of { $wanted }

# Looking after the house

denied-muted = You cannot chat here any more. You can still play.
denied-banned = You cannot come in here any more.
denied-admin-only = That is only for whoever looks after this server.
denied-admin-token = That is not the token of this server.
denied-bad-address = That is no address: write it like 203.0.113.7 or 2001:db8::/64.
denied-ban-yourself = That would shut you out yourself. If everybody comes from one address here, the server does not know its proxy yet.
admin-title = Looking after the house
admin-token = The server’s token
admin-login = Come in
admin-login-about = The server prints it when it starts; it also lies in the file admin-token of the data folder.
admin-logout = Log out
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
        [one] 1 move since the start
       *[other] { $count } moves since the start
    }
}
admin-tables = Tables
admin-no-tables = Nobody is playing, and no table is in memory.
admin-state = { $state ->
    [playing] playing
    [over] game over
    [closed] closed
   *[waiting] not begun
}
admin-private = by link only
admin-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
admin-close = Close table
admin-onlooker = no seat
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
admin-address-about = One address, or a network like 203.0.113.0/24. With IPv6, one household has a whole /64.
admin-errors = Lately in the log
admin-no-errors = No warnings, no errors.
admin-level = { $level ->
    [warning] warning
   *[error] error
}

# Being called

turns-title = Your turn
choose-sounds = Sounds
choose-notes = Notifications
call = { $value ->
    [on] On
   *[off] Off
}
notes-refused = Your browser does not let this page notify you. Its settings for this site can change that.

# Out of reach

offline-title = Out of reach
offline-unanswered = The server does not answer just now. Perhaps it is being started again.
offline-unconnected = This device has no connection to the internet.
offline-kept = Nothing is lost: your games wait as you left them.
offline-again = Try again

# People, ladders, ratings

somebody = somebody
denied-no-person = There is nobody here by that address, or their page is theirs alone.
rated = rated
rating = Rating
rating-after = { $games ->
    [one] after one rated game
   *[other] after { $games } rated games
}
games-rated = Games
ladder = Ladder
ladder-title = { $game }: the ladder
ladder-about = Bots, and people who keep a personal link, by the strength that is certain.
ladder-place = Place
ladder-who = Who
ladder-sure = Certain
ladder-empty = Nobody has played a rated game yet. Be the first: choose it when you make a table.
ladder-how = A rating says how strong somebody is, and how sure that is: nineteen times in twenty the truth lies within the ±. Everybody begins at 25 ± 16.7; every rated game moves it (OpenSkill). “Certain” is what remains when in doubt, so one lucky game leads nowhere.
ladder-game = To { $game }
person-mine = This is your page, with all your games. Others see it once you have a personal link, and on it rated games and those at open tables only.
person-about = Rated games, and those at open tables.
person-bot = A bot of this house. Rated games, and those at open tables.
person-empty = No finished game yet.
person-latest = Latest games
person-result = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of { $people }, { $points ->
    [one] one point
   *[other] { $points } points
}
person-alone = { $rank ->
    [1] alone, won
   *[other] alone, lost
}, { $points ->
    [one] one point
   *[other] { $points } points
}
history-about = The rating in { $game } went from { $from } to { $to } ± { $spread }.
history-caption = Game by game; the band is how sure it is.
history-figures = The latest figures
results = Results
results-people = Players
results-games = Games
results-wins = Wins
results-share = Won
favourite = { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won
new-rated = Ladder
new-rated-yes = Games count on the ladder
new-rated-about = Their results are for everybody to see. Games against bots count, too; games among bots, games played alone, guided ones and those with a deck of your own do not.
table-rated = Games at this table count on the ladder: their results are for everybody to see.
me-data-title = Your games and data
me-data-about = Your results, favourites and ratings on a page, or all that is kept of you as a file: names, games, records, ratings and what you said.
me-page = Your page
me-export = Save everything as a file
me-forget-title = Be forgotten
me-forget-about = Your name, your links and all you said are deleted for good. Games you played remain, with somebody in your seat; where you are playing, a bot goes on. This cannot be undone.
me-forget-host = Copies that the host of this server has made earlier are the host’s to delete: ask them.
me-forget-sure = Yes, forget me
me-forget-unsure = Nothing was deleted: tick the box first if you are sure.
me-forget = Forget me
forgotten-title = You are forgotten
forgotten-about = Nothing here knows your name any more. If you stay, you are somebody new.

# Documentation

docs = Documentation
docs-pages = All pages
docs-english = These pages are in English.
docs-guides = Guides
docs-reference = Reference
docs-turn = Turn the page
docs-before = Before this
docs-after = Next
docs-made = For those who host, write bots, study the games or build them
