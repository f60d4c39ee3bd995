### The end of a game: the podium, the rematch and the check of the deal.

## The end. $name: who won, $runes: with how many

over-you = You win with { count-runes }!
over-winner = { $name } wins with { count-runes }
over-nobody = Nobody wins
over-rematch = Rematch
over-replay = Watch again
over-branch = This was a what-if game; it does not count.
over-branch-again = Try again
over-branch-game = To the game it comes from
over-record = Record
over-home = Start page
over-look = Look at the table
chart-runes = Runes after each round
chart-player = Player
chart-round = Round { $round }

## A rematch. $name: who wants it; $names: who has not accepted yet

over-rematch-wanted = { $name } wants a rematch.
over-rematch-accept = Accept
over-rematch-waiting = The rematch starts when everyone accepts. Waiting for { $names }.
over-rematch-without = Start without { $names }
over-rematch-cancel = No rematch
over-rematch-begun = The rematch has started.
over-rematch-join = Go to the rematch

## Your game in up to three sentences. $name: a player; $round: the round

story-title = Your game
story-replay = See it again
# $target: "self" or "other"
story-call = Best call: in round { $round } you predicted { $target ->
    [self] yourself
   *[other] { $name }
    } and took { count-runes } from the pot.
# $rank: a rank, such as "Straight"
story-hand = Best hand: “{ $rank }” in round { $round } brought you { count-runes }.
story-no-call = Best call: none of your predictions was right this time.
story-miss = Costliest miss: in round { $round } { $name } had the best hand. Predicting that would have brought you { count-runes }.
story-miss-self = Costliest miss: in round { $round } you had the best hand yourself. Predicting that would have brought you { count-runes }.
story-no-miss = Costliest miss: none. All your predictions were right.
# $percent: a number, such as "18"
story-lucky = Luck of the deal: you began round { $round } with “{ $rank }”. You are dealt that or better in only { $percent }% of games.
story-counts = The podium counts Runes. The review counts chances to win, so it may single out other moments.

## The deal's fairness

fair-check = Check the deal
fair-about = The server fixed its part of the deal before it knew yours: your browser can check that.
fair-unable = This browser can check deals only on a secure connection (https). The command "foretell verify" checks the record anywhere.
fair-failed = The record could not be fetched: try again.
fair-commitment = The server kept its commitment: its secret is the one it fixed before the deal.
fair-commitment-broken = The server’s secret is not the one it fixed before the deal!
# $count: how many players added to it
fair-seed = { $count ->
    [0] The deal was made from the server’s secret alone: nobody added random numbers.
    [one] The deal was made from that secret and the random numbers of { $count } player.
   *[other] The deal was made from that secret and the random numbers of { $count } players.
    }
fair-seed-broken = The deal does not match the secret and the random numbers of the players!
fair-mine = This browser’s random numbers are part of the deal, and the commitment is the one it saw before.
fair-mine-none = This browser added no random numbers to this deal.
fair-mine-broken = This browser’s random numbers are not part of the deal, or the commitment was different!

## The deal of the day

over-day = Your score
over-day-sealed = The server reveals the secret of this deal after midnight UTC.
over-duplicate-sealed = The cards stay secret until all tables are over.
