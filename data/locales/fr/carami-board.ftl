# Le plateau de Carami en mots. $side vaut A (billes bleues, du bas vers le haut) ou B (rouges, du haut vers le bas).

carami-board-now = { $side ->
    [A] Carami : aux Bleus de jouer.
   *[B] Carami : aux Rouges de jouer.
}
carami-board-won = { $side ->
    [A] Carami : les Bleus ont gagné.
   *[B] Carami : les Rouges ont gagné.
}
carami-board-over = { $winner ->
    [A] Carami : la partie est terminée, les Bleus ont gagné.
    [B] Carami : la partie est terminée, les Rouges ont gagné.
    [draw] Carami : la partie est terminée, match nul.
   *[none] Carami : la partie est terminée, sans vainqueur.
}
carami-board-draw = Carami : match nul.
carami-board-ended-back-line-full = Une ligne de fond est pleine.
carami-board-ended-no-moves = Personne ne peut plus jouer.
carami-board-ended-no-progress = Trop de coups de suite sans progrès.
carami-board-score = Score : Bleus { $a }, Rouges { $b }.

carami-board-stepped = { $side ->
    [A] Bleus : de { $start } en { $end }.
   *[B] Rouges : de { $start } en { $end }.
}
carami-board-rolled = { $side ->
    [A] Bleus : de la rampe { $ramp } en { $end }.
   *[B] Rouges : de la rampe { $ramp } en { $end }.
}
carami-board-jumped = { $side ->
    [A] Saut des Bleus : { $path }.
   *[B] Saut des Rouges : { $path }.
}
carami-board-took = { $side ->
    [A] Les Bleus ont pris { $count } billes.
   *[B] Les Rouges ont pris { $count } billes.
}
carami-board-filled = { $side ->
    [A] Les Bleus ont rempli la bande : rampes { $left } et { $right }.
   *[B] Les Rouges ont rempli la bande : rampes { $left } et { $right }.
}
carami-board-reached = { $side ->
    [A] { $value ->
        [one] Les Bleus atteignent { $place } : { $value } point.
       *[other] Les Bleus atteignent { $place } : { $value } points.
    }
   *[B] { $value ->
        [one] Les Rouges atteignent { $place } : { $value } point.
       *[other] Les Rouges atteignent { $place } : { $value } points.
    }
}
carami-board-passed = { $side ->
    [A] Les Bleus ne peuvent pas jouer.
   *[B] Les Rouges ne peuvent pas jouer.
}

carami-board-side = { $side ->
    [A] Bleus en { $places }.
   *[B] Rouges en { $places }.
}
carami-board-between = {" ; "}
carami-board-row = rangée { $row } : { $columns }
carami-board-rows = { $side ->
    [A] Billes bleues : { $rows }.
   *[B] Billes rouges : { $rows }.
}
carami-board-no-marble = { $side ->
    [A] Aucune bille bleue sur le plateau.
   *[B] Aucune bille rouge sur le plateau.
}
carami-board-ramps = { $side ->
    [A] { $count ->
        [one] Bleus sur la rampe { $ramps }.
       *[other] Bleus sur les rampes { $ramps }.
    }
   *[B] { $count ->
        [one] Rouges sur la rampe { $ramps }.
       *[other] Rouges sur les rampes { $ramps }.
    }
}
carami-board-arrived = { $side ->
    [A] { $points ->
        [one] Les Bleus ont { $points } point sur la ligne de fond des Rouges : { $places }.
       *[other] Les Bleus ont { $points } points sur la ligne de fond des Rouges : { $places }.
    }
   *[B] { $points ->
        [one] Les Rouges ont { $points } point sur la ligne de fond des Bleus : { $places }.
       *[other] Les Rouges ont { $points } points sur la ligne de fond des Bleus : { $places }.
    }
}
carami-board-taken = Billes prises : Bleus { $a }, Rouges { $b }.
carami-board-fills = Bande remplie : par les Bleus { $a } fois, par les Rouges { $b } fois.
carami-board-idle = Coups de suite sans progrès : { $idle } ; encore { $left } et la partie est finie.

carami-board-may-step = De { $start } en { $ends }.
carami-board-may-roll = De la rampe { $ramp } en { $end }.
carami-board-may-jump = Sauts de { $start } : en { $ways }.
carami-board-jump = { $path }
carami-board-jump-takes = { $path } (prend { $count } billes)
carami-board-layout =
    Colonnes a à e, rangées 1 à 7. Les Bleus jouent vers le haut depuis les rangées 1 à 3, les Rouges vers le bas depuis les rangées 5 à 7.
    La rangée 4 n’a que la bande : b4, c4, d4. Une ligne de fond vaut 10, 5, 1, 5, 10 de a à e ; on n’atteint les 10 que par les rampes.
    Trois billes sur la bande envoient les deux de l’extérieur sur les rampes a et e la première fois, b et d la seconde.
