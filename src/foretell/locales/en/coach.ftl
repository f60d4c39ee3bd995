### What the coach says, in the terminal and in the browser. It knows only what the player knows.

coach-know = What do I know?
coach-do = What would you do?
# $count: how many
coach-hints = Hints used: { $count }.
# $pip: what to type
coach-parts = The coach needs { $package }, which is not installed. To install it, run: { $pip }

## Facts. $name: another player; $cards: with their articles; $rank: the name of a rank; $chance: a percentage

coach-own = Your hand: { $rank }.
coach-cards = { $name } holds { $cards }.
coach-told = { $name } has announced this rank: { $rank }. The hand may have changed since then.
coach-all-in = { $name } is All In.
# $ranks: the likeliest ranks, as in the next text
coach-likely = { $name }, if the hidden cards are random: { $ranks }. Every other rank is below 1%.
coach-rank = { $rank } ({ $chance })
coach-counted-best = If you only count cards, as if the hidden ones were random, your hand is the best one now with a probability of { $chance }. But the others keep good cards, so the true probability is usually lower. My advice also considers how they have played.

## A choice and its reasons. $choice: an action as in a menu

coach-choice = My choice: { $choice }
coach-why-best = Judging by the cards and by how everybody has played, { $name } holds the best hand with a probability of { $chance }.
coach-why-next = The next likeliest is { $name } ({ $chance }).
coach-why-rank = Your hand then has this rank: { $rank }.
coach-why-own = Judging by the cards and by how the others have played, your hand is the best one now with a probability of { $chance }. Counting cards alone gives another number.
coach-why-rival = The strongest rival is { $name } ({ $chance }).
coach-alternative = In { $chance } of such cases I would choose this instead: { $choice }
