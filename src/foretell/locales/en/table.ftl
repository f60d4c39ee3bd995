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

refused-malformed = That was not understood: check what you wrote.
refused-version = This page and the server are of different versions: load the page again.
refused-hello-first = The connection has got into a tangle: load the page again.
refused-too-big = That is too long: make it shorter.
refused-too-fast = That was a little too fast: wait a moment.
refused-busy = That is too much at once: try again in a moment.
refused-not-ready = The server is not ready: try again in a moment.
refused-no-table = There is no such table now: check its code or its link.
refused-no-seat = There is no such seat, or nobody sits there.
refused-seat-taken = This seat is taken: choose another one.
refused-not-seated = For that, you need a seat at the table.
refused-not-owner = Only whoever opened the table can do that.
refused-not-open = The game has already begun.
refused-not-started = The game has not begun yet.
refused-not-over = That has to wait until the game is over.
refused-seats-free = A seat is still free: wait for somebody, or put a bot there.
refused-wrong-options = These options will not do: choose others.
refused-no-spectators = This table is for its players alone.
refused-other-origin = This cannot be done from this page: open the game at the server’s own address.
refused-unknown-token = This access token is not good here, or no longer: get a new one.
refused-stale = Something has just happened at the table: look again, then choose.
refused-repeated = That is done already: all is well.
refused-not-your-turn = It is not for you to choose now: wait a little.
refused-illegal = That is not possible now: choose one of the actions shown.
refused-cannot-undo = That can no longer be taken back.
refused-away = A bot is playing for you: take your seat back first.
refused-not-away = Your seat is yours already: no bot is playing for you.
refused-over = The game is over.
refused-talk-off = This table plays without chat and emotes.
refused-already-contributed = You have already given your part of the seed.
refused-changed = Somebody changed the table at the same moment: look at it, then try again.
refused-not-found = There is nothing at this address: check it.
refused-method = That cannot be done at this address.
refused-failed = Something went wrong on the server, and we are sorry: try again.
