### The browser: the review of a finished game.

review-heading = Review
review-loading = Asking for the review…
# $ahead: how many other reviews come first
review-waiting = { $ahead ->
    [0] The review starts in a moment.
    [one] One other review comes first.
   *[other] { $ahead } other reviews come first.
    }
# $percent: a percentage
review-running = { $percent } of the review is done.
review-about = It shows where the result came from, which choices mattered and what was better. Meanwhile, you can look at the table.
review-refused = There is no review
review-again = Try again
review-hide = Close the review

## The graph. $name: a player; $chance, $low, $high: percentages

review-graph = Chance to win
review-by = Whose knowledge counts
review-by-open = All cards open
review-by-known = What each could know
review-by-open-about = As if everybody played with open cards. Nobody knows the order of the deck.
review-by-known-about = Each line uses only what that player could know at the time.
review-now = Chance to win here: { $chances }
review-chance-of = { $name } { $chance }
review-range = { $name }: between { $low } and { $high } in this game.
review-chance-table = The chances as a table

## Where the result came from. $part: one of the causes; $chance: its percentage, with a sign

review-player = Player
review-outcome-yours = { $won ->
    [yes] You won.
   *[no] You did not win.
    }
review-cause-yours = your choices
review-group-luck = Luck of the cards
review-group-own = Own choices
review-group-yours = Your choices
review-inside-deal = the deal
review-inside-draws = the draws
review-inside-choices = by what was known
review-inside-guesses = hidden cards
review-counts = This counts chances to win, not Runes: at the end, whoever wins has 100%, and all others have 0%.
review-reading = How to read this
review-deeper = Compute it more exactly
review-deepening = A more exact review is being made: { $percent }.
review-mistakes-cost = Mistakes cost { $chance } of a win. Every choice counts, so all of them together can cost more than 100%.
review-no-mistakes = No choice was clearly worse than another one.
review-accuracy-told = Accuracy of the choices: { $accuracy }. At 100%, the strongest bot would have chosen the same every time.
# Below the figures of a player. $name: the player. $yours: yes or no. $count of $all choices were made by a bot
review-stood-in = { $yours ->
    [yes] Choices that a bot made in your place: { $count } of { $all }. The figures and moments here include them; your habits do not.
   *[no] Choices that a bot made in place of { $name }: { $count } of { $all }. The figures and moments here include them.
}
review-bot-chose = { $yours ->
    [yes] A bot made this choice in your place.
   *[no] A bot made this choice in place of { $name }.
}

## Moments

review-filter = Whose choices
review-filter-own = Those of { $name }
review-filter-yours = Yours
review-filter-all = All players
review-go = Show it on the table
# $mark: such as "blunder"
review-next = Coming: { $mark }

## What a player could believe

review-beliefs = What { $name } could believe
review-beliefs-yours = What you could believe
review-beliefs-about = For each hand at this moment: from the cards alone, and from how the others played as well.
review-beliefs-later = There is nothing yet at this moment.
review-hand-of = The hand of { $name }
review-hand-yours = Your hand
review-rank = Rank
review-counted = Cards
review-believed = Play
review-held = the true rank
# $first, $last: percentages
review-exposure = The true rank had a probability of { $first } at the start of the round, and { $last } here.
review-key-moments = M
    .does = The next choice that mattered

## What gave the reader's hand away. $name: who acted; $rank: the rank of that hand; $before, $after: percentages

review-tell-yours = Round { $round }, decision { $number }, { $name }: { $choice }. You held “{ $rank }”. From what the others could know, the chance of that rose from { $before } to { $after }.
