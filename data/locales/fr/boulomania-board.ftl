# Le plateau de Boulomania en mots. $side vaut A (boules bleues à stries) ou B (boules rouges à croix).

boulomania-board-now-start = Boulomania : chaque équipe lance un dé pour savoir qui commence.
boulomania-board-now-jack = { $side ->
    [A] Boulomania : aux Bleus de lancer le but.
   *[B] Boulomania : aux Rouges de lancer le but.
}
boulomania-board-now-throw = { $side ->
    [A] Boulomania : les Bleus lancent le but.
   *[B] Boulomania : les Rouges lancent le but.
}
boulomania-board-now-play = { $side ->
    [A] Boulomania : aux Bleus de jouer.
   *[B] Boulomania : aux Rouges de jouer.
}
boulomania-board-now-point = { $side ->
    [A] Boulomania : les Bleus pointent avec { $dice } dés.
   *[B] Boulomania : les Rouges pointent avec { $dice } dés.
}
boulomania-board-now-shoot = { $side ->
    [A] Boulomania : les Bleus tirent la boule en { $detail }.
   *[B] Boulomania : les Rouges tirent la boule en { $detail }.
}
boulomania-board-now-shoot-jack = { $side ->
    [A] Boulomania : les Bleus tirent le but.
   *[B] Boulomania : les Rouges tirent le but.
}
boulomania-board-now-land = { $side ->
    [A] Boulomania : les Bleus ont fait { $detail } et choisissent.
   *[B] Boulomania : les Rouges ont fait { $detail } et choisissent.
}
boulomania-board-now-over = { $side ->
    [A] Boulomania : les Bleus ont gagné.
   *[B] Boulomania : les Rouges ont gagné.
}
boulomania-board-over = { $winner ->
    [A] Boulomania : la partie est terminée, les Bleus ont gagné.
    [B] Boulomania : la partie est terminée, les Rouges ont gagné.
    [draw] Boulomania : la partie est terminée, match nul.
   *[none] Boulomania : la partie est terminée, sans vainqueur.
}

boulomania-board-score = Score : Bleus { $a }, Rouges { $b }, en { $target }.
boulomania-board-counted = { $side ->
    [A] { $points ->
        [one] Les Bleus marquent { $points } point : { $places }.
       *[other] Les Bleus marquent { $points } points : { $places }.
    }
   *[B] { $points ->
        [one] Les Rouges marquent { $points } point : { $places }.
       *[other] Les Rouges marquent { $points } points : { $places }.
    }
}
boulomania-board-counted-none = Personne ne marque.
boulomania-board-stopped = { $side ->
    [A] { $points ->
        [one] But noyé : les Bleus marquent { $points } point.
       *[other] But noyé : les Bleus marquent { $points } points.
    }
   *[B] { $points ->
        [one] But noyé : les Rouges marquent { $points } point.
       *[other] But noyé : les Rouges marquent { $points } points.
    }
}

boulomania-board-jack = But en { $pit }.
boulomania-board-jack-out = Le but est sorti.
boulomania-board-side = { $side ->
    [A] Bleus en { $places }.
   *[B] Rouges en { $places }.
}
boulomania-board-no-ball = Aucune boule sur le plateau.
boulomania-board-ball = { $side ->
    [A] bleue en { $pit }
   *[B] rouge en { $pit }
}
boulomania-board-equal = { $balls } (à égale distance)
boulomania-board-order = De la plus proche à la plus éloignée : { $balls }.
boulomania-board-holds = { $side ->
    [A] { $points ->
        [one] Les Bleus tiennent { $points } point.
       *[other] Les Bleus tiennent { $points } points.
    }
   *[B] { $points ->
        [one] Les Rouges tiennent { $points } point.
       *[other] Les Rouges tiennent { $points } points.
    }
}
boulomania-board-level = Les meilleures boules des deux équipes sont à égale distance.
boulomania-board-left = Boules à jouer : Bleus { $a }, Rouges { $b }.
boulomania-board-lost = Boules perdues : Bleus { $a }, Rouges { $b }.

boulomania-board-may-point = Pointer avec 2 ou 3 dés, ou tirer le but.
boulomania-board-may-shoot = Pointer avec 2 ou 3 dés, ou tirer le but ou la boule en : { $pits }.
boulomania-board-may-land = Choisir un chemin : { $ways }.
boulomania-board-way = en { $pit }
boulomania-board-way-push = la boule en { $start } va en { $end }
boulomania-board-way-out = la boule en { $start } sort
boulomania-board-layout =
    Les creux des boules montent en trois colonnes : 7, 8, 9, 10 à gauche, 14, 13, 12, 11 au milieu, 15, 16, 17, 18 à droite.
    Les creux du but 3, 2, 1 sont à gauche du milieu, 4, 5, 6 à droite : 3 et 4 à côté de 13, 2 et 5 de 12, 1 et 6 de 11.
    Une boule poussée monte d’un creux. Quand on pointe, celle en 8 peut aussi aller en 12, celle en 13 en 9 ou 17, celle en 16 en 12.
