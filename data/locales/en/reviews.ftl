command-review = review
command-review-description = A finished game reviewed: luck, skill and its turning points
more-review = Review
limit-review = That is a lot of reviews in a row. You can ask for the next one { $when }.
review-one-at-a-time = I am reviewing a game for you already. Ask for the next one when you have it.
review-after-the-game = The review is made when the game is over.
review-no-result = That game was cleared away: nobody has won it, so there is nothing to review.
review-earlier-rules = That game was played by earlier rules, which I cannot review any more.
review-unreadable = That game cannot be read any more, so I cannot review it.
review-making = 📈 Going through the game … { $percent }%
review-title = ### 📈 { $game } · game { $number }
review-side-0 = 🔵 **{ $name }** · { $start } at the start, { $figures } = **{ $result }**
review-side-1 = 🔴 **{ $name }** · { $start } at the start, { $figures } = **{ $result }**
review-points = { $whole }.{ $tenth }
review-plus = +{ $points }
review-minus = −{ $points }
review-accuracy = Accuracy { $percent }%: { $word }.
review-accuracy-each = Accuracy: { $each }.
review-accuracy-one = { $name } { $percent }% ({ $word })
review-worth-flawless = flawless
review-worth-masterly = masterly
review-worth-strong = strong
review-worth-sound = sound
review-worth-lively = lively, with room to grow
review-dice = Good rolls: { $expected } expected of { $rolls }, { $fell } rolled.
review-meaning = In hundredths of a game: the chance to win at the start, what the dice added and what decisions added make up the result, 100 for a win. 100% accuracy means always the best move, 0% no better than by chance.
review-meaning-no-dice = In hundredths of a game: the chance to win at the start and what decisions added make up the result, 100 for a win. Nothing is left to luck here. 100% accuracy means always the best move, 0% no better than by chance.
review-swing = 🔵 { $before }% → { $after }%
review-point = **{ $number }** · { $what } ({ $swing })
review-deed = { $name }: { $action }
review-better = Better: { $action } (+{ $points }%) – { $why }
review-best = Nothing was clearly better.
review-no-turning = No single step turned this game.
review-step = Move { $step } of { $steps }
review-at-start = Before the first move
review-all = Overview
review-turn = Turning point { $number }
review-first = First step
review-back = Back
review-next = Next
review-last = Last step
review-curve = Curve of Blue’s chance to win, in percent, from the start to the end: { $chances }.
review-figures = luck { $luck }, { $skill }
review-skill = skill { $skill }
review-figures-accuracy = accuracy { $percent }%
review-average = { $games ->
    [one] In one reviewed game: { $figures }
   *[other] In { $games } reviewed games, on average: { $figures }
}
