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
    [one] Une ligne de plus n’a pas trouvé place ; les menus ont tout.
   *[other] { $count } lignes de plus n’ont pas trouvé place ; les menus ont tout.
}
more-layout = La disposition du plateau
