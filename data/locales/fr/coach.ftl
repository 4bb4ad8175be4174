not-now = Je n’arrive pas à y réfléchir pour l’instant. Réessaie dans un moment.

# Indices
command-hint = indice
command-hint-description = Ce que tu peux jouer de mieux et pourquoi, rien que pour toi
more-hint = Indice
hint-title = { $side ->
    [A] ### Indice pour les Bleus
   *[B] ### Indice pour les Rouges
}
hint-line = **{ $rank }. { $action }** · { $percent } % de chances de gagner – { $why }
hint-forced = Il n’y a qu’une chose à faire : **{ $action }** – { $why }
hint-even = Peu importe ce que tu joues : tout te donne environ { $percent } % de chances de gagner.
hint-as-good = { $count ->
    [one] Un autre choix vaut à peu près le premier.
   *[other] { $count } autres choix valent à peu près le premier.
}
hint-meaning = Ces chances sont l’estimation de Boulo quand les deux camps jouent bien.
turned-boomerang = -# Le plateau est tourné de ton côté.
turned-carami = -# Le plateau est tourné de ton côté ; les rampes gardent leur nom du plateau du salon.
hint-alt-line = { $rank } : { $action }, { $percent } %.
hint-alt-forced = Une seule chose à faire : { $action }.
hint-rated = Pas d’indices ici dans les parties qui comptent pour la cote. Qui gère le serveur peut les autoriser pour les nouvelles parties avec { $slash-settings } ; contre l’ordinateur, tu peux toujours en demander.
allows-hints = La partie compte pour la cote, les indices sont permis.
limit-hint = Ça fait beaucoup d’indices à la suite. Tu pourras demander le prochain { $when }.
option-hints = indices
option-hints-description = Si l’on peut demander des indices dans les parties qui comptent pour la cote
settings-hints = **Indices** dans les nouvelles parties qui comptent pour la cote ; une partie qui les permet le dit
hints-no = pas d’indices dans les parties qui comptent
hints-yes = indices permis dans les parties qui comptent

