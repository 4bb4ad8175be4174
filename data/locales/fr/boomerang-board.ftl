# Le plateau de Boomerang en mots. $side vaut A (bleu, picots en anneau) ou B (rouge, picots en croix).

boomerang-board-now = { $side ->
    [A] Boomerang : aux Bleus de jouer.
   *[B] Boomerang : aux Rouges de jouer.
}
boomerang-board-won = { $side ->
    [A] Boomerang : les Bleus ont gagné.
   *[B] Boomerang : les Rouges ont gagné.
}
boomerang-board-over = { $winner ->
    [A] Boomerang : la partie est terminée, les Bleus ont gagné.
    [B] Boomerang : la partie est terminée, les Rouges ont gagné.
    [draw] Boomerang : la partie est terminée, match nul.
   *[none] Boomerang : la partie est terminée, sans vainqueur.
}
boomerang-board-drawn = Boomerang : match nul.
boomerang-board-score = Bleus { $a }, Rouges { $b } sur { $total } points.

boomerang-board-placed = { $side ->
    [A] Les Bleus ont posé { $piece } en { $cells }.
   *[B] Les Rouges ont posé { $piece } en { $cells }.
}
boomerang-board-turned = { $pieces ->
    [one] { $pieces } pièce retournée ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
   *[other] { $pieces } pièces retournées ({ $points } points).
}
boomerang-board-passed = { $side ->
    [A] Les Bleus ne peuvent rien poser et passent.
   *[B] Les Rouges ne peuvent rien poser et passent.
}
boomerang-board-closed = { $pieces ->
    [0] Aucune pièce n’est enfermée.
    [one] { $pieces } pièce enfermée pour de bon.
   *[other] { $pieces } pièces enfermées pour de bon.
}

boomerang-board-lying = { $side ->
    [A] Bleus sur le plateau : { $pieces }.
   *[B] Rouges sur le plateau : { $pieces }.
}
boomerang-board-piece = { $piece } en { $cells }
boomerang-board-piece-closed = { $piece } en { $cells } (enfermée)
boomerang-board-free = Cases libres : { $cells }.
boomerang-board-left = { $side ->
    [A] { $points ->
        [one] Il reste aux Bleus { $pieces } : { $points } point.
       *[other] Il reste aux Bleus { $pieces } : { $points } points.
    }
   *[B] { $points ->
        [one] Il reste aux Rouges { $pieces } : { $points } point.
       *[other] Il reste aux Rouges { $pieces } : { $points } points.
    }
}
boomerang-board-held = { $a ->
    [one] Reste à poser : Bleus { $a } point, Rouges { $b }.
   *[other] Reste à poser : Bleus { $a } points, Rouges { $b }.
}
boomerang-board-none-left = { $side ->
    [A] Les Bleus n’ont plus de pièce.
   *[B] Les Rouges n’ont plus de pièce.
}

boomerang-board-may-anywhere = Pose n’importe quelle pièce où tu veux.
boomerang-board-choices = Où tes pièces trouvent place : { $places }.
boomerang-board-may = { $places ->
    [one] { $piece } à { $places } endroit, { $action } retourne des pièces valant { $points }
   *[other] { $piece } à { $places } endroits, { $action } retourne des pièces valant { $points }
}
boomerang-board-layout =
    Le plateau a les colonnes a à j de gauche à droite et les lignes 1 à 9 de bas en haut. Le chiffre d’une pièce est son nombre de cases.
    I1 à I4 sont des barres couchées. O4 est un carré, X5 une croix. V3 et V5 sont des équerres : montant à gauche, puis vers la droite en bas.
    T4 et T5 reposent sur leur barre, avec une ou deux cases au-dessus de son milieu. U5 a trois cases de large, les deux bouts relevés d’une case.
    T5.1@e6 est la pièce T5 après un quart de tour vers la gauche, le coin inférieur gauche du rectangle qui l’entoure en e6.
