# The texts of the command line. The texts of each game are in its folder.
#
# game, table, seat, rank, move, host, spectator, rating: as in the texts of the server
# record    the file of a game                    step      one decision of a record, as in the replay
# seed, shuffle, deal, commitment                 person    whose data the server stores
#
# Bots are named as their options are: easy, medium, hard, expert, random, eager, greedy. A number before a noun is selected on.

# Errors

error-golden = --write-golden needs --golden FOLDER.
error-game-name = A game’s name is lower-case words joined by hyphens, such as my-game, not { $name }.
error-game-exists = There is a game { $name } already.
error-folder-exists = { $folder } exists already; choose another name or --folder.
error-usage = { $message } (see { $command } --help)
error-command = there is no command '{ $name }' (see { $group } --help)
error-command-alike = there is no command '{ $name }'; did you mean '{ $alike }'?
error-setting = must be an option as name=value, such as edition=2020, not '{ $text }'
error-number = must be an integer of at least { $least }, not '{ $text }'
error-port = must be a port from 1 to 65535, or 0 for any free port, not '{ $text }'
error-seconds = must be a number such as 5 or 0.8, not '{ $text }'
error-database = must be an address such as postgresql://user@host/name, not '{ $text }'
error-base = must be an address such as https://games.example.org, without a path, not '{ $text }'
error-allow-host = must be host names such as games.local, separated by commas, without a port, not '{ $text }'
error-allow-origin = must be origins such as https://bots.example.org, separated by commas, or *, not '{ $text }'
error-proxy = must be IP addresses or networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas, not '{ $text }'
error-text = must be printable and not empty
error-bots = --bots: must name { $needed ->
    [one] 1 bot
   *[other] { $needed } bots
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}{ $virtual ->
    [0] {""}
   *[other] {" "}({ $virtual } of them for a virtual player)
}, not { $given }
error-opponents = --bots: must name one bot for all opponents or one per opponent ({ $needed }), not { $given }
error-seat = --seat: must be from 0 to { $last }, not { $seat }
error-server = this command needs the server, which is not installed (no module { $module }): pip install 'wildtable[server]'
error-at = --at: must be from 0 to { $last }, the number of steps in the record, not { $at }

# Commands and arguments, for --help

wildtable-about = Play three board games with wild animals, by their rulebooks.
wildtable-examples = examples:
    {"  "}wildtable games
    {"  "}wildtable serve
    {"  "}wildtable play wild-cards
    {"  "}wildtable simulate wild-cards --seats 3 --bots greedy,random,random --games 300 --seed 1
    {"  "}wildtable <command> --help

    exit status: 0 success, 1 failure, 2 usage error
help-usage = usage:
help-arguments = arguments
help-options = options
help-serve-play = bots and tables
help-serve-limits = limits
argument-help = show this help and exit
argument-command = commands
argument-version = show the version and exit
argument-game = name of a game, as listed by “wildtable games”
argument-seats = number of seats, including the one of a virtual player (default: as few as possible)
argument-seed = integer or text that determines every shuffle (default: random for play, otherwise 0)
argument-set = an option of the game, such as edition=2020; may be repeated
argument-option = option of { $game }: { $values }
argument-deck = deck file to use instead of the game’s own
argument-json = print one JSON document

games-about = List the games with their seats and options.
games-examples = examples:
    {"  "}wildtable games
    {"  "}wildtable games --json

play-about = Play a game against bots in the terminal.
play-examples = examples:
    {"  "}wildtable play wild-cards
    {"  "}wildtable play wild-cards --seats 4 --bots hard,medium,easy --seed 7
    {"  "}wildtable play wild-cards --leo yes --name Kim
    {"  "}wildtable play wild-space --solo hard
argument-seat = your seat, counted from 0 (default: 0)
argument-name = your name
argument-opponents = your opponents ({ $bots }, FILE.py:CLASS): one bot for all seats, or one per seat (default: medium)
argument-record = file for the record (default: named after game and seed, in the current folder)

serve-about = Start the server: pages for people and an API for programs.
serve-examples = All data is in one folder. Stop the server with Ctrl-C; running games continue after the next start.

    examples:
    {"  "}wildtable serve
    {"  "}wildtable serve --host 0.0.0.0
    {"  "}wildtable serve --host 0.0.0.0 --port 8000 --data games
    {"  "}wildtable serve --base https://games.example.org --log-json
