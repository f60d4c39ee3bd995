### The browser: everything around the table itself.

title = Foretell
# $screen: what is shown
title-of = { $screen } · Foretell
# The titles of screens, by their names
screen-learn = { bar-learn }
screen-rules = { bar-rulebook }
screen-practice = Practice
screen-games = { games-title }
screen-puzzles = { home-puzzles }
screen-daily = { home-daily }
screen-duplicate = { home-duplicate }
screen-lost = { lost-title }
offline = No connection. Trying again…
page-loading = One moment…
page-yes = yes
page-no = no
page-copy-failed = This browser does not let the page copy: select the text and copy it yourself.
dialog-close = Close
toast-dismiss = Dismiss

## The head of a page

bar-first-page = Foretell: to the start page
bar-pages = Pages
bar-learn = Learn
bar-rulebook = Rules
bar-games = { games-title }
bar-theme = Day or night theme

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-speed = Animation speed
settings-sound = Sounds
    .about = Cards on felt, a tick for your turn, a bell at the Unfolding.
settings-volume = Volume
settings-haptics = Vibration
    .about = Short vibrations when you choose and when your turn begins.
settings-notices = Notify me when it is my turn
    .about = Your system notifies you while you look at another page.
    .refused = The browser does not allow notifications from this page: you can change that in its settings.
settings-sure = Ask how sure I am
    .about = After a prediction, you may say how sure you are of it. This has no effect on the game, and nobody sees it before the end.
settings-letters = Letters beside the suits
    .about = { suit-clock.letter }, { suit-mask.letter }, { suit-scarab.letter } and { suit-tree.letter }, if shape and colour are not enough for you.
settings-keys = Single-key shortcuts
    .about = Letters and digits choose cards and actions. Switch this off if you use voice control.
theme-auto = System
theme-night = Night
theme-day = Day
settings-decor = Table and card backs
decor-velvet = Velvet
decor-baize = Card room
decor-parlour = Parlour
settings-emotes = Show emotes
    .about = Pictures that other players send appear at their seats.
speed-calm = Calm
    .about = Time to follow every card.
speed-normal = Normal
    .about = Brisk, and still easy to follow.
speed-quick = Quick
    .about = For those who know the game.
speed-none = None
    .about = Every card is in its place at once.
name-label = Your name
name-guest = Guest
portrait-choose = Choose your portrait
# $name: the name of the portrait
portrait-own = Your portrait: { $name }
portrait-sibyl = Sibyl
portrait-blind = Blind prophet
portrait-magus = Magus
portrait-astrologer = Astrologer
portrait-prophetess = Prophetess
portrait-stranger = Hooded stranger
portrait-doctor = Plague doctor
portrait-owl = Owl
portrait-cat = Black cat
portrait-crone = Wise old woman
portrait-bard = Bard
portrait-priestess = Priestess of the Nile
portrait-wanderer = One-eyed wanderer
portrait-masquerader = Masked lady
portrait-automaton = Automaton

## Clocks

clock-none = No clock
    .about = Everybody takes the time they need.
clock-relaxed = Relaxed
clock-fast = Fast
# $minutes, $seconds: numbers
clock-about = { $minutes } min for the game, plus { $seconds } s after each decision. Then a bot takes over.

## Options of a table

wish-players = Players
wish-side = Player Aid
wish-discard = Discard pile
wish-clock = Clock
wish-memory = Memory aid
wish-sheet = Card sheet
wish-listed = In the public list
    .about = Anybody can find this table and sit down. Afterwards, everybody can watch the replay.
wish-spectators = Spectators
    .about = Anybody with the link can watch, without seeing any hand.
wish-talk = Chat and emotes
    .about = Players may write to each other.
wish-level = Bots that stand in
    .about = How well a bot plays for a player who is away.

## Home

home-title = Poker for seers: foretell the best hand
home-lead = Three rounds, one pot. Play cards for their powers, shape your hand, and foretell whose will be the best.
home-still = Pause the animation
home-play-title = Play against bots
home-opponents = Opponents
home-level = How well they play
home-play = Play now
home-new = New to the game? Learn it in five minutes.
home-dealing = Dealing…
home-options = More options
home-options-changed = changed
home-friends = With friends
home-friends-about = Open a table, send the link, and put bots in the seats that stay free.
home-open = Open a table
home-join = Join with a code or a link
home-join-example = BCDFGH
home-join-go = Join
home-join-help = Upper or lower case, with or without spaces.
home-join-wrong = That is neither a code nor a link to a table: check it.
home-tables = Open tables
home-tables-none = Nobody is waiting right now. Open a table, and tick “In the public list” there.
home-tables-nobody = Nobody sits there yet
# $count: how many seats are free; $players: how many there are
home-tables-free = { $count ->
    [one] { $count } of { $players } seats is free
   *[other] { $count } of { $players } seats are free
    }
