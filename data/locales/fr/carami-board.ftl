# Le plateau de Carami en mots. $who vaut you (qui le lit), A (billes bleues, du bas vers le haut) ou B (rouges, du haut vers le bas).

carami-board-name = Carami.
carami-board-now = { $who ->
    [you] À toi de jouer.
    [A] Aux Bleus de jouer.
   *[B] Aux Rouges de jouer.
}
carami-board-over = { $who ->
    [you] La partie est terminée, tu as gagné.
    [A] La partie est terminée, les Bleus ont gagné.
    [B] La partie est terminée, les Rouges ont gagné.
    [draw] La partie est terminée, match nul.
   *[none] La partie est terminée, sans vainqueur.
}
carami-board-ended-back-line-full = Une ligne de fond est pleine.
carami-board-ended-no-moves = Personne ne peut plus jouer.
carami-board-ended-no-progress = 20 coups de suite n’ont apporté aucun progrès.
carami-board-ways = { $side ->
    [A] { $who ->
        [you] Tu joues vers le haut, vers la rangée 7.
       *[other] Les Bleus jouent vers le haut, vers la rangée 7.
    }
   *[B] { $who ->
        [you] Tu joues vers le bas, vers la rangée 1.
       *[other] Les Rouges jouent vers le bas, vers la rangée 1.
    }
}
carami-board-score = Score : Bleus { $a }, Rouges { $b }.
carami-board-scoring = { $move } : { $effects }.
carami-board-step = { $start } vers { $end }
carami-board-jump = { $start } saute en { $path }
carami-board-takes = prend { $places }
carami-board-gains = { $who ->
    [you] toi +{ $points }
    [A] Bleus +{ $points }
   *[B] Rouges +{ $points }
}
carami-board-loses = { $who ->
    [you] toi −{ $points }
    [A] Bleus −{ $points }
   *[B] Rouges −{ $points }
}
carami-board-fills-band = remplit la bande : { $left } vers { $one }, { $right } vers { $other }
carami-board-again = encore un coup
carami-board-ends = { $who ->
    [you] la partie est finie et tu gagnes
    [A] la partie est finie et les Bleus gagnent
    [B] la partie est finie et les Rouges gagnent
   *[none] la partie est finie, match nul
}
carami-board-others = Autres coups : { $moves }.
carami-board-moves = Coups : { $moves }.
carami-board-marble = { $start } vers { $ends }
carami-board-end-jump = { $end } (un saut)
carami-board-between = {" ; "}
carami-board-stepped = { $who ->
    [you] Tu as joué { $start } en { $end }.
    [A] Les Bleus ont joué { $start } en { $end }.
   *[B] Les Rouges ont joué { $start } en { $end }.
}
carami-board-jumped = { $who ->
    [you] Tu as sauté de { $start } en { $path }.
    [A] Les Bleus ont sauté de { $start } en { $path }.
   *[B] Les Rouges ont sauté de { $start } en { $path }.
}
carami-board-took = { $who ->
    [you] Tu as pris { $places }.
    [A] Les Bleus ont pris { $places }.
   *[B] Les Rouges ont pris { $places }.
}
carami-board-filled = { $who ->
    [you] Tu as rempli la bande : { $left } vers { $one }, { $right } vers { $other }.
    [A] Les Bleus ont rempli la bande : { $left } vers { $one }, { $right } vers { $other }.
   *[B] Les Rouges ont rempli la bande : { $left } vers { $one }, { $right } vers { $other }.
}
carami-board-reached = { $who ->
    [you] { $value ->
        [one] Tu atteins { $place } : { $value } point.
       *[other] Tu atteins { $place } : { $value } points.
    }
    [A] { $value ->
        [one] Les Bleus atteignent { $place } : { $value } point.
       *[other] Les Bleus atteignent { $place } : { $value } points.
    }
   *[B] { $value ->
        [one] Les Rouges atteignent { $place } : { $value } point.
       *[other] Les Rouges atteignent { $place } : { $value } points.
    }
}
carami-board-passed = { $who ->
    [you] Tu ne peux pas jouer et tu passes.
    [A] Les Bleus ne peuvent pas jouer et passent.
   *[B] Les Rouges ne peuvent pas jouer et passent.
}
carami-board-row = rangée { $row } : { $columns }
carami-board-rows = { $who ->
    [you] Tes billes : { $rows }.
    [A] Billes bleues : { $rows }.
   *[B] Billes rouges : { $rows }.
}
carami-board-no-marble = { $who ->
    [you] Aucune de tes billes n’est sur le plateau.
    [A] Aucune bille bleue sur le plateau.
   *[B] Aucune bille rouge sur le plateau.
}
carami-board-ramps = { $who ->
    [you] Sur tes rampes : { $ramps }.
    [A] Sur les rampes des Bleus : { $ramps }.
   *[B] Sur les rampes des Rouges : { $ramps }.
}
carami-board-arrived = { $who ->
    [you] { $points ->
        [one] Tu as { $points } point sur la ligne de fond adverse : { $places }.
       *[other] Tu as { $points } points sur la ligne de fond adverse : { $places }.
    }
    [A] { $points ->
        [one] Les Bleus ont { $points } point sur la ligne de fond des Rouges : { $places }.
       *[other] Les Bleus ont { $points } points sur la ligne de fond des Rouges : { $places }.
    }
   *[B] { $points ->
        [one] Les Rouges ont { $points } point sur la ligne de fond des Bleus : { $places }.
       *[other] Les Rouges ont { $points } points sur la ligne de fond des Bleus : { $places }.
    }
}
carami-board-taken = Billes prises : par les Bleus { $a }, par les Rouges { $b }.
carami-board-fills = Bande remplie : par les Bleus { $a } fois, par les Rouges { $b } fois.
carami-board-idle = Coups de suite sans progrès : { $idle } ; encore { $left } et la partie est finie.
carami-board-layout =
    Colonnes a à e de gauche à droite, rangées 1 à 7 de bas en haut. Les Bleus jouent vers le haut depuis les rangées 1 à 3, les Rouges vers le bas depuis les rangées 5 à 7.
    La rangée 4 n’a que la bande : b4, c4, d4. La ligne de fond de l’autre (rangée 7 pour les Bleus, rangée 1 pour les Rouges) vaut 10, 5, 1, 5, 10 de a à e ; on n’atteint les dix que par les rampes.
    Trois billes sur la bande envoient les deux du bord sur les rampes extérieures la première fois, intérieures la seconde. La rampe extérieure gauche mène à la colonne a, l’intérieure gauche à b, l’intérieure droite à d, l’extérieure droite à e.
    Une bille avance d’une case, tout droit ou en diagonale ; sur sa propre ligne de fond aussi de côté. Elle saute en avant, en diagonale vers l’avant ou de côté par-dessus une ligne continue de billes de l’autre ; une seule bille sautée reste, deux ou plus sont prises, 2 points chacune. Atteindre la ligne de fond de l’autre donne un coup de plus ; une bille n’en repart plus, mais peut y être prise.
    Pour taper un coup, les rampes sont ra, rb, rd et re : ra-a7, c3-c4, b4xd4xd6.
