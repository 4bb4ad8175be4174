# Comment une description commence et finit. $side vaut A (bleu) ou B (rouge).

spoken-you = { $side ->
    [A] Tu es Bleu, { $other } est Rouge.
   *[B] Tu es Rouge, { $other } est Bleu.
}
spoken-team = { $side ->
    [A] Tu joues pour les Bleus.
   *[B] Tu joues pour les Rouges.
}
spoken-both = Bleu : { $a } ; Rouge : { $b }.
spoken-left-out = { $count ->
    [one] Il manque une ligne, faute de place ; les menus montrent tout.
   *[other] Il manque { $count } lignes, faute de place ; les menus montrent tout.
}
more-layout = La disposition du plateau
