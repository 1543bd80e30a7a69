# What the command line itself says. What games say is in their folders.

# What is wrong with a command

error-usage = { $message } (see { $command } --help)
error-setting = “{ $text }” is no option: write it as name=value, like edition=2020
error-number = “{ $text }” is no whole number from { $least } on
error-port = “{ $text }” is no port: a number from 0 (any that is free) to 65535
error-seconds = “{ $text }” is no length of time: a number like 5 or 0.8
error-base = “{ $text }” is no address to open: write it like https://games.example.org
error-proxy = “{ $text }” is no address of a proxy: write it like 127.0.0.1 or 10.0.0.0/8
error-text = any text that can be printed will do, but not none
error-bots = --bots: { $needed } { $needed ->
    [one] bot is
   *[other] bots are
} needed for { $seats } seats{ $virtual ->
    [0] {""}
   *[other] {" "}(of which { $virtual } belongs to a virtual player)
}, but { $given } { $given ->
    [one] is
   *[other] are
} named
error-opponents = --bots: name one bot for all others or { $needed } for { $needed } of them, not { $given }
error-seat = --seat: no person sits in seat { $seat }; seats are 0 to { $last }
error-server = this command needs the server, which is not installed (no module { $module }): pip install 'wildtable[server]'
error-at = --at: the record has { $last } questions, not { $at }

# Commands and arguments, for --help

about = Wildtable plays board games of wild animals exactly by their rulebooks.
about-examples = examples:
    {"  "}wildtable games
    {"  "}wildtable serve
    {"  "}wildtable play wild-cards
    {"  "}wildtable simulate wild-cards --seats 3 --bots greedy,random,random --games 300 --seed 1
    {"  "}wildtable <command> --help
help-usage = usage:
help-arguments = positional arguments
help-options = options
argument-help = show this help message and exit
argument-command = commands
argument-version = show the version and exit
argument-game = a game, by the name that “wildtable games” shows
argument-seats = how many seats, a virtual player’s included (usual: the fewest)
argument-seed = number or text that decides every shuffle; the same seed deals the same cards
argument-set = any option of the game as name=value, like edition=2020; may be repeated
argument-option = an option of { $game }: { $values }
argument-deck = a deck file of your own instead of the game’s
argument-json = print one JSON document for programs

games-about = List the games: their names, seats and options.
games-examples = examples:
    {"  "}wildtable games
    {"  "}wildtable games --json

play-about = Play a game in the terminal against bots.
play-examples = examples:
    {"  "}wildtable play wild-cards
    {"  "}wildtable play wild-cards --seats 4 --bots greedy,eager,random --seed 7
    {"  "}wildtable play wild-cards --leo yes --name Kim
    {"  "}wildtable play wild-space --solo hard
argument-seat = your seat, counted from 0 (usual: 0)
argument-name = how the others call you
argument-opponents = who plays against you: { $bots }; one name for all others, or a name for each (usual: greedy)
argument-record = where to save the record (usual: a file named after game and seed in this folder)

serve-about = Start the server: a page to play on, with friends and bots, and an API for programs.
serve-examples = Everything is kept in one folder. Stop it with Ctrl-C; running games go on when it starts again.

    examples:
    {"  "}wildtable serve
    {"  "}wildtable serve --host 0.0.0.0 --port 8000 --data games
    {"  "}wildtable serve --base https://games.example.org --log-json
argument-host = the address to listen at (usual: 127.0.0.1, this machine only)
argument-port = the port to listen at; 0 takes any that is free (usual: 8765)
argument-data = the folder of the server’s database (usual: wildtable-data)
argument-base = the address people open, where a proxy makes it another
argument-proxy = the address of the proxy in front, which tells where requests come from; several with commas (usual: 127.0.0.1)
argument-bot-seconds = how long a bot may think, in seconds (usual: 5)
argument-bot-pause = how long a bot waits before it answers, in seconds (usual: 0.8)
argument-bot-workers = how many processes think for the bots (usual: 1)
argument-idle-minutes = how long a table nobody looks at stays in memory, in minutes (usual: 30)
argument-requests = how many requests one address may send a minute (usual: 1200)
argument-messages = how many messages one visitor may send a minute (usual: 240)
argument-sockets = how many pages from one address may be live at once (usual: 500)
argument-log-json = write logs as one JSON object a line, requests included
serve-open = Wildtable is open at { $address }
serve-admin = Look after it at { $address } with the token { $token }
serve-taken = cannot listen at { $host }, port { $port }: { $reason }
serve-data = cannot use the database { $path }: { $reason }
serve-occupied = the folder { $path } is in use by another server: stop that one, or name another folder with --data