setting-host = address to listen on (default: { $default }, this machine only)
setting-port = port to listen on; 0 picks a free one (default: { $default })
setting-data = folder of the server’s database (default: { $default })
setting-database = address of a PostgreSQL database that several workers share, such as postgresql://user@host/name (default: SQLite in the data folder)
setting-workers = number of processes that serve; more than one needs --database (default: { $default })
setting-base = public address of the server, if it is behind a proxy
setting-allow-host = names under which the server may be opened, separated by commas; addresses and the name of this machine always work
setting-allow-origin = origins whose pages may call the API with a token, separated by commas; * for all (default: none)
setting-proxy = addresses or networks of trusted proxies, separated by commas (default: { $default })
setting-bot-seconds = time limit for one decision of a bot, in seconds (default: { $default })
setting-bot-pause = pause before a bot moves, in seconds (default: { $default })
setting-deal-seconds = how long a deal waits for the players’ browsers, in seconds (default: { $default })
setting-bot-workers = number of processes that run bots (default: { $default })
setting-idle-minutes = minutes after which an unused table is unloaded from memory (default: { $default })
setting-requests-per-minute = maximum requests per minute from one address (default: { $default })
setting-messages-per-minute = maximum messages per minute from one visitor (default: { $default })
setting-checks-per-minute = maximum decks and records per minute from one visitor (default: { $default })
setting-reviews-per-minute = maximum reviews of games that one visitor begins per minute (default: { $default })
setting-sockets-per-address = maximum open WebSockets per address (default: { $default })
setting-tables-per-visitor = maximum unfinished tables per visitor (default: { $default })
setting-tables-per-address = maximum tables created from one address within a day (default: { $default })
setting-tables-per-server = maximum tables created within a day; the more there are, the fewer an address may create (default: { $default })
setting-games-per-address = maximum rematches within a day at tables created from one address (default: { $default })
setting-visitors-per-address = maximum new visitors from one address within a day (default: { $default })
setting-chat-per-minute = maximum lines of chat per minute and visitor; an address may send ten times as many (default: { $default })
setting-imports-per-visitor = maximum imported records per visitor; the oldest go first (default: { $default })
setting-imports-per-address = maximum imported records from one address; the oldest go first (default: { $default })
setting-imports-per-server = maximum imported records; the oldest go first (default: { $default })
setting-check-seconds = time limit for reading a deck or a record, in seconds (default: { $default })
setting-ping-seconds = interval of WebSocket pings, in seconds (default: { $default })
setting-message-bytes = maximum size of a WebSocket message (default: { $default })
setting-queue = maximum queued changes per slow client (default: { $default })
setting-warm-up = start at once and compile templates and texts when they are first needed
argument-log-json = log one JSON object per line, requests included
serve-open = Wildtable is running at { $address }
serve-friends = Friends in your network can open: { $addresses }
serve-admin = Admin page: { $address } with the token { $token }
serve-taken = cannot listen on { $host }, port { $port }: { $reason }
serve-data = cannot open the database { $path }: { $reason }
serve-backup = The database is of an earlier version. A backup is in { $path }; now it is upgraded.
serve-backup-failed = cannot write a backup to { $path } before the database is upgraded: { $reason }. Check the free space
serve-damaged = the database { $path } is damaged ({ $reason }): restore a backup, or save what is readable; docs/hosting.md says how
serve-secret = the file { $path } is damaged ({ $reason }): restore it from a copy, or delete it and start again to get a new one; without the old key, visitors need their personal links
serve-file = cannot write or read { $path }: { $reason }. Check the free space and the owner of the folder
serve-occupied = the folder { $path } is in use by another server: stop it, or choose another folder with --data
serve-workers = several workers need a shared database: add --database postgresql://user@host/name

simulate-about = Play bots against each other and report how often each wins.
simulate-examples = Every deal is played once from every seat. The result depends on the seed, not on the number of workers.

    examples:
    {"  "}wildtable simulate wild-cards --seats 3 --bots greedy,random,random --games 300 --seed 1
    {"  "}wildtable simulate wild-cards --seats 3 --leo yes --bots greedy,eager --games 1000 --json
