leaders-page = Seite { $page } von { $pages }
leaders-past = Eine Seite { $page } gibt es nicht: Das ist die letzte.
leaders-card-here = { $game } · dieser Server
leaders-card-everywhere = { $game } · alle Server
leaders-to-here = Dieser Server
leaders-to-everywhere = Alle Server
leaders-first = Erste Seite
leaders-back = Zurück
leaders-next = Weiter
leaders-last = Letzte Seite
standing-played = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}
standing-estimate = { $estimate } ± { $uncertainty }
standing-meaning = Klein: Schätzung ± Unsicherheit. Die Wertung ist ihr unteres Ende.
standing-form-alt = Form: { $form }
standing-won = gewonnen
standing-drawn = remis
standing-lost = verloren
standing-leader-alt = { $rank }. { $name }: { $rating } ({ $estimate }), { $played }
standing-stats-alt = { $name }: { $rating } ({ $estimate })
standing-curve = Die Kurve: die letzten { $games } Partien
standing-curve-alt = Die Kurve der Wertung über die letzten { $games } Partien: { $points }
standing-here = Dieser Server: { $rating } · Partien { $games } · Siege { $wins }