simulate-about = Let bots play each other and tell who wins how often.
simulate-examples = Every deal is played once from every seat. The same seed gives the same result for any number of workers.

    examples:
    {"  "}wildtable simulate wild-cards --seats 3 --bots greedy,random,random --games 300 --seed 1
    {"  "}wildtable simulate wild-cards --seats 3 --leo yes --bots greedy,eager --games 1000 --json
argument-bots = a bot for every person, with commas: { $bots }
argument-games = how many games to play (usual: 300)
argument-workers = how many processes to use (usual: as many as it is worth)

replay-about = Play a record again and show where it led.
replay-examples = examples:
    {"  "}wildtable replay wild-cards-7.toml
    {"  "}wildtable replay wild-cards-7.toml --at 12 --seat 0
    {"  "}wildtable replay wild-cards-7.toml --json
argument-replayed = a record that “wildtable play” saved
argument-at = stop after so many questions (usual: at the end)
argument-viewer = show what this seat saw (usual: what a spectator saw)

verify-about = Check a record: that it plays out, and that its shuffles were fixed before the deal.
verify-examples = examples:
    {"  "}wildtable verify record.toml
    {"  "}wildtable verify record.toml --json
argument-verified = a record, from the page of a finished game or from “wildtable play”
verify-plays = The record plays out from its seed, { $shuffles } { $shuffles ->
    [one] shuffle
   *[other] shuffles
} included.
verify-breaks = The record does not play out.
verify-committed-yes = The seed is the one that was committed to before the deal.
verify-committed-no = The seed is not the one that was committed to before the deal.
verify-committed-unknown = The record does not tell what its seed comes from.

backup-about = Copy the server’s database into a file, also while the server runs.
backup-examples = examples:
    {"  "}wildtable backup wildtable-backup.db
    {"  "}wildtable backup wildtable-backup.db --data games --force
argument-backup = where to put the copy
argument-force = replace the file if it is there already
backup-none = there is no database { $path }; name its folder with --data
backup-exists = { $path } is there already; --force replaces it
backup-failed = no copy in { $path }: { $reason }
backup-done = The database is copied to { $path }. Keep a copy of { $key } beside it: it knows the visitors again.

deck-about = Work with deck files.
deck-examples = examples:
    {"  "}wildtable deck check my-deck.toml
check-about = Check a deck file and show its groups and where their figures come from.
check-examples = examples:
    {"  "}wildtable deck check my-deck.toml
    {"  "}wildtable deck check my-deck.toml --game wild-cards --json
argument-file = a deck file
argument-of = the game it should be a deck of (usual: the game it names itself)

# Names

person-name = Robin
bot-names = Ada, Bruno, Cleo, Dora, Emil, Fay, Gus
record-person = human
record-bot = { $name } ({ $bot })
seat = Seat { $seat }

# Games and decks

yes = yes
no = no
usual = { $value } (usual)
deck-good = “{ $deck }” is a deck of { $game }.
deck-group = Group
deck-provenance = Comes from
deck-figures = Figures

# The table

table-player = Player
table-you = { $name } (you)
table-open = On the table
heading = { $zone }:
table-piles = Piles
table-hidden = Face down
own = { $zone } (you)
owned = { $seat }’s { $zone }
pile = { $zone } ({ $count })
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
nothing = –
several = { $count } { $card }
several-numbered = { $count }× { $card }

memory-title = What you know of cards gone from sight
memory-known = { $places }:
memory-spread = Somewhere in { $places }:
memory-slot = { $place } ({ $count })

score-now = If the game ended now
score-final = The score
score-total = Total
score-rank = Place
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}

# Playing

play-welcome = You are { $name }, in seat { $seat }, against { $bots }.
play-commands = Answer with a number, a move like it is written, or the beginning of one. ? explains, q leaves.
play-help = Answer with a number, a move, or its beginning or initials; several cards with commas: 1, 3.
    ? help   ? lion what a card does   t table   m what you remember   s score so far
    u or undo takes back   q leaves and saves
