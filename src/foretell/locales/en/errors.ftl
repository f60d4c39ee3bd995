### What went wrong, and what to do about it. $answer is what the user typed.

## Answers in the game

# $count: how many choices there are; $token: the token of one of them
error-no-such-choice = There is no choice "{ $answer }": type a number from 1 to { $count } or a token such as { $token }. Type ? for help.
error-not-now = "{ $answer }" is not possible now. Choose one of the actions listed above.
error-no-such-topic = There is no help on "{ $answer }": type ? and a card, such as JM, 10C or R1, the name of an effect, pass, allin, ranks or rules.
error-yes-or-no = "{ $answer }" is neither yes nor no: type { $yes } or { $no }.
error-number = "{ $answer }" is not valid: type a whole number from { $low } to { $high }.
error-seconds = "{ $answer }" is not valid: type a number of seconds above 0, such as 2.5.
# $choices: the answers that will do
error-choice = "{ $answer }" is not valid: choose one of { $choices }.
error-name-empty = A name needs at least one character.
error-name-characters = A name may contain only printable characters.
# $count: how many characters at most
error-name-long = { $count ->
    [one] This name is too long: { $count } character at most.
   *[other] This name is too long: { $count } characters at most.
    }
error-input-ended = The input ended before the game did.

## Files and options

# $reason: a sentence, as the system or the library gives it
error-line = Error: { $reason }
error-usage = { $reason } Type { $command } --help for help.
error-unknown-argument = Unknown argument "{ $answer }".
# $guess: the option or command that is spelt most like the answer
error-did-you-mean = Did you mean { $guess }?
error-needs-value = It needs a value.
error-needs-no-value = It takes no value.
error-memory-printed = Choose --memory or --printed-rules: the printed rules have no memory aid.
error-needs-file = Name a file.
error-needs-cards = Name five cards.
error-card = "{ $answer }" is not a card: type a value (2 to 10, J, Q, K or A) and the letter of a suit (C, M, S or T), such as 10T, or R1 or R2.
error-card-twice = { $card } occurs twice: name five different cards.
# $count: how many cards were named
error-card-count = Name five cards, not { $count }.
error-language = There is no language "{ $answer }": choose one of { $choices }.
error-file-missing = There is no file { $file }: check its name and folder.
error-file-unread = The file { $file } cannot be read: { $reason }
error-file-unwritten = The file { $file } cannot be written: { $reason }
error-file-unused = { $file } cannot be used: { $reason }
error-system = The operation failed: { $reason }
error-file-exists = The file { $file } already exists: choose another name.
error-record = { $file } is not a valid record: { $reason }
error-sheet = { $file } is not a valid card sheet: { $reason }
error-seed = "{ $answer }" is not a seed: type 1 to 64 hexadecimal digits (0 to 9, a to f), or any text.
error-digits = "{ $answer }" is not valid: type all 64 hexadecimal digits (0 to 9, a to f).
error-seats = { $bots ->
    [one] { $bots } bot does not fit a table of { $players }: name one for each seat.
   *[other] { $bots } bots do not fit a table of { $players }: name one for each seat.
    }
error-unexpected = Something went wrong inside { -foretell }: { $reason } Please report it, with the seed and what you did last.

## Why a file cannot be used. Each reason follows a colon

reason-missing = there is no such file or folder. Check the name and the folder.
reason-folder = this is a folder, not a file. Name a file.
reason-no-folder = a part of this path is a file, not a folder. Choose another path.
reason-denied = you do not have permission. Choose another place, or change the permissions.
reason-full = the disk is full. Free some space, or choose another place.
reason-name = no file can have this name. Choose a shorter one, with letters and digits.
reason-content = it is damaged, or it is another kind of file. Check that it is the right file.
# $reason: what the system says, often in English
reason-other = the system reports: { $reason }.

## Databases and signing keys. $file, $name: the database; $reason: a reason as above

error-database-foreign = { $file } is not a database of { -foretell }, and was not changed. Name another file.
# $process: its number
error-database-in-use = { $file } is in use by another server (process { $process }). Stop that server, or name another file. With PostgreSQL, several servers can share tables.
error-database-file = The database { $file } cannot be opened: { $reason } To use another one, set --data or --database.
error-database-server = The database { $name } cannot be opened: { $reason } Check that it runs, and check --database.
error-database-failed = The database { $name } failed: { $reason }
error-database-wal = { $file } is on a file system that does not support SQLite’s write-ahead log. Choose a folder of this computer with --data.
# $version, $needed: version numbers
error-sqlite-old = This Python has SQLite { $version }, but { -foretell } needs { $needed } or newer. Use a newer Python.
error-data-folder = The folder { $folder } cannot be used: { $reason } To use another one, set --data.
error-keys-readable = Other users can read { $file } and could play for anybody. Delete the file, which makes everybody a new guest, or, if nobody has read it, run chmod 600 on it.
error-keys-damaged = { $file } is damaged. Delete it, which makes everybody a new guest.
# $version, $known: version numbers
error-database-newer = { $name } has schema version { $version }, but this { -foretell } knows only versions up to { $known }. Use a newer { -foretell }.
