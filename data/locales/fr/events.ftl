event-opening = 🎲 Tirage au dé, { $a } contre { $b } : { $name } commence.
event-opening-equal = 🎲 Tirage au dé, { $a } contre { $b } : on relance.
event-jack-thrown = { $name } lance le cochonnet dans { $place }.
event-rolled = { $name } pointe : { $dice }.
event-rolled-apart = { $name } pointe : longueur { $length }, largeur { $width }.
event-shot = { $name } tire : { $dice }.
event-way-open = { $name } choisit où va la boule.
event-ball-placed = La boule est dans { $place }.
event-pair-rule = ({ $because }.)
event-pushed = La boule { DE($name) } est poussée { $start } vers { $end }.
event-pushed-out = La boule { DE($name) } est poussée hors { $start } et perdue.
event-pushed-on = ({ $because }.)
event-too-short = Boule perdue : { $because }.
event-jack-pit-taken = Boule perdue : { $because }.
event-missed = Un trou ! La boule { $place } ne bouge pas, la boule jouée est perdue.
event-grazed = Raffe sur la boule { $place } ; la boule jouée est perdue.
event-grazed-in-vain = Raffe, mais la boule { $place } ne bouge pas : { $because }. La boule jouée est perdue.
event-hit = Touché ! La boule { $place } sort, la boule jouée aussi.
event-carreau = ✨ Carreau ! La boule { $place } sort, la boule jouée prend sa place.
event-jack-missed = Cochonnet manqué ! La boule est perdue.
event-jack-moved = Le cochonnet passe dans { $place } : { $because }.
event-jack-blocked = Le cochonnet reste en place : { $because }.
event-jack-out = Le cochonnet est sorti ! La mène s’arrête.
event-jack-rule = ({ $because }.)
event-end-won = { $points ->
    [one] { $name } marque { $points } point.
   *[other] { $name } marque { $points } points.
}
event-end-rule = ({ $because }.)
event-end-drawn = Personne ne marque : { $because }.
event-game-won = 🏆 { $name } gagne { $own } à { $other } !
event-game-drawn = Match nul, { $points } partout.
event-game-ended = La partie est finie : { $because }.
event-fanny = 🍑 { $name } doit embrasser Fanny !
event-resigned = { $loser } abandonne. 🏆 { $winner } gagne !
event-corner = { $name } place le cochonnet dans { $place }.
event-corner-rolls = La première boule est lancée aussitôt.
event-starts-again = { $name } recommence.
event-piece-placed = { $name } pose { $placement }.
event-pieces-turned = { $count ->
    [one] Une pièce est retournée ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) : { $pieces }.
   *[other] { $count } pièces sont retournées ({ $points } points) : { $pieces }.
}
event-pieces-more = { $count ->
    [one] { $pieces } et une autre
   *[other] { $pieces } et { $count } autres
}
event-pieces-closed = { $count ->
    [one] Une pièce garde sa couleur pour de bon, { $because } : { $sides }.
   *[other] { $count } pièces gardent leur couleur pour de bon, { $because } : { $sides }.
}
event-closed-side = { $sign } { $name } ({ $pieces })
event-pieces-left = { $points ->
    [one] { $name } n’a pas pu poser : { $pieces }. Ce point compte pour { $other }.
   *[other] { $name } n’a pas pu poser : { $pieces }. Ces { $points } points comptent pour { $other }.
}
event-stepped = { $name } joue de { $start } en { $end }.
event-rolled-down = { $name } descend { $ramp } en { $end }.
event-jumped = { $name } saute de { $start } en { $path }.
event-jump-rule = ({ $because }.)
event-taken = { $count } billes { DE($name) } sont prises : { $points } points.
event-taken-arrived = { $points ->
    [one] { $name } perd { $points } point sur la ligne de fond.
   *[other] { $name } perd { $points } points sur la ligne de fond.
}
event-band-filled = { $name } remplit la bande : { $because } ({ $ramps }).
event-back-line = { $points ->
    [one] Ligne de fond atteinte en { $place } : { $points } point.
   *[other] Ligne de fond atteinte en { $place } : { $points } points.
}
event-passed-over = { $name } ne peut pas jouer et passe : { $because }.
event-passed = { $name } passe.
event-plays-again = Un autre coup suit.
event-taken-back = ↩️ { $name } a annulé son dernier coup.
event-agreed = Les deux camps s’accordent sur un match nul.
event-lot = Tirage au sort : { $die } (1–3 { $first }, 4–6 { $second }). { $name } commence.
event-time = { $loser } a dépassé son temps. 🏆 { $winner } gagne !
event-ended = { $mention } a mis fin à cette partie. Elle ne compte pas.
event-rules = Les règles ont changé, cette partie est donc finie. Elle ne compte pas.
uncounted-short = Elle ne compte pas pour la cote : la partie était plus courte que la partie rapide.
uncounted-early = Elle ne compte pas pour la cote : la partie s’est terminée avant que chaque camp ait décidé au moins quatre fois.