play-unknown-card = No card here does something and is called “{ $name }”.
play-exactly = ({ $count } cards)
play-between = { $least ->
    [0] (up to { $most } cards, then done)
   *[other] ({ $least } to { $most } cards, then done)
}
play-picks = So far: { $moves }  (u takes them back)
play-left = You leave the table. Come back any time.
play-saved = The record is saved in { $path }
play-won = { $shared ->
    [one] You win. Well played!
   *[other] You share the win: { $winners }. Well played!
}
play-lost = { $shared ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}; you come { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}.
commands = { $key ->
    [t] t table
    [m] m memory
    [s] s score
    [u] u undo back
    [q] q quit exit
   *[other] ? h help
}
unclear-number = Choose a number from 1 to { $last }.
unclear-several = “{ $text }” could be { $moves }.

# Replaying and simulating

replay-title = { $title }, question { $at } of { $last }
replay-asked = { $question } Still to answer: { $seats }.
simulate-playing = playing
simulate-title = { $games } games of { $game }, { $seats } seats, { $options }, seed { $seed }
simulate-bot = Bot
simulate-wins = Wins
simulate-interval = 95% interval
simulate-score = Mean score
simulate-range = { $low } – { $high }
simulate-speed = { $decisions } decisions in { $seconds } s, { $speed } a second

lab-about = Study a game.
lab-examples = examples:
    {"  "}wildtable lab balance wild-cards --games 1000
balance-about = Let bots play each other and tell whether everything in a game is worth the same.
balance-examples = Counts what each game declares: its cards, roles, seats. A page and a JSON file are written.

    examples:
    {"  "}wildtable lab balance wild-realms-alliance --games 2000
    {"  "}wildtable lab balance wild-cards --seats 4 --bots greedy --games 500 --out reports
argument-counted-bots = kinds of bots, with commas; each kind plays among its own (usual: greedy,random of { $bots })
argument-counted-games = how many games each kind plays (usual: 1000)
argument-out = the folder to write to (usual: this one)
balance-title = { $games } games of { $game } at { $seats } seats, all { $bot }.
balance-fair = Everybody’s fair share of the wins is { $fair }.
balance-presence = In games
balance-wins = Owners win
balance-interval = 95% interval
balance-share = Fair shares
balance-saved = The page is saved in { $page }, the figures in { $data }.
balance-page-title = { $title }: balance
balance-page-about = { $seats } seats, { $options }; deck “{ $deck }”; seed { $seed }.
balance-page-how = For everything that is counted: in how many games somebody had it, how often its owners won, and what that is in fair shares. The line in the picture is the fair share, the dashed one { $limit } times as much.
balance-page-bot = { $games } games among { $bot } bots; a fair share is { $fair }
balance-picture = owners win { $wins }, surely { $low } to { $high }

ratings-about = Work out all results and ratings again from the log of the games, also while the server runs.
ratings-examples = examples:
    {"  "}wildtable ratings
    {"  "}wildtable ratings --data games
ratings-done = { $games } games are rated again, { $lost } of rules that are no longer kept stay as they were.
ratings-failed = the ratings stay as they were: { $reason }

export-about = Save all that is kept of a person as a file, also while the server runs.
export-examples = examples:
    {"  "}wildtable export Kim kim.json
    {"  "}wildtable export k3x9a0b1c2d3e4f5 kim.json --data games
argument-who = a person: the last part of their page’s address, or their name where nobody else has it
argument-export = where to put the file
export-done = All that is kept of { $name } is in { $path }.
forget-about = Forget a person for good, while the server does not run.
forget-examples = No byte of their names and of what they said is left; games they played remain, with somebody in the seat.

    examples:
    {"  "}wildtable forget Kim
    {"  "}wildtable forget k3x9a0b1c2d3e4f5 --data games --sure
argument-sure = do it; without this you are only told who it would be
forget-unsure = this would forget { $name } ({ $id }) with { $games ->
    [one] one finished game
   *[other] { $games } finished games
}; --sure does it, and nothing brings it back
forget-done = Forgotten. Copies you made before are yours to delete.
forget-busy = nobody was forgotten: stop the server first, or let them do it on their page
forget-failed = nobody was forgotten: { $reason }
people-none = nobody is called “{ $who }”, and no page ends so
people-several = several are called “{ $who }”: { $ids }