home-go-on = Your game continues
home-go-on-table = Your table is waiting
# $names: the others at the table
home-go-on-with = with { $names }
home-go-on-go = Continue
home-learn = Learn in five minutes
    .about = A first round on the real table, step by step.
home-practice = Practise predicting
    .about = Two short lessons: predicting, and reading the others.
home-rules = Rules
    .about = Everything in our own words, with pictures.
home-games = My games
    .about = Results, replays and statistics.
home-daily = Deal of the day
    .about = The same cards for everybody.
home-duplicate = Duplicate tables
    .about = Several tables play the same cards, and the results are compared.
home-puzzles = Puzzles
    .about = Real positions, each with a clearly best answer.
home-footer = An unofficial digital edition of the card game All In – Predictions. All pictures, words and sounds are our own.
home-licences = Third-party licences

## Seats

# $number: from 1
seat-bot-number = Bot { $number }
seat-number = Seat { $number }
seat-free = Free seat
seat-you = you
seat-host = opened the table
seat-not-here = not here right now
seat-sit = Sit here
seat-move = Move here
seat-add-bot = Bot
seat-rename = Change your name
seat-leave = Stand up
# $name: who sits there
seat-level = How well { $name } plays
seat-take = Trade places with { $name }
seat-swap = Give { $name } another seat
seat-swap-with = Trade with { $name }
seat-swap-not = Keep seats as they are
seat-remove = Remove { $name }

## The lobby

lobby-title = A table
# $name: who opened it
lobby-title-of = { $name }’s table
lobby-seats = Seats
# $count: how many seats are free
lobby-free = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
    }
lobby-full = Everybody is here
lobby-start = Start the game
lobby-start-why = Every seat must be taken first: invite somebody, or put a bot there.
lobby-sit-why = Take a seat, or stay and watch.
# $name: who opened the table
lobby-waiting = Waiting for { $name } to start
lobby-waiting-owner = The player who opened the table starts the game
lobby-dealing = The cards are being shuffled…
lobby-invite = Invite others
lobby-code = The code of this table
lobby-link = Link to this table
lobby-copy = Copy link
lobby-copied = The link is copied.
# The page was opened by an address that only this machine has
lobby-alone = This address works only on this computer. To let others join, run the server with --host 0.0.0.0 and open the page at this machine’s own address.
lobby-share = Share
# $code: the table's code
lobby-share-text = Play a game of Foretell with me. The table’s code is { $code }.
lobby-qr = QR code with the link to this table
# $number: of the table, from 1; $tables: how many there are
lobby-duplicate = Table { $number } of { $tables }: all play the same cards.
lobby-duplicate-all = All tables
lobby-options = Options
lobby-name-sit = What should we call you?
lobby-name-change = Change your name
lobby-name-keep = Keep this name
lobby-fair = The deal can be checked
lobby-fair-about = The shuffle depends on a secret of the server and on random numbers from every player’s browser. The server fixed its secret before it knew those numbers: this commitment proves it. After the game, the server reveals the secret, and your browser checks that everything matches.
lobby-fair-duplicate = All tables are shuffled from one secret of the server, and nobody else adds to it. This commitment, the same at each table, proves that the secret was fixed before. When all tables are over, the server reveals it.
lobby-fair-promise = Commitment:
lobby-fair-copy = Copy
lobby-fair-copied = The commitment is copied.
lobby-fair-added = Your browser has added its random numbers.

## My games

games-title = My games
games-lists = Which games
games-mine = My games
games-public = Public games
games-numbers = Statistics
games-none = You have not played yet. Your games will be listed here, with replays.
games-public-none = No public game has finished yet.
games-more = Older games
games-won = You won
# $place: from 2; $players: how many
games-place = Place { $place } of { $players }
# $name: the winner
games-winner = { $name } won
games-nobody = Nobody won
games-going = Still in progress
games-waiting = Not started yet
games-lesson = Lesson
games-branch = What if?
# $count: how many times the coach has helped
games-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
    }
games-go-on = Continue
games-replay = Replay
games-compare = Compare the tables
games-review = Review this game

## Numbers

numbers-none = When you have finished a game, your statistics appear here.
numbers-games = Games
numbers-wins = Wins
numbers-right = Right predictions
numbers-runes = Runes per game
numbers-by-players = Wins by number of players
# $count: players at the table
numbers-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }
# $part of $whole
numbers-of = { $part } of { $whole }
numbers-ranks = Ranks reached
numbers-ranks-about = The ranks of your hands at each Unfolding.
numbers-best = Your best game
numbers-best-see = Watch it again

## An address where nothing is

lost-title = Nothing was foretold here
lost-about = There is no page at this address. Perhaps a letter is missing from the link.
lost-home = Back to the start page
unreached-title = This page did not load
unreached-about = There is no connection, or Foretell has been updated in the meantime.
unreached-again = Try again
