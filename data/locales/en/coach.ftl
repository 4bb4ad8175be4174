not-now = I cannot think that through just now. Try again in a moment.

# Hints
command-hint = hint
command-hint-description = What you could play best and why, only for you
more-hint = Hint
hint-title = { $side ->
    [A] ### Hint for Blue
   *[B] ### Hint for Red
}
hint-line = **{ $rank }. { $action }** · { $percent }% to win – { $why }
hint-forced = There is only one thing to do: **{ $action }** – { $why }
hint-even = It hardly matters what you play: everything gives you about { $percent }% to win.
hint-as-good = { $count ->
    [one] One other choice is about as good as the first.
   *[other] { $count } other choices are about as good as the first.
}
hint-meaning = The chances are Boulo’s estimate for good play on both sides.
turned-boomerang = -# The board is turned to your side.
turned-carami = -# The board is turned to your side; ramps are called as on the board in the channel.
hint-alt-line = { $rank }: { $action }, { $percent }%.
hint-alt-forced = Only one thing to do: { $action }.
hint-rated = There are no hints in rated games here. Those who manage the server can allow them for new games with { $slash-settings }; against the computer you can always ask.
allows-hints = Rated, with hints allowed.
limit-hint = That is a lot of hints in a row. You can ask for the next one { $when }.
option-hints = hints
option-hints-description = Whether players may ask for hints in rated games
settings-hints = **Hints** in new rated games; a game that allows them says so
hints-no = no hints in rated games
hints-yes = hints are allowed in rated games

# Why: parts of a sentence. $side is A (blue) or B (red).
why-sentence = { $clauses }.
why-between = {"; "}
why-shot = { $hits ->
    [one] 1 chance in 6 that it works
   *[other] { $hits } chances in 6 that it works
}
why-shot-aside = it brings no more points than now
why-shot-more = { $dice ->
    [four] a 4 brings more
    [six] a 6 brings more
   *[both] a 4 or a 6 brings more
}
why-point-takes = { $percent ->
    [0] it cannot take the point
   *[other] it takes the point { $percent }% of the time
}
why-point-adds = { $percent ->
    [0] it cannot add to the points
   *[other] it adds to the points { $percent }% of the time
}
why-point-cuts = { $side ->
    [A] { $percent }% of the time Blue is left with fewer than { $points } points
   *[B] { $percent }% of the time Red is left with fewer than { $points } points
}
why-point-near = { $percent }% of the time it lies in one of the { $pits } pits nearest to the jack
why-point-beside = { $percent }% of the time it lies within a cell of the jack
why-point-lost = { $percent }% of the time it is lost
why-land-out = { $side ->
    [A] it pushes one of Blue’s boules out
   *[B] it pushes one of Red’s boules out
}
why-corner = { $near ->
    [one] with the jack there, only one of the { $cells } cells is within a cell of it
   *[other] with the jack there, { $near } of the { $cells } cells are within a cell of it
}
why-then-nobody = then nobody holds the point
why-then-nobody-scores = then nobody scores in this end
why-then-wins = { $side ->
    [A] then Blue wins the game
   *[B] then Red wins the game
}
why-then-scores = { $side ->
    [A] then Blue scores { $points }
   *[B] then Red scores { $points }
}
why-then-fewer = { $side ->
    [A] then Blue holds { $points } instead of { $before }
   *[B] then Red holds { $points } instead of { $before }
}
why-then-holds = { $side ->
    [A] then Blue holds { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[B] then Red holds { $points ->
        [one] one point
       *[other] { $points } points
    }
}
why-then-ahead = { $side ->
    [A] then Blue holds { $points ->
        [one] one point
       *[other] { $points } points
    }, ahead of Red in { $kind ->
        [pit] pit
       *[cell] cell
    } { $place }
   *[B] then Red holds { $points ->
        [one] one point
       *[other] { $points } points
    }, ahead of Blue in { $kind ->
        [pit] pit
       *[cell] cell
    } { $place }
}
why-first-piece = there is nothing to turn over yet
why-turns = { $pieces ->
    [one] it turns over one piece worth { $points }
   *[other] it turns over { $pieces } pieces worth { $points }
}
why-closes = { $pieces ->
    [one] it closes in one piece worth { $points } for good
   *[other] it closes in { $pieces } pieces worth { $points } for good
}
why-turned-back = { $side ->
    [A] Blue can turn over pieces worth { $points } right away
   *[B] Red can turn over pieces worth { $points } right away
}
why-passes = { $side ->
    [A] then Blue cannot put anything down
   *[B] then Red cannot put anything down
}
why-ends = then the game is over, { $own } to { $other }
why-takes = it takes { $count } marbles, { $points } points
why-reaches = { $points ->
    [one] it reaches { $place } for one point
   *[other] it reaches { $place } for { $points } points
}
why-again = another move follows
why-fills = it fills the band and opens the ramps to the { $points ->
    [10] tens
   *[other] fives
}
why-cannot-move = { $side ->
    [A] then Blue cannot move
   *[B] then Red cannot move
}
why-prepares = { $points ->
    [one] it prepares a move worth one point
   *[other] it prepares a move worth { $points } points
}
why-waits = it waits on the back line
why-sideways = it moves a marble sideways
why-forward = it brings a marble forward
why-answer = { $side ->
    [A] { $points ->
        [0] Blue can gain nothing right away
       *[other] Blue can gain { $points } right away
    }
   *[B] { $points ->
        [0] Red can gain nothing right away
       *[other] Red can gain { $points } right away
    }
}
why-answer-less = { $side ->
    [A] { $points ->
        [0] Blue can gain nothing right away, instead of { $before }
       *[other] Blue can gain { $points } right away, instead of { $before }
    }
   *[B] { $points ->
        [0] Red can gain nothing right away, instead of { $before }
       *[other] Red can gain { $points } right away, instead of { $before }
    }
}
why-answer-costs = { $side ->
    [A] Blue would lose { $points } by that
   *[B] Red would lose { $points } by that
}
