### What `foretell review` says about a finished game.

## The command

help-review = show why a finished game was won or lost: chances, luck and the choices that mattered
option-effort = how much to compute: quick (a few seconds, the default) or deep (more exact, about ten times as long)
option-review-format = print the review as text (the default) or json
option-html = write the review to this file, as a web page that needs no other file
option-review-player = show only the choices and predictions of this player, and what gave their hand away; a name, or the number of a seat from 0 on
option-review-seed = seed of the review, any text: the same text gives the same numbers (by default it follows from the record)
review-begun = Making the review. The first one on a computer takes up to a minute longer.
review-written = The review is written to { $file }.
review-page-exists = { $file } exists and is not a review. Choose another name for the page.

## What went wrong

# $decisions, $limit: numbers
review-unfinished = The record ends before the end of the game (number of decisions: { $decisions }). Only finished games can be reviewed.
review-too-long = The record is too long for a review: it has { $decisions } decisions, and the limit is { $limit }.
# $pip: what to type
error-review-parts = A review needs { $package }, which is not installed. To install it, run: { $pip }
error-review-player = There is no player { $player } in this game. The players are: { $names }. You can also give the number of a seat, from 0 on.

## The chances

review-title = Review of { $file }
review-scores = Result
review-who = Player
# $runes: a number
review-score = { $runes ->
    [one] { $runes } Rune
   *[other] { $runes } Runes
    }
review-chances = Chance to win, with all hands open
review-chances-known = Chance to win, given what each player could know
review-chances-note = A chance is the share of play-outs that a seat wins when a quick reference player takes over every seat. The order of the deck stays unknown.
review-chances-known-note = Each line uses only what that player could know at the time. So the lines need not add up to 100%.
review-column-round = Round { $round }
review-end = End

## Where the result came from

review-parts = Where the result came from
review-part-start = Chance before the deal
review-part-deal = Luck of the deal
review-part-draws = Luck of the draws
review-part-choices = Own choices
review-part-guesses = Own choices: hidden cards
review-part-others = Choices of the others
review-part-result = Result
review-part-mistakes = Lost by mistakes
review-accuracy = Accuracy
review-parts-note = The lines before the result add up to it exactly, before rounding. Luck and choices are sums over the whole game, so they can be above 100% or below −100%. The figure after ± says how exact the estimate is: it is half of the 95 % interval. Choices are compared with those of the reference player, given what the player could know. “Hidden cards” is what the choices gained or lost beyond that, through cards that the player could not know. Mistakes are counted separately: for every decision, the chance lost compared with the best choice. All of them together can cost more than 100%, which is more than one win. Accuracy says how close the choices were to those of the strongest bot.

# What counted most. $name: a player; $part, $other: causes
review-outcome = { $won ->
    [yes] { $name } won.
   *[no] { $name } did not win.
    }
review-verdict = What counted most: { $part }.
review-verdict-both = What counted most: { $part } and { $other }. Which of the two counted more is not clear.
review-verdict-unclear = No cause stands out clearly: look at the choices below.
review-cause-luck = luck of the cards
review-cause-own = own choices
review-cause-others = choices of the others

## Moments. $name: who chose; $choice, $better: actions as in a menu; $chance: a percentage

review-moments = The choices that mattered
review-moments-none = No choice mattered much.
review-moment = Round { $round }, decision { $number }, { $name }: { $mark }
review-mark-brilliant = brilliant
review-mark-good = good
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-chose = Chosen: { $choice }
review-better = Better: { $better }
review-lost = Chance lost: { $chance }
review-found = Ahead of the next best choice by { $chance }
review-known = Known at the time
review-known-nothing = Nothing certain was known about the other hands.

## What was known about $name, and why a choice was better. $better, $worse: percentages or numbers for the two choices

review-known-cards = { $name } held { $cards }.
review-known-told = { $name } had announced: { $rank }.
review-known-all-in = { $name } was All In.
review-why = Why
review-why-points = The hand at the end is worth { $better } Runes on average instead of { $worse }.
review-why-best = The hand is the best one at the end of the round in { $better } of the play-outs instead of { $worse }.
review-why-right = The prediction comes true in { $better } of the play-outs instead of { $worse }.
review-why-runes = The round ends with { $better } Runes on average instead of { $worse }.
review-why-rival = { $name } ends with the best hand in { $better } of the play-outs instead of { $worse }.
review-why-rival-runes = { $name } ends the round with { $better } Runes on average instead of { $worse }.
review-why-game = This round ends about the same either way, but the whole game is won more often.
# $name: who was more likely to hold the best hand; $other: whom the other choice names
review-why-prediction = Given what was known, the probability of holding the best hand was { $better } for { $name } and { $worse } for { $other }.
# As above. $name is the better choice all the same
review-why-unlikely = { $name } was no likelier to hold the best hand ({ $better }) than { $other } ({ $worse }). But if the prediction comes true, it does more to win the game.

## What gave a hand away, and the predictions

review-exposed = How well the others knew each hand
review-exposed-note = How likely the true rank of each hand looked to the others, on average. At 100%, everybody knew it; near 0%, nobody expected it.
review-tells = What gave hands away
review-tells-none = No turn gave a hand away.
# $name: who acted; $other: whose hand; $rank: its rank; $before, $after: percentages
review-tell = Round { $round }, decision { $number }, { $name }: { $choice }. { $other } held “{ $rank }”. From what the others could know, the chance of that rose from { $before } to { $after }.
review-predictions = Predictions
# $other: who was named; $chance: how likely that was by what $name could know; $right: "yes" or "no"
review-prediction = Round { $round }, { $name }: { $choice }. From what was known, the chance of being right was { $chance }. { $right ->
    [yes] It came true.
   *[no] It did not come true.
    }
