### What players say to each other with one tap, and what they are told when the table refuses something.

## Emotes

emote-hello = Hello!
emote-thanks = Thank you!
emote-well-played = Well played!
emote-good-luck = Good luck!
emote-thinking = Let me think…
emote-hurry = A little faster, please!
emote-surprised = I did not see that coming!
emote-laughing = Ha ha!
emote-sad = Oh no…
emote-suspicious = Hmm, that is suspicious…

## Refusals, by their code: what a player can do about them

refused-malformed = The server did not understand that: check what you typed.
refused-version = This page and the server have different versions: reload the page.
refused-hello-first = Something went wrong with the connection: reload the page.
refused-too-big = That is too long: make it shorter.
refused-too-fast = That was too fast: wait a moment.
refused-busy = The server is busy: try again in a moment.
refused-not-ready = The server is not ready: try again in a moment.
refused-no-table = There is no such table: check its code or its link.
refused-no-seat = There is no such seat, or nobody sits there.
refused-seat-taken = This seat is taken: choose another one.
refused-other-table = You sit at another table with the same cards: leave it first, or stay there.
refused-not-seated = You need a seat at the table to do that.
refused-not-owner = Only the player who opened the table can do that.
refused-not-open = The game has already begun.
refused-not-started = The game has not begun yet.
refused-not-over = That is not possible until the game is over.
refused-seats-free = A seat is still free: wait for somebody, or put a bot there.
refused-wrong-options = These options are not valid: choose others.
refused-wrong-name = This name looks empty or belongs to a bot: choose another one.
refused-no-spectators = This table does not allow spectators.
refused-other-origin = This does not work from this page: open the game at the server’s own address.
refused-unknown-token = This access token is not valid or has expired: get a new one.
refused-stale = Something has just happened at the table: look again, then choose.
refused-repeated = That has already been done.
refused-not-your-turn = It is not your turn to choose: please wait.
refused-illegal = That is not possible now: choose one of the actions shown.
refused-cannot-undo = That can no longer be undone.
refused-away = A bot is playing for you: take your seat back first.
refused-not-away = Your seat is already yours: no bot is playing for you.
refused-over = The game is over.
refused-talk-off = Chat and emotes are off at this table.
refused-already-contributed = You have already contributed to the seed.
refused-changed = Somebody else changed the table at the same time: look at it, then try again.
refused-ended = This game was ended without a result.
refused-no-reviews = This server cannot review games.
refused-no-coach = The coach does not help where other people play or compare their results.
refused-not-found = There is nothing at this address: check it.
refused-method = That cannot be done at this address.
refused-failed = Something went wrong on the server: please try again.