argument-bots = one bot per player, separated by commas: { $bots }, or your own: FILE.py:CLASS, program:COMMAND
argument-games = number of games (default: 300)
argument-workers = number of processes (default: chosen by the amount of work)
argument-cluster = address of the scheduler of a Dask cluster that plays the games, such as tcp://host:8786; needs wildtable[cluster]
argument-part = play only part K of N, for arrays of jobs; wildtable lab merge adds the parts up
argument-checkpoint = file of results; an interrupted run resumes from it
error-part = must be a part of several, such as 3/100, not '{ $text }'
error-part-file = a part needs --checkpoint FILE for its results
part-saved = Part { $number } of { $of } is in { $path }. When all parts are played, add them up: wildtable lab merge FILE ...
progress-rate = { $rate } games/s
progress-line = { $done } of { $total } games, { $rate } games/s, { $left } left

replay-about = Replay a record and show the position it leads to.
replay-examples = examples:
    {"  "}wildtable replay wild-cards-7.toml
    {"  "}wildtable replay wild-cards-7.toml --at 12 --seat 0
    {"  "}wildtable replay wild-cards-7.toml --json
argument-replayed = record file
argument-at = stop after N steps (default: at the end)
argument-viewer = show the view of this seat (default: a spectator’s view)

verify-about = Check that a record replays and that its shuffles were committed to before the deal.
verify-examples = examples:
    {"  "}wildtable verify record.toml
    {"  "}wildtable verify record.toml --notes notes.json
    {"  "}wildtable verify record.toml --json
argument-verified = record file, from the replay page of a finished game or from “wildtable play”
argument-notes = the notes of a player’s browser, saved on the replay page
verify-plays = Valid: every move is legal, and { $shuffles ->
    [one] the shuffle follows from the seed.
   *[other] all { $shuffles } shuffles follow from the seed.
}
verify-breaks = Not valid: the record cannot be replayed.
verify-committed-yes = The seed matches the commitment made before the deal.
verify-committed-no = The seed does not match the commitment made before the deal.
verify-committed-unknown = The record contains no commitment, so the origin of its seed cannot be checked.
verify-proven = Proven to you: the record has the commitments your browser saw before the deal, and your own random bytes.
verify-consistent = Consistent only: the record does not contradict itself. Only players with notes of the deal (--notes) can check more.
verify-broken = Broken: this record does not show the deal that was agreed on.
verify-withheld = Not received in time from seats: { $seats }. Each missing part leaves whoever runs the server a choice between two deals, with or without that player’s help.
verify-code-secret = The server committed to a different secret.
verify-code-seats = A player’s part doesn’t match its commitment.
verify-code-seed = The seed doesn’t follow from the secret and the players’ parts.
verify-code-server = Before the deal, your browser saw a different commitment from the server.
verify-code-list = Before the deal, your browser saw different commitments from the players.
verify-code-bytes = Your browser’s part is missing, although the server confirmed it.
verify-code-missing = Your browser took part in a fair deal, but the record has none.
verify-code-terms = The seed doesn’t belong to this game with these options, this deck and these bots.
verify-code-game = Before the deal, your browser noted a different game.
verify-code-rules = Before the deal, your browser noted a different version of the rules.
verify-code-people = Before the deal, your browser noted a different number of seats.
verify-code-options = Before the deal, your browser noted different options.
verify-code-deck = Before the deal, your browser noted a different deck, or its cards in a different order.
verify-code-bots = Before the deal, your browser noted different bots, or bots in other seats.
verify-code-players = Before the deal, your browser noted different players, or the same ones in other seats.
verify-code-own = Your browser’s notes don’t belong to your seat in this deal.
verify-code-played = You didn’t play in the seat that your browser noted before the deal.
verify-code-late = According to the record, your browser’s part didn’t arrive in time. The server never confirmed it, so it may also have left it out, and nothing is proven to you.
verify-code-unbound = The notes are of an older form: they don’t show whether seats, options and deck stayed the same.

warm-about = Compile the fast versions of the games (twins) once, so that bots and programs do not have to wait for it.
warm-examples = example:
    {"  "}wildtable warm
