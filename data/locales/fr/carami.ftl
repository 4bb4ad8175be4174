command-carami-description = Carami : des billes, une bande, des rampes et une ligne de fond
command-move = jouer
command-move-description = Jouer une bille
option-move = coup
option-move-description = Par exemple c3-c4, ou un saut avec ses étapes b4xd4xd6
move-step = { $start } vers { $end }
move-jump = { $start } saute en { $path }
move-take = { $start } saute en { $path }, en prend { $count }

rules-carami-1 = **Carami : jouer**
    Une bille avance d’une place, tout droit ou en diagonale, jamais en arrière ; sur sa propre ligne de fond, aussi de côté. Ou elle **saute** une ligne continue de billes de l’autre, en avant, en diagonale ou de côté, et peut continuer à sauter. Une seule bille sautée reste en place ; deux ou plus sont prises et valent 2 points chacune. Trois de tes billes sur la bande : les deux du bord montent sur tes rampes, deux fois par partie.
rules-carami-2 = **Carami : la ligne de fond**
    Une bille sur la ligne de fond de l’autre marque 10, 5, 1, 5 ou 10 et y reste ; on n’atteint les dix que par les rampes. Arriver donne un coup de plus. La partie est finie quand une ligne de fond porte cinq billes de l’autre, quand personne ne peut jouer, ou après 20 coups sans progrès. Qui a le plus de points gagne.
choose-group-carami = Quelle bille…
choose-count-carami = { $count ->
    [one] un coup
   *[other] { $count } coups
}