# Pourquoi, en parties de phrase. $side est A (les Bleus) ou B (les Rouges).
why-sentence = { $clauses }.
why-between = {" ; "}
why-shot = ça marche { $hits } fois sur 6
why-shot-aside = cela ne rapporte pas plus que maintenant
why-shot-more = { $dice ->
    [four] un 4 rapporte davantage
    [six] un 6 rapporte davantage
   *[both] un 4 ou un 6 rapporte davantage
}
why-point-takes = { $percent ->
    [0] ne peut pas prendre le point
   *[other] prend le point { $percent } fois sur 100
}
why-point-adds = { $percent ->
    [0] ne peut pas ajouter de points
   *[other] ajoute des points { $percent } fois sur 100
}
why-point-cuts = { $side ->
    [A] { $percent } fois sur 100, il reste aux Bleus moins de { $points } points
   *[B] { $percent } fois sur 100, il reste aux Rouges moins de { $points } points
}
why-point-near = { $percent } fois sur 100, la boule arrive dans l’un des { $pits } creux les plus proches du cochonnet
why-point-beside = { $percent } fois sur 100, la boule arrive à une case au plus du cochonnet
why-point-lost = { $percent } fois sur 100, la boule est perdue
why-land-out = { $side ->
    [A] pousse dehors une boule des Bleus
   *[B] pousse dehors une boule des Rouges
}
why-corner = { $near ->
    [one] là, une seule des { $cells } cases est à une case au plus du cochonnet
   *[other] là, { $near } des { $cells } cases sont à une case au plus du cochonnet
}
why-then-nobody = personne ne tient alors le point
why-then-nobody-scores = personne ne marque alors dans cette mène
why-then-wins = { $side ->
    [A] les Bleus gagnent alors la partie
   *[B] les Rouges gagnent alors la partie
}
why-then-scores = { $side ->
    [A] les Bleus marquent alors { $points ->
        [one] un point
       *[other] { $points } points
    }
   *[B] les Rouges marquent alors { $points ->
        [one] un point
       *[other] { $points } points
    }
}
why-then-fewer = { $side ->
    [A] les Bleus en tiennent alors { $points } au lieu de { $before }
   *[B] les Rouges en tiennent alors { $points } au lieu de { $before }
}
why-then-holds = { $side ->
    [A] les Bleus tiennent alors { $points ->
        [one] un point
       *[other] { $points } points
    }
   *[B] les Rouges tiennent alors { $points ->
        [one] un point
       *[other] { $points } points
    }
}
why-then-ahead = { $side ->
    [A] les Bleus tiennent alors { $points ->
        [one] un point
       *[other] { $points } points
    }, devant les Rouges { $kind ->
        [pit] au creux
       *[cell] à la case
    } { $place }
   *[B] les Rouges tiennent alors { $points ->
        [one] un point
       *[other] { $points } points
    }, devant les Bleus { $kind ->
        [pit] au creux
       *[cell] à la case
    } { $place }
}
why-first-piece = il n’y a encore rien à retourner
why-turns = { $pieces ->
    [one] retourne une pièce qui vaut { $points }
   *[other] retourne { $pieces } pièces qui valent { $points }
}
why-closes = { $pieces ->
    [one] enferme pour de bon une pièce qui vaut { $points }
   *[other] enferme pour de bon { $pieces } pièces qui valent { $points }
}
why-turned-back = { $side ->
    [A] les Bleus peuvent aussitôt retourner des pièces qui valent { $points }
   *[B] les Rouges peuvent aussitôt retourner des pièces qui valent { $points }
}
why-passes = { $side ->
    [A] les Bleus ne peuvent alors plus rien poser
   *[B] les Rouges ne peuvent alors plus rien poser
}
why-ends = la partie est alors finie, { $own } à { $other }
why-takes = prend { $count } billes, { $points } points
why-reaches = { $points ->
    [one] atteint { $place } pour un point
   *[other] atteint { $place } pour { $points } points
}
why-again = un autre coup suit
why-fills = remplit la bande et ouvre les rampes vers les { $points ->
    [10] dix
   *[other] cinq
}
why-cannot-move = { $side ->
    [A] les Bleus ne peuvent alors pas jouer
   *[B] les Rouges ne peuvent alors pas jouer
}
why-prepares = { $points ->
    [one] prépare un coup qui vaut un point
   *[other] prépare un coup qui vaut { $points } points
}
why-waits = attend sur la ligne de fond
why-sideways = déplace une bille de côté
why-forward = fait avancer une bille
why-answer = { $side ->
    [A] { $points ->
        [0] les Bleus ne peuvent rien gagner aussitôt
        [one] les Bleus peuvent gagner un point aussitôt
       *[other] les Bleus peuvent gagner { $points } points aussitôt
    }
   *[B] { $points ->
        [0] les Rouges ne peuvent rien gagner aussitôt
        [one] les Rouges peuvent gagner un point aussitôt
       *[other] les Rouges peuvent gagner { $points } points aussitôt
    }
}
why-answer-less = { $side ->
    [A] { $points ->
        [0] les Bleus ne peuvent rien gagner aussitôt, au lieu de { $before }
        [one] les Bleus peuvent gagner un point aussitôt, au lieu de { $before }
       *[other] les Bleus peuvent gagner { $points } points aussitôt, au lieu de { $before }
    }
   *[B] { $points ->
        [0] les Rouges ne peuvent rien gagner aussitôt, au lieu de { $before }
        [one] les Rouges peuvent gagner un point aussitôt, au lieu de { $before }
       *[other] les Rouges peuvent gagner { $points } points aussitôt, au lieu de { $before }
    }
}
why-answer-costs = { $side ->
    [A] les Bleus y perdraient { $points ->
        [one] un point
       *[other] { $points } points
    }
   *[B] les Rouges y perdraient { $points ->
        [one] un point
       *[other] { $points } points
    }
}
