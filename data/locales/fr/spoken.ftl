# Comment une description commence et finit. $side vaut A (bleu) ou B (rouge).

spoken-you = { $side ->
    [A] Tu joues les Bleus, { $other } les Rouges.
   *[B] Tu joues les Rouges, { $other } les Bleus.
}
spoken-team = { $side ->
    [A] Tu joues pour les Bleus.
   *[B] Tu joues pour les Rouges.
}
spoken-both = Bleus : { $a } ; Rouges : { $b }.
spoken-left-out = { $count ->
    [one] Il manque une ligne, faute de place ; les menus montrent tout.
   *[other] Il manque { $count } lignes, faute de place ; les menus montrent tout.
}
more-layout = La disposition du plateau
