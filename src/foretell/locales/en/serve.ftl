### What the `foretell serve` command says.

## The command

help-serve = run a server with tables for people and bots
help-settings = Each setting is a flag, an environment variable, or a key of the file: a flag counts before the environment, and that before the file.
# $about: what it is for; $variable: its environment variable
setting = { $about } ({ $variable })
setting-with-default = { $about } ({ $variable }, { $default } by default)
# $address: such as http://127.0.0.1:8000
serve-ready = { -foretell } is at { $address } – open it in your browser. Ctrl-C stops it.

## The settings

setting-config = TOML file with settings
setting-host = address to listen at
setting-port = port to listen at; 0 picks a free one
setting-url = public address, if it differs, as behind a proxy
setting-data = folder for keys and games
setting-database = where games are kept: sqlite:///FILE or postgresql://...; a file in the data folder if you name none
setting-origins = other web addresses whose pages may talk to this server
setting-rate = requests a second that each client may make; 0 for no limit
setting-message-rate = messages a second that each connection may send; 0 for no limit
setting-max-body = maximum size of a request body
setting-max-message = maximum size of a socket message
setting-max-connections = maximum number of open sockets and streams
setting-max-per-client = maximum number of open sockets and streams per client; 0 for no limit
setting-max-tables = maximum number of unfinished tables per person; 0 for no limit
setting-max-queue = maximum amount of unsent data per connection; a slower reader is disconnected
setting-away-after = time without a player until a bot plays for them
setting-close-after = time without anybody until a table is put away; it can be resumed
setting-deal-wait = time that the deal waits for everybody’s part of the seed
setting-bot-pause = time that a bot takes for a decision; 0 for none
setting-trust-proxy = take clients’ addresses from the X-Forwarded-For header of a proxy in front
setting-log-level = how much is logged: debug, info, warning or error
setting-site = folder of the built table, if it is another than the one that came with { -foretell }
setting-open-browser = open the address in a browser; if you do not say, where there is a screen

## What went wrong

# $source: the flag, variable or file; $reason: a sentence
error-setting = { $source }: { $reason }
error-amount = "{ $answer }" will not do: give a number from { $low } to { $high }.
error-text = "{ $answer }" will not do: give a text in one line.
error-folder = There is no folder "{ $answer }".
error-web-address = "{ $answer }" will not do: give an address such as https://play.example.org.
error-database = Give an address such as sqlite:///games.db or postgresql://host/name.
error-toml = This is no TOML file: { $reason }
error-listen = The server cannot listen at { $address }: { $reason }. Choose another with --host and --port.
# $pip: the command that installs them
error-needs-parts = The server needs parts that are not installed. To install them, run: { $pip }
