### What the commands say about bots: your own classes, seats at a server, records of games, and failures.

## Commands and options

help-join = let a bot take a seat at a table of a server
help-show = watch a recorded game in the browser
# $bots: the kinds there are; $example: how a class is written
option-opponents = play against this bot: a kind ({ $bots }) or a class of your own ({ $example }); use it several times for several bots
option-own-bot = a kind of bot ({ $bots }) or a class of your own ({ $example })
# $example: how it is written
option-server-address = address of the server, such as { $example }
option-table-code = code of the table
option-show-port = port of the local server (any free one by default)
option-bot-name = name of the bot at the table (its own by default)
option-bot-seed = seed of the bot's random choices, any text
option-records = folder for the record of every game
option-on-error = if a bot fails: stop (the default), or forfeit the game and continue with the next one
option-max-seconds = time limit of a bot for each choice, in seconds
option-traceback = if a bot fails, print Python's traceback

## Playing

# $bots: their names
setup-bots = The bots: { $bots }.
# $seat: its number from 0
join-seated = { $name } has seat { $seat } at table { $code }.
# $address: where to look
show-ready = The game is at { $address }. To stop, press Ctrl+C.

## What went wrong

error-needs-join = Name a server, the code of a table, and a bot.
error-join-address = "{ $answer }" is not the address of a server: type one such as { $example }.
# $reason, here and below: as the server, the library or Python gives it
error-join-server = There is no connection to { $address }: { $reason }
# The reasons of "error-join-server"
error-join-nobody = no server is running there. Start one, or check the address and the port.
error-join-host = no computer has this name. Check the address.
error-join-slow = it does not answer in time. Check the address and your connection, or try again later.
error-join-foreign = the server there is not a Foretell server. Check the address and the port.
error-join-secure = no secure connection can be made. Check whether the address begins with http:// or https://.
# $reason: what the system says, often in English
error-join-other = the system reports: { $reason }. Check the address and your connection.
error-join-refused = The server refused the bot: { $reason }
error-join-full = There is no free seat at table { $code }. Ask its owner to free one, or choose another table.
# $code: as it was typed
error-join-code = The server has no table "{ $code }". Check the code: it is valid only until the game is over.
error-join-removed = The owner of the table has removed the bot from its seat.
# $command: what to type
error-show-position = { $file } starts from a position, which the browser cannot show. Use { $command }.
# $player: a player as it was named; $seat: its number from 0
error-bot-failed = { $player } failed in seat { $seat }: { $reason }
error-bot-illegal = { $action } is not one of the choices: { $choices }
# $phase: the kind of choice, as the library calls it
error-bot-slow = it thought for more than { $seconds } seconds about a choice ({ $phase }).
failed-record = The game up to that choice: { $file }
# $games: how many; $reason: why the first of them
arena-forfeits = { $games ->
    [one] { $player } forfeited { $games } game: { $reason }
   *[other] { $player } forfeited { $games } games. The first: { $reason }
    }
# $answer: a module; $example: how a class is written
error-entrant-module = There is no module "{ $answer }": check its name, or name a file, such as { $example }.
# $choices: the classes in the file
error-entrant-classes = There is no class "{ $answer }" in { $file }: it has { $choices }.
error-entrant-async = { $player } cannot play, because its method choose is async: write def choose(self, view).
error-program-missing = There is no program "{ $program }": check its name, or write its whole path.
error-program-start = { $program } cannot be started: { $reason }
error-program-ended = the program ended without an answer (exit status { $status }).
error-program-slow = the program gave no answer for { $seconds } seconds.
# $example: how an answer is written
error-program-answer = the program answered { $answer } instead of a line such as { $example }