warm-ready = { $game }: ready after { $seconds } s
warm-none = Numba is not installed; run pip install 'wildtable[fast]'
slow-bots = { $bots }: this takes about a hundred times longer without Numba; run pip install 'wildtable[fast]'

backup-about = Copy all data of a server to a file; works while the server runs.
backup-examples = examples:
    {"  "}wildtable backup wildtable-backup.db
    {"  "}wildtable backup wildtable-backup.db --data games --force
    {"  "}wildtable backup backups --keep 7 --database postgresql://wildtable@localhost/wildtable
argument-backup = file to write; with --keep, the folder for it
argument-keep = give the file a name with the time, and keep the latest N in the folder
argument-force = overwrite an existing file
argument-damaged = save what can be read of a damaged database; stop the server first
backup-none = no database at { $path }; set its folder with --data
backup-exists = { $path } already exists; use --force to overwrite it
backup-failed = cannot write { $path }: { $reason }
backup-incomplete = Table { $table } could not be read completely: { $rows } rows saved.
backup-done = Copied everything to { $path } and checked it. The file has the secrets of your server: keep it safe.
backup-damaged = --damaged is for the database in the folder --data, without --database or --keep

restore-about = Put a backup in the place of a server’s data.
restore-examples = Stop the server first. A backup of either database can be restored to either one. Whoever was deleted or banned since stays so.

    examples:
    {"  "}wildtable restore wildtable-backup.db --data new-folder
    {"  "}wildtable restore wildtable-backup.db --database postgresql://wildtable@localhost/wildtable --force
argument-restore = backup to restore
argument-journal = a newer backup or database: whoever it knows to be deleted or banned stays so
argument-replace = replace the data that is there
restore-none = no backup at { $path }
restore-exists = there is data already; use --force to replace it
restore-busy = a server is using the data; stop it first
restore-failed = cannot restore { $path }: { $reason }
restore-unknown = The data that is there cannot be read ({ $reason }), so people who were deleted since the backup are back. Delete them again, or use --journal.
restore-done = Restored the backup to { $place }.
restore-forgotten = People who were deleted since, and are deleted again: { $people }

migrate-about = Copy all data of a server from SQLite to PostgreSQL, or back.
migrate-examples = Stop the server first. The target must be empty. Every row is compared afterwards.

    examples:
    {"  "}wildtable migrate wildtable-data postgresql://wildtable@localhost/wildtable
    {"  "}wildtable migrate postgresql://wildtable@localhost/wildtable copy-of-data
argument-migrate-source = data folder, or address of a PostgreSQL database, to copy from
argument-migrate-target = data folder, or address of a PostgreSQL database, to copy to
migrate-same = one of both must be a data folder, the other the address of a PostgreSQL database
migrate-busy = a server is using the data; stop it first
migrate-failed = cannot copy the data: { $reason }
migrate-done = Copied and compared everything from { $source } to { $target }.

deck-about = Work with deck files.
deck-examples = examples:
    {"  "}wildtable deck check my-deck.toml
deck-check-about = Check a deck file and list its groups with their provenance.
deck-check-examples = examples:
    {"  "}wildtable deck check my-deck.toml
    {"  "}wildtable deck check my-deck.toml --game wild-cards --json
argument-file = deck file
argument-of = game to check it for (default: the game named in the file)

new-game-about = Write a small playable game with its tests, as a package to begin with.
new-game-examples = examples:
    {"  "}wildtable new-game my-game
    {"  "}wildtable new-game my-game --folder ~/games
game-about = Work on a game of your own.
game-examples = examples:
    {"  "}wildtable game check wild-cards
game-check-about = Say what is missing in a game, or wrong with it: laws, texts, pages, pictures, rules, golden records.
game-check-examples = examples:
    {"  "}wildtable game check wild-cards
    {"  "}wildtable game check wild-cards --deals 20 --strict --json
    {"  "}wildtable game check wild-cards --golden tests/golden --write-golden
argument-new-game = name of the game, in lower-case words joined by hyphens
argument-folder = where to write it (default: here)
argument-checked = name of an installed game
argument-check-deals = games of each variant to check the laws on (default: 2)
argument-golden = folder of golden records to compare with
argument-write-golden = write the golden records first
argument-strict = count what has a default as wrong, too

