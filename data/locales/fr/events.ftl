event-opening = { $a } contre { $b } : { $name } commence.
event-opening-equal = { $a } contre { $b } : on relance.
event-jack-thrown = { $name } lance le but en { $place }.
event-rolled = 🎲 { $name } pointe : { $dice }.
event-shot = 🎲 { $name } tire : { $dice }.
event-way-open = { $name } choisit où va la boule.
event-ball-placed = { $name } place sa boule en { $place }.
event-pushed = { $name } voit sa boule poussée de { $start } en { $end }.
event-pushed-out = { $name } perd sa boule, poussée hors de { $start }.
event-too-short = Trop court : la boule est perdue.
event-jack-pit-taken = Ce creux du but est pris : la boule est perdue.
event-missed = Raté ! La boule est perdue.
event-grazed = Raffe !
event-grazed-in-vain = Raffe, mais la boule en { $place } ne bouge pas.
event-hit = Tir réussi en { $place } ! Les deux boules sortent.
event-carreau = ✨ Carreau ! La boule prend la place en { $place }.
event-jack-missed = Le but ne bouge pas.
event-jack-moved = Le but avance en { $place }.
event-jack-blocked = Le but ne peut pas avancer : une boule est devant.
event-jack-out = Le but est sorti ! La mène s’arrête.
event-end-won = { $points ->
    [one] { $name } gagne la mène et marque { $points } point.
   *[other] { $name } gagne la mène et marque { $points } points.
}
event-end-drawn = Personne ne marque dans cette mène.
event-game-won = 🏆 { $name } gagne { $own } à { $other } !
event-game-drawn = Match nul, { $own } à { $other }.
event-fanny = 🍑 { $name } doit embrasser Fanny !
event-resigned = { $loser } abandonne. 🏆 { $winner } gagne !
event-corner = { $name } place le but en { $place }.
event-piece-placed = { $name } pose { $placement }.
event-pieces-turned = { $count ->
    [one] Une pièce est retournée.
   *[other] { $count } pièces sont retournées.
}
event-pieces-closed = { $count ->
    [one] Une pièce est enfermée pour de bon.
   *[other] { $count } pièces sont enfermées pour de bon.
}
event-stepped = { $name } va de { $start } à { $end }.
event-jumped = { $name } saute de { $start } à { $path }.
event-taken = { $count } billes sont prises.
event-band-filled = La bande est pleine : deux billes de { $name } montent sur les rampes.
event-back-line = La ligne de fond est atteinte en { $place } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-passed-over = { $name } ne peut pas jouer et passe son tour.
event-plays-again = { $name } rejoue.
event-agreed = Les deux camps s’accordent sur un match nul.
event-lot = Tirage au sort : { $die } (1–3 { $first }, 4–6 { $second }). { $name } commence.
event-time = { $loser } a dépassé son temps. 🏆 { $winner } gagne !
event-ended = { $mention } a mis fin à cette partie. Elle ne compte pas.
event-rules = Les règles ont changé, cette partie est donc finie. Elle ne compte pas.
uncounted-short = Elle ne compte pas pour la cote : la partie était plus courte que la partie rapide.
uncounted-early = Elle ne compte pas pour la cote : la partie s’est terminée avant que chaque camp ait joué au moins quatre fois.
event-left-out = { $count ->
    [one] … encore un coup …
   *[other] … encore { $count } coups …
}
