# Le plateau de Boomerang en mots. $who vaut you (qui le lit), A (bleu, picots en anneau) ou B (rouge, picots en croix).

boomerang-board-name = Boomerang.
boomerang-board-now = { $who ->
    [you] À toi de jouer.
    [A] Aux Bleus de jouer.
   *[B] Aux Rouges de jouer.
}
boomerang-board-over = { $who ->
    [you] La partie est terminée, tu as gagné.
    [A] La partie est terminée, les Bleus ont gagné.
    [B] La partie est terminée, les Rouges ont gagné.
    [draw] La partie est terminée, match nul.
   *[none] La partie est terminée, sans vainqueur.
}
boomerang-board-score = Score : Bleus { $a }, Rouges { $b } sur { $total }.
boomerang-board-may-anywhere = N’importe laquelle de tes pièces peut aller n’importe où ; il n’y a encore rien à retourner.
boomerang-board-may = { $piece }, points retournés : { $groups }. Le plus : { $place } ; retourné : { $turned } ; ensuite { $own } à { $other }.
boomerang-board-group = { $places ->
    [one] { $points } à { $places } endroit
   *[other] { $points } à { $places } endroits
}
boomerang-board-nowhere = Sans place pour le moment : { $pieces }.
boomerang-board-turned-piece = { $piece } en { $cell }
boomerang-board-placed = { $who ->
    [you] Tu as posé { $placement }.
    [A] Les Bleus ont posé { $placement }.
   *[B] Les Rouges ont posé { $placement }.
}
boomerang-board-turned = { $points ->
    [one] Retourné : { $pieces } ; { $points } point.
   *[other] Retourné : { $pieces } ; { $points } points.
}
boomerang-board-passed = { $who ->
    [you] Tu ne peux rien poser et tu passes.
    [A] Les Bleus ne peuvent rien poser et passent.
   *[B] Les Rouges ne peuvent rien poser et passent.
}
boomerang-board-closed = { $pieces ->
    [one] { $pieces } pièce enfermée pour de bon.
   *[other] { $pieces } pièces enfermées pour de bon.
}
boomerang-board-open = { $who ->
    [you] Tes pièces qu’on peut retourner : { $pieces }.
    [A] Pièces bleues qu’on peut retourner : { $pieces }.
   *[B] Pièces rouges qu’on peut retourner : { $pieces }.
}
boomerang-board-shut = { $who ->
    [you] Tes pièces enfermées pour de bon : { $pieces }.
    [A] Pièces bleues enfermées pour de bon : { $pieces }.
   *[B] Pièces rouges enfermées pour de bon : { $pieces }.
}
boomerang-board-final = { $who ->
    [you] Tes pièces : { $pieces }.
    [A] Pièces bleues : { $pieces }.
   *[B] Pièces rouges : { $pieces }.
}
boomerang-board-piece = { $piece } en { $cells }
boomerang-board-between = {" ; "}
boomerang-board-free = Cases libres : { $cells }.
boomerang-board-held = Reste à poser : Bleus { $a }, Rouges { $b }.
boomerang-board-times = { $times ->
    [1] { $piece }
   *[other] { $times } × { $piece }
}
boomerang-board-left = { $who ->
    [you] { $points ->
        [one] Il te reste : { $pieces } ; { $points } point.
       *[other] Il te reste : { $pieces } ; { $points } points.
    }
    [A] { $points ->
        [one] Il reste aux Bleus : { $pieces } ; { $points } point.
       *[other] Il reste aux Bleus : { $pieces } ; { $points } points.
    }
   *[B] { $points ->
        [one] Il reste aux Rouges : { $pieces } ; { $points } point.
       *[other] Il reste aux Rouges : { $pieces } ; { $points } points.
    }
}
boomerang-board-none-left = { $who ->
    [you] Tu n’as plus de pièce.
    [A] Les Bleus n’ont plus de pièce.
   *[B] Les Rouges n’ont plus de pièce.
}
boomerang-board-layout =
    Le plateau a les colonnes a à j de gauche à droite et les rangées 1 à 9 de bas en haut. Une pièce vaut autant de points qu’elle a de cases.
    Les pièces : pièce de 1 (I1), barres de 2, 3 et 4 (I2, I3, I4), petite et grande équerre (V3, V5), carré (O4), petit et grand T (T4, T5), U (U5), croix (X5). Les deux camps ont les mêmes 13 ; I1 et I2 y sont deux fois.
    Une pièce doit en toucher une de l’autre couleur par un côté, et retourne toutes celles qu’elle touche. Celle qu’aucune case libre ne touche est enfermée pour de bon.
    Pour taper une pose, donne la pièce, le coin en bas à gauche du cadre qui l’entoure et les quarts de tour vers la gauche. Sans tourner, les barres sont couchées, les équerres montent à gauche et vont à droite en bas, un T repose sur sa barre et un U est ouvert en haut.