# Names

person-name = Robin
bot-names = Ada, Bruno, Cleo, Dora, Emil, Fay, Gus
record-person = human
record-bot = { $name } ({ $bot })
seat = Seat { $seat }

# Games and decks

yes = yes
no = no
default = { $value } (default)
deck-good = “{ $deck }” is a valid deck for { $game }.
deck-group = Group
deck-provenance = Provenance
deck-figures = Figures

# The table

owned = { $seat }’s { $zone }

memory-title = Hidden cards you know
memory-known = { $places }:
memory-spread = Somewhere in { $places }:
memory-slot = { $place } ({ $count })

score-now = Score if the game ended now
score-final = Final score
score-total = Total
score-rank = Rank
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}

# Playing

play-welcome = You are { $name }, playing against { $bots }.
play-commands = Answer with a number, a name, or the start of one. ? explains, q quits.
play-help = Also: m memory   hints what each answer brings   expert what an expert would do   u undo   q quit and save. Short: t table, l last, s score.
play-not-here = This is for tables on a server.
play-no-expert = Asking an expert needs Numba: install wildtable[fast].
play-expert = Expert plays: { $moves }
play-expert-move = { $move }: wins { $chance }% ± { $error }
play-expert-about = If all play on like the Medium bot, from what you can see.
play-exactly = ({ $count } more)
play-between = { $least ->
    [0] (up to { $most })
   *[other] ({ $least } to { $most })
}
play-picks = Picked: { $moves }  (u to undo)
play-left = You left the game.
play-saved = Record saved to { $path }
play-won = { $shared ->
    [one] You win. Well played!
   *[other] You share the win: { $winners }. Well played!
}
play-lost = { $shared ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}; you finish { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}.

# Replaying and simulating

replay-title = { $title }, step { $at } of { $last }
replay-asked = { $question } Waiting for: { $seats }.
simulate-playing = playing
simulate-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}{ $options }, seed { $seed }
simulate-bot = Bot
simulate-wins = Wins
simulate-interval = 95% interval
simulate-score = Mean score ± error
simulate-several = { $bot } (×{ $players })
simulate-chance = Wins are per player; equally good players would win { $chance } each. A shared first place counts as a part of a win: half of one for two players. The error is the standard error of the mean.
number-range = { $low }–{ $high }
simulate-speed = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} in { $seconds } s, { $speed } per second

lab-about = Measure a game.
lab-examples = examples:
    {"  "}wildtable lab balance wild-cards --games 1000
    {"  "}wildtable lab ladder wild-cards --games 300
    {"  "}wildtable lab selfplay wild-cards --games 1000 --out games
    {"  "}wildtable lab train wild-cards --seats 3 --minutes 10 --out nets
lab-balance-about = Play bots against each other and measure how often the owner of each card, role or seat wins.
lab-balance-examples = Writes an HTML page and a JSON file. What is measured is declared by each game.

    examples:
    {"  "}wildtable lab balance wild-realms-alliance --games 2000
    {"  "}wildtable lab balance wild-cards --seats 4 --bots greedy --games 500 --out reports
argument-counted-bots = kinds of bots ({ $bots }), separated by commas; each kind plays against itself (default: greedy,random)
argument-counted-games = number of games per kind of bot (default: 1000)
argument-out = folder for the reports (default: the current folder)
balance-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game } with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, all { $bot }.
balance-fair = Fair share: { $fair } wins.
balance-presence = Games with it
balance-wins = Wins
balance-interval = 95% interval
balance-share = Wins / fair share
balance-saved = Saved the page to { $page } and the data to { $data }.
balance-page-title = { $title }: balance
balance-page-about = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}{ $options }; deck “{ $deck }”; seed { $seed }.
balance-page-how = Each row shows in how many games a player had the item, how often those players won, and that rate divided by the fair share. In the chart, the solid line is the fair share, the dashed line { $limit } times the fair share.
balance-page-bot = { $games ->
    [one] 1 game
   *[other] { $games } games
}, all { $bot }; fair share { $fair }
balance-picture = { $wins } wins (95% interval { $low }–{ $high })

