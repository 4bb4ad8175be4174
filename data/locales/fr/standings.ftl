leaders-page = Page { $page } sur { $pages }
leaders-past = Il n’y a pas de page { $page } : voici la dernière.
leaders-card-here = { $game } · ce serveur
leaders-card-everywhere = { $game } · tous les serveurs
leaders-to-here = Ce serveur
leaders-to-everywhere = Tous les serveurs
leaders-first = Première page
leaders-back = Retour
leaders-next = Suite
leaders-last = Dernière page
standing-played = { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $wins ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $wins } victoires
}
standing-estimate = { $estimate } ± { $uncertainty }
standing-meaning = En petit : estimation ± incertitude. La cote en est le bas.
standing-form-alt = forme : { $form }
standing-won = gagné
standing-drawn = nul
standing-lost = perdu
standing-leader-alt = { $rank }. { $name } : { $rating } ({ $estimate }), { $played }
standing-stats-alt = { $name } : { $rating } ({ $estimate })
standing-curve = La courbe : les { $games } dernières parties
standing-curve-alt = La courbe de la cote sur les { $games } dernières parties : { $points }
standing-here = Ce serveur : { $rating } · parties { $games } · victoires { $wins }
