### Puzzles: real positions with a clearly best answer, in the terminal and in the browser.

## The command

help-puzzle = solve puzzles: real positions, each with a clearly best answer
# $themes: their names
option-puzzle-theme = only puzzles of this theme: { $themes }
option-puzzle-number = the puzzle with this number, from 1 to { $count }; easy ones come first
option-puzzle-rating = a puzzle with about this rating (by default one that suits your own)
puzzle-next = Another puzzle?
# $file: where it should be
puzzle-not-kept = Your streak cannot be saved in { $file }.
puzzle-damaged = { $file } is damaged. It is now called { $aside }, and your streak and rating start again.

## What is asked. $number: of the puzzle; $rating: how difficult it is; $name: the player who asks with the Eye

puzzle-title = Puzzle { $number }: { $theme } Rating { $rating }.
puzzle-theme-prediction = Who holds the best hand?
puzzle-theme-eye = What do you hide from the Eye?
puzzle-theme-effect = What do you do?
puzzle-theme-all-in = All In now?
puzzle-ask-prediction = Who most likely holds the best hand?
puzzle-ask-eye = { $name } turns the All-Seeing Eye on you. Which card must stay hidden, so that your rank is hardest to guess?
puzzle-ask-effect = It is your choice. What gives you the best chance to win the game?
puzzle-ask-all-in = Do you go All In now? Choose what gives you the best chance to win the game.
puzzle-stay = Not yet
# $cards: cards of your hand, each with its effects
puzzle-your-effects = What your cards do: { $cards }

## The answer. $choice: the best choices; $count: how many; $better, $worse: percentages

puzzle-right = Right!
puzzle-wrong = There is a better choice.
puzzle-best = { $count ->
    [one] Best: { $choice }
   *[other] Best, all equally good: { $choice }
    }
# $choice: an action
puzzle-instead = What to do instead: { $choice }
# $rank: the true rank of your hand
puzzle-why-eye = Then your true rank ({ $rank }) looks only { $better } likely to { $name }; with any other card hidden, { $worse } or more. A card that is already known hides nothing.
# $name: who most likely holds the best hand; $other: the next one
puzzle-why-prediction = Most likely to hold the best hand, given what you know: { $name } ({ $better }), then { $other } ({ $worse }).
# $name: the answer; $better: the probability by counting alone
puzzle-why-counted = By counting cards alone: { $name } ({ $better }). The difference comes from what everybody did and announced.
puzzle-figures-prediction = Probability of holding the best hand, given what you know
puzzle-figures-eye = How likely your true rank looks to { $name } if this card stays hidden
puzzle-figures-effect = Chance to win the game after each choice
puzzle-figures-all-in = Chance to win the game after each choice
puzzle-hands = What everybody held
# $count, $best: numbers of puzzles; $rating: your own
puzzle-streak = { $count ->
    [0] No streak at present.
    [one] { $count } right answer.
   *[other] { $count } right answers in a row.
    } Longest streak: { $best }. Your rating: { $rating }.