lab-ladder-about = Play bots against each other and measure how strong each is, with intervals.
lab-ladder-examples = Each bot plays alone against a table of each other bot, all on the same deals and from every seat. Writes an HTML page and two JSON files; run it again to continue, to add games or to add bots.

    examples:
    {"  "}wildtable lab ladder wild-cards --games 300
    {"  "}wildtable lab ladder wild-cards --bots medium,hard --bot class:wildtable.bots.simple:Eager --out reports
    {"  "}wildtable lab ladder wild-cards --bots medium --bot 'program:python my_bot.py'
argument-ladder-bots = bots of the ladder, separated by commas: { $bots } (default: all levels)
argument-own-bot = a bot of your own: FILE.py:CLASS, class:MODULE:CLASS or 'program:COMMAND'; may be repeated
argument-ladder-games = number of games of each pairing (default: 300)
ladder-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game } with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, seed { $seed }.
ladder-changed = { $count ->
    [one] { $bots } has changed since its games in { $path } were played
   *[other] { $bots } have changed since their games in { $path } were played
}: they are played again, all others stay.
ladder-how = Each row shows how often a bot wins alone against a table of another; fair share { $fair }. Elo is the distance from the mean of the ladder, with its 95% interval.
ladder-against = vs { $bot }
ladder-page-title = { $title }: ladder of bots

lab-merge-about = Add up the parts of a job and write its report.
lab-merge-examples = The files are those that --checkpoint, or the ladder, has written for each part, on any machine. Each game must be there once.

    examples:
    {"  "}wildtable lab merge part-1.jsonl part-2.jsonl part-3.jsonl
    {"  "}wildtable lab merge parts/wild-cards-ladder-1-of-2.jsonl parts/wild-cards-ladder-2-of-2.jsonl --out reports
argument-merged = files of the parts
error-merge-target = { $path } would be written and read at once; choose another folder with --out

lab-selfplay-about = Play bots against each other and save every game as Parquet files.
lab-selfplay-examples = Each file holds the seed, bots, moves and results of some games. Files that exist are not played again. Needs wildtable[data].

    examples:
    {"  "}wildtable lab selfplay wild-cards --games 10000 --out games
    {"  "}wildtable lab selfplay wild-space --seats 2 --bots greedy,eager --games 500 --out games --decisions
argument-selfplay-bots = one bot per player, separated by commas: { $bots } (default: all greedy)
argument-played-games = number of games (default: 1000)
argument-tables = folder for the files
argument-file-games = games in each file (default: 480)
argument-decisions = also write every decision with its observation and mask
selfplay-saved = { $files ->
    [one] 1 file
   *[other] { $files } files
} in { $path }, { $size } kB.

lab-train-about = Train a net for a game by playing it against itself.
lab-train-examples = Saves a checkpoint, the weights and a page with curves. --resume continues a checkpoint, bit for bit on the same device. Needs wildtable[train].

    examples:
    {"  "}wildtable lab train wild-cards --seats 3 --minutes 10 --out nets
    {"  "}wildtable lab train wild-cards --seats 3 --minutes 10 --out nets --resume nets/wild-cards.checkpoint.npz
    {"  "}wildtable lab train wild-space --seats 3 --minutes 10 --device cuda --out nets
argument-train-minutes = how long to train, in minutes (default: 10)
argument-train-hours = how long to train, in hours, instead of minutes
argument-train-resume = a checkpoint to go on with; its seats, options and seed count, and need not be given again
argument-train-out = folder for checkpoint, weights, metrics and page (default: the current folder)
argument-train-device = where to play and learn: cpu or cuda (default: cpu)
argument-train-games = games against each table of bots at the end (default: 500)
error-train = training needs more packages (no module { $module }): pip install 'wildtable[train]'
error-train-deck = nets are trained for a game's own deck; leave out --deck
error-train-device = no CUDA device found; leave out --device cuda
error-train-resume = { $path } was trained with { $name }={ $found }, not { $typed }; change that, or leave out --resume to begin anew
train-report = { $seconds } s, { $millions } million decisions, { $speed } per second; wins { $wins_greedy } vs greedy, { $wins_past } vs past selves
train-judged = Against a table of { $bot } bots: wins { $wins } ± { $error } of { $games ->
    [one] 1 game
   *[other] { $games } games
}.
train-saved = Saved the weights to { $weights } and the page to { $page }.
train-page-title = { $title }: training
train-page-about = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}{ $options }. The horizontal axis shows millions of decisions.
train-curve = { $name ->
    [wins_greedy] Wins against two greedy bots, while learning
    [wins_past] Wins against past selves
    [entropy] Entropy of the policy
    [value_loss] Loss of the value
    [decisions_per_second] Decisions per second, all together
   *[learned_per_second] Decisions learned per second
}
train-decisions = Decisions
train-against = Against a table of
train-games = Games
train-wins = Wins
train-opponent = { $bot ->
    [chance] random bots
   *[greedy] greedy bots
}

