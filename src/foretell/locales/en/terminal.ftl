### Everything that the `foretell` command says, apart from the game's own events, prompts and errors.

-foretell = Foretell
-game = All In – Predictions

## The command line: headings and summaries

help-foretell = { -foretell }, an unofficial digital edition of { -game }: play in the terminal, let bots play, and study games and card sheets.
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = show this help and exit
help-version = show the version and exit
# $command: such as "foretell play"
help-more = Type { $command } --help to learn more about a command.
help-play = play a game in the terminal
help-simulate = let bots play many games and count the results
help-replay = replay a recorded game in the terminal
help-verify = check that recorded games follow the rules
help-sheet = show a card sheet, or check your own
help-sheet-check = check that card sheets are valid
help-sheet-show = print a card sheet, so that you can edit a copy of it
help-rank = show the rank of five cards

## The command line: arguments and options

option-language = language to use ({ $choices })
option-players = number of players, 2 to 5 (3 by default)
option-side = side of the Player Aid: A (usual order) or B (straight and full house trade places)
option-discard = discard pile: open (printed rules), bending (Bending the Discard Pile) or closed (Closed Mind's Eye)
option-heirs = settle a tie for the lead with one more round (Heirs of the Foretellers)
option-sheet = card sheet to play with, a TOML file
option-seed = seed of the game: the same seed deals the same cards
option-series-seed = seed of the games, any text: the same text gives the same games
option-place = your seat: 0 starts round 1, the others follow clockwise; random (the default) lets the seed decide
option-name = your name at the table
# $bots: the kinds there are; $default: the usual one; $example: how a class is written
option-bots = which bots play, one for each seat or one kind for all: { $bots } ({ $default } by default), or a class of your own ({ $example })
# $levels: those there are; $default: the usual one
option-level = how well the bots play: { $levels } ({ $default } by default)
option-memory = show what you can know for certain about other hands and the deck
option-printed = play by the printed rules: no memory aid, and no log of the round
option-record = write the game to this file
option-games = number of games ({ $default } by default)
option-processes = number of processes that share the work (by default as many as are useful)
option-seat = whose view to show: a seat number from 0, a player's name, spectator (the default) or all
option-step = wait for Enter after each turn
option-no-colour = use no colours
option-json = print the results as JSON
option-record-file = file of a recorded game
option-commitment = the commitment that you noted before the deal; verify fails if the record has another one
option-contribution = the contribution that you noted; verify fails if the record does not have it
option-sheet-show = card sheet to show (by default the one that comes with { -foretell })
option-sheet-check = card sheet to check
option-cards = five cards, such as AC KC 9M 9T R1

## Setting up a game

setup-welcome = Welcome to { -foretell }! Three rounds, one pot, and the best hand is the one you saw coming.
setup-name = What is your name?
setup-your-name = Guest
setup-players = How many players are at the table (2 to 5)?
# $default: what an empty answer means
setup-default = Enter for { $default }
setup-yes = yes
setup-no = no
setup-yes-letter = y
setup-no-letter = n
# $players: how many; $side, $variant: names
setup-summary = { $players ->
    [one] { $players } player, { $side }, { $variant }
   *[other] { $players } players, { $side }, { $variant }
    }
setup-sheet = Card sheet: { $sheet }
# $level: its name; $about: how it plays
setup-level = Level of the bots: { $level }. { $about }
# $command: a command that lists them
setup-options = More options: { $command }
setup-seed = Seed: { $seed }
setup-memory-hidden = The memory aid is hidden. Type memory to show it.
setup-begin = Type ? for help at any time. May your predictions come true!

## Help in the game

tip-title = Help
tip-choice = Type the number of a choice, or its token, such as JM or pass.
tip-enter = Enter alone shows your choices again.
tip-help = ? shows this help.
tip-rules = ? rules explains the rules in a nutshell.
tip-card = ? and a card, such as ? JM, explains the card; so do ? pass, ? allin and ? with the name of an effect.
tip-ranks = ? ranks lists the ranks of hands and the Runes they bring.
tip-table = table shows the table again.
tip-log = log shows what has happened in this round.
tip-memory = memory shows or hides the memory aid.
tip-know = know lists what you can know now. This counts as a hint.
tip-hint = hint says what the strongest bot would do in your place, and why. This counts as a hint.
tip-quit = quit leaves the game, as Ctrl-C does.
# $card: the card on its own; $effects: the names of its effects
card-line = { $card }: { $effects }
ranks-title = Ranks of hands, best first
rank-line = { $rank }: { count-runes }
log-title = What has happened in this round
rules-title = The rules in a nutshell
rules-goal = There are three rounds. The player with the most Runes after them wins.
rules-turn = On your turn you play a card for its effects, which improve your hand of 5; then the card goes to the display. Or you pass, or you go All In.
rules-end = When the display is full, everyone predicts with a Prediction token who holds the best hand. You may name yourself.
rules-pot = Those who are right share the pot equally. Whatever is left over stays for the next round.
rules-hand = Then every hand brings Runes for its rank, and 2 more for each Rune card in it.
rules-win = If the lead is tied after round 3, the better hand of that round wins.
about-pass = The top card of the deck goes to the display, and your hand does not change. On your next turn you can do anything again.
about-all-in = Only one player may go All In in each round. Your hand stays face down and does not change, the top 2 cards of the deck go to the display, and you pass until the round ends. Nobody can use Hypnosis or the All-Seeing Eye on you. You predict like everyone else.

## The end of a game

score-title = Final score
# $place: 1 for the first
score-line = { $place }. { $name }: { count-runes }
# $gain: the runes of this round
score-gain = { $name }: +{ $gain }, { count-runes } in all
score-round = After round { $round }
game-saved = The game is written to { $file }.
play-again = Another game?
goodbye = The cards are put away. Until next time!
goodbye-unfinished = The game is left unfinished. Until next time!
# $file: where the game so far is
goodbye-saved = The game is left unfinished; the moves so far are in { $file }. Until next time!

## foretell simulate

simulate-progress = { $done } of { count-games }
simulate-title = Results of { count-games }
simulate-column-player = Player
simulate-column-games = Games
simulate-column-wins = Wins
simulate-column-share = Wins %
simulate-column-runes = Runes
simulate-column-predictions = Predictions
simulate-column-all-in = All In
simulate-note = Runes and All In are averages per game; Predictions is the share that was right.
# $seconds, $rate: numbers
simulate-time = { count-games } in { $seconds } s, { $rate } per second
simulate-decisions = { count-decisions }, { $rate } per second
simulate-stopped = Stopped after { count-games }.

## foretell replay

replay-title = Record { $file }
replay-players = Players: { $names }
replay-view = As { $name } saw it
replay-view-all = With all cards face up
replay-view-spectator = As a spectator saw it
replay-step = Decision { $number } of { $total }
replay-next = Press Enter for the next turn, or type q and Enter to stop.
replay-tips = Enter continues, table shows the table, log shows what has happened in this round, quit stops. ? and a card, such as ? JM, explains the card.
replay-end = The record ends here.
replay-unfinished = The record ends before the game does.

## foretell verify

verify-good = { $file }: valid, { count-decisions }
# $reason: a sentence
verify-bad = { $file }: not valid. { $reason }
# $names: the players who contributed
verify-made = The deal was made from the server's secret and the contributions of { $names }.
verify-made-alone = The deal was made from the server's secret alone: nobody contributed to it.
# $commitment: 64 digits
verify-compare = Compare this commitment with the one that you saw before the deal: { $commitment }
verify-other-commitment = The commitment that you noted is not the one in the record: { $commitment }
verify-no-contribution = The contribution that you noted is not in the record.
verify-total = { $bad ->
    [0] All records are valid: { $good }.
   *[other] Valid records: { $good }; not valid: { $bad }.
    }

## foretell sheet

# $suits: the names of the suits, best first
sheet-suits = Suits, best first: { $suits }
sheet-good = { $file }: this card sheet is valid.
sheet-warning = { $file }: please check this again. { $reason }