# Ce que contient un tour de nombreuses lignes, quand toutes ne sont pas racontées
event-folded = … entre-temps { $parts }…
folded-side = { $sign } { $name } : { $parts }
folded-boules = { $count ->
    [one] { $count } boule jouée
   *[other] { $count } boules jouées
}
folded-pieces = { $count ->
    [one] { $count } pièce posée
   *[other] { $count } pièces posées
}
folded-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
folded-lost = { $count ->
    [one] { $count } boule perdue
   *[other] { $count } boules perdues
}
folded-turned = { $count ->
    [one] { $count } pièce retournée ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
   *[other] { $count } pièces retournées ({ $points } points)
}
folded-points = { $count ->
    [one] { $count } point sur la ligne de fond
   *[other] { $count } points sur la ligne de fond
}
folded-taken = { $count ->
    [one] { $count } bille prise ({ $points } points)
   *[other] { $count } billes prises ({ $points } points)
}
folded-arrived = { $count ->
    [one] { $count } point perdu sur la ligne de fond
   *[other] { $count } points perdus sur la ligne de fond
}
folded-passes = { $count ->
    [one] un tour passé
   *[other] { $count } tours passés
}
folded-others = { $count ->
    [one] { $count } autre lancer
   *[other] { $count } autres lancers
}

# La règle derrière ce qui peut surprendre, en une demi-phrase
because-too-short = une somme de moins de 7 n’atteint aucun creux
because-pair = Un double peut aller dans le creux du cochonnet de son numéro
because-jack-pit-taken = un double de moins de 7 ne va que dans son creux du cochonnet, et il est pris
because-grazed-in-vain = dans un creux du cochonnet, seuls le 5 et le 6 comptent
because-jack-moved = une raffe juste à côté du cochonnet le fait avancer aussi
because-jack-blocked = la raffe le ferait avancer, mais une boule occupe le creux du cochonnet suivant
because-jack-grazed-out = Dans la rangée du haut, une raffe à côté du cochonnet le sort aussi
because-pushed-on = Une boule poussée pousse la suivante
because-tie = les meilleures boules sont à égale distance
because-no-boule = il n’y a plus de boule sur le plateau
because-out-both = le cochonnet est sorti, et les deux camps ont encore des boules
because-out-neither = le cochonnet est sorti, et personne n’a plus de boule
because-out-other = le cochonnet est sorti, et seul l’autre camp a encore des boules
because-out-left = Le cochonnet est sorti : un point par boule restante
because-older = De deux boules à égale distance, la première arrivée est la plus proche
because-one-jumped = Une bille sautée seule n’est pas prise
because-band = de trois billes sur la bande, les deux du bord montent sur les rampes
because-closed-in = sans case libre autour
because-passed = l’autre continue jusqu’à ce que cela change
because-ended-no-moves = personne ne peut plus jouer
because-ended-back-line-full = une ligne de fond est pleine
because-ended-no-progress = 20 coups de suite sans progrès

# Pourquoi c’est à qui de jouer, et qui tient le point
turn-nearer = { $other } tient le point et marquerait { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $name } rejoue.
turn-equal = Les deux camps sont à égale distance : { $name } rejoue.
turn-older = Les deux camps sont à égale distance, mais { $other } y était avant et marquerait { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $name } rejoue.
turn-left = { $count ->
    [one] Il reste une boule à { $name }.
   *[other] Il reste { $count } boules à { $name }.
}
turn-held = { $holder } tient le point et marquerait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
turn-nobody = Personne ne tient le point.
turn-none-left = { $other } n’a plus de boules.
turn-emptied = Il n’y a plus de boule sur le plateau : { $name } rejoue.
turn-starts = { $name } a marqué et commence.
turn-starts-again = Personne n’a marqué : { $name } recommence.
turn-again = Ligne de fond atteinte : { $name } rejoue.
turn-passed = { $other } doit passer : à { $name } de jouer.
