### What the `foretell serve` command says.

## The command

help-serve = run a server with tables for people and bots
help-settings = Each setting is a flag, an environment variable or a key in the settings file. A flag overrides the environment, which overrides the file.
# $about: what it is for; $variable: its environment variable
setting = { $about } ({ $variable })
setting-with-default = { $about } ({ $variable }, { $default } by default)
# $address: such as http://127.0.0.1:8000
serve-ready = { -foretell } is at { $address }. Open it in your browser. Press Ctrl-C to stop the server.
serve-stopped = { -foretell } has stopped. All games are saved.
# $before: the flag, variable or key of an earlier version; $now: its new name
serve-renamed = { $before }: this setting is now called { $now }.

## The settings

setting-config = TOML file with settings
setting-host = address to listen on
setting-port = port to listen on; 0 picks a free one
setting-url = public address, if it differs from the address above (behind a proxy)
setting-data = folder for keys and games
setting-database = where games are stored: sqlite:///FILE or postgresql://...; by default a file in the data folder
setting-signing-keys = secrets of 64 hexadecimal digits that sign cookies, the newest first; by default the server makes its own. Set the variable rather than the flag
setting-origins = other web addresses whose pages may use this server
setting-rate = maximum requests per second from each client; 0 for no limit
setting-message-rate = maximum messages per second on each connection; 0 for no limit
setting-max-body = maximum size of a request body
setting-max-message = maximum size of a socket message
setting-max-connections = maximum number of open sockets and streams
setting-max-per-client = maximum number of open sockets and streams per client; 0 for no limit
setting-max-tables = maximum number of unfinished tables per person; 0 for no limit
setting-max-tables-per-client = maximum number of unfinished tables opened by one client; 0 for no limit
setting-max-bot-tables = maximum number of tables of one client or person where only bots play; 0 for no limit
setting-max-reviews = maximum number of reviews of games that wait or run; 0 for no reviews
setting-max-queue = maximum amount of unsent data per connection; a slower reader is disconnected
setting-away-after = time after which a bot plays for an absent player
setting-close-after = time after which a table is closed if nobody is connected; it can be resumed
setting-deal-wait = how long the deal waits for the players’ contributions to the seed
setting-bot-pause = average time that a bot takes for a decision; 0 for no pause
setting-trust-proxy = take client addresses from the X-Forwarded-For header that the proxy sends
setting-sheet = card sheet for the tables, a TOML file, or default for the one that comes with { -foretell }; repeat it to let players choose, and new tables get the first
setting-log-level = what is logged: debug, info, warning or error
setting-log-format = how the log is written: text, or json for programs (text in a terminal, otherwise json)
setting-site = folder with a built browser table, to replace the one that comes with { -foretell }
setting-open-browser = open the address in a browser; by default only in a terminal on a machine with a screen

## What went wrong

# $source: the flag, variable or file; $reason: a sentence
error-setting = { $source }: { $reason }
error-amount = "{ $answer }" is not valid: give a number from { $low } to { $high }.
error-text = "{ $answer }" is not valid: give a text on one line.
error-folder = There is no folder "{ $answer }": check its name.
error-setting-sheet = The card sheet { $file } cannot be used: { $reason }.
error-sheet-name = Two card sheets are called "{ $name }": give one of them another name.
error-web-address = "{ $answer }" is not valid: give an address such as https://play.example.org.
error-database = This is not a database address: give one such as sqlite:///games.db or postgresql://host/name.
error-signing-keys = These are not signing keys: give each as 64 or more hexadecimal digits (0 to 9, a to f), and each once.
error-toml = This is not a TOML file: { $reason }.
error-listen = The server cannot listen at { $address }: { $reason }
# The reasons of "error-listen"
error-listen-taken = another program already uses this port, perhaps a server that you started before. Stop that program, or choose another port with --port.
error-listen-denied = this port is reserved. Choose a port from 1024 to 65535 with --port.
error-listen-host = this computer does not have this address. Choose another one with --host.
# $reason: what the system says, often in English
error-listen-other = the system reports: { $reason }. Choose another address with --host and --port.
# $pip: the command that installs them
error-needs-parts = The server needs { $package }, which is not installed. To install it, run: { $pip }
error-needs-traces = Traces need { $package }, which is not installed. To install it, run: { $pip }