analyse-about = Analyse a finished game: what moves and chance did, and its key moments.
analyse-examples = Every decision is judged by what its player could know, in imagined deals played on like the Medium bot. Needs wildtable[fast] to be quick.

    examples:
    {"  "}wildtable analyse wild-cards-7.toml
    {"  "}wildtable analyse wild-cards-7.toml --deals 500 --json
argument-analysed = the record file of a finished game
argument-deals = imagined deals for each comparison (default: 200)
analyse-running = Analysing
analyse-title = Analysis of a game of { $game }, with { $deals } imagined deals for each comparison.
analyse-player = Player
analyse-result = Result
analyse-own = Own moves
analyse-others = Others’ moves
analyse-chance = Chance
analyse-margin = Own moves, lead
analyse-parts = The result in percentage points above the fair share of { $fair } wins: what a player’s own moves, the others’ moves and chance added, compared with the moves of the Medium bot. Last column: lead gained over the best other player.
analyse-graph = Chance to win by what each player could know, if people played on like the Medium bot and bots at their level:
analyse-moments = { $count ->
    [0] No key moments: no other move is clearly better.
    [one] 1 key moment:
   *[other] { $count } key moments:
}
analyse-moment = { $grade ->
    [blunder] Blunder
    [mistake] Mistake
   *[inaccuracy] Inaccuracy
}, decision { $question }, { $name }: { $move }. Better: { $better }, { $before } → { $after } (loss { $loss } percentage points; { $score }).

ratings-about = Recompute all results and ratings from the game logs; works while the server runs.
ratings-examples = examples:
    {"  "}wildtable ratings
    {"  "}wildtable ratings --data games
ratings-done = Recomputed { $games ->
    [one] 1 game
   *[other] { $games } games
}; left { $lost } unchanged because their rules are no longer supported.
ratings-failed = ratings not changed: { $reason }

export-about = Export all data of one person to a file; works while the server runs.
export-examples = examples:
    {"  "}wildtable export Kim kim.json
    {"  "}wildtable export k3x9a0b1c2d3e4f5 kim.json --data games
argument-who = a person: the last part of the address of their page, or their name if it is unique
argument-export = file to write
export-done = Exported the data of { $name } to { $path }.
forget-about = Delete the data of one person permanently; the server must be stopped.
forget-examples = Deletes their names, links and chat. Finished games remain, with an anonymous player in the seat.

    examples:
    {"  "}wildtable forget Kim
    {"  "}wildtable forget k3x9a0b1c2d3e4f5 --data games --sure
argument-sure = delete; without it, only show who would be deleted
forget-unsure = this would delete { $name } ({ $id }), who has { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
}; add --sure to do it, there is no undo
forget-done = Deleted. Backups made earlier still contain the data; delete them yourself.
forget-busy = nothing deleted: stop the server first, or let the person do it on their own page
forget-failed = nothing deleted: { $reason }
people-none = no such person: '{ $who }'
people-several = several people are called '{ $who }'; use one of these ids: { $ids }

# Writing games

games-left-out = Left out, as it can’t be loaded: { $name }
check-defaults = Shown by defaults:
check-default-texts = { $count ->
    [one] 1 text in English:
   *[other] { $count } texts in English:
}
check-good = { $game }: nothing is wrong.
check-wrong = { $count ->
    [one] { $game }: 1 thing is wrong.
   *[other] { $game }: { $count } things are wrong.
}
new-game-next =
    Install it and play:
    {"  "}pip install --editable { $folder }
    {"  "}wildtable play { $name }
    {"  "}wildtable game check { $name }
