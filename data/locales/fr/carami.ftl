command-carami-description = Carami : des billes, une bande, des rampes et une ligne de fond
command-move = jouer
command-move-description = Jouer une bille
option-move = coup
option-move-description = Par exemple c3-c4, ou un saut avec ses étapes b4xd4xd6
move-step = { $start } vers { $end }
move-jump = { $start } saute en { $path }
action-offer = { $action } : { $effects }
move-take = { $start } saute en { $path }, en prend { $count }

choose-group-carami = Quelle bille…
choose-count-carami = { $count ->
    [one] un coup
   *[other] { $count } coups
}
