leaders-page = Page { $page } of { $pages }
leaders-past = There is no page { $page }: this is the last one.
leaders-card-here = { $game } · this server
leaders-card-everywhere = { $game } · all servers
leaders-to-here = This server
leaders-to-everywhere = All servers
leaders-first = First page
leaders-back = Back
leaders-next = Next
leaders-last = Last page
standing-played = { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}
standing-estimate = { $estimate } ± { $uncertainty }
standing-meaning = Small figures: estimate ± uncertainty. The rating is the lower end.
standing-form-alt = form: { $form }
standing-won = won
standing-drawn = drawn
standing-lost = lost
standing-leader-alt = { $rank }. { $name }: { $rating } ({ $estimate }), { $played }
standing-stats-alt = { $name }: { $rating } ({ $estimate })
standing-curve = The curve: the last { $games } games
standing-curve-alt = The curve of the rating over the last { $games } games: { $points }
standing-here = This server: { $rating } · games { $games } · wins { $wins }
