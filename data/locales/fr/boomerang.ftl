command-boomerang-description = Boomerang : pose des pièces et retourne celles de l’autre
command-place = poser
command-place-description = Pose une pièce
option-piece = pièce
option-piece-description = Quelle pièce
option-at = en
option-at-description = Le coin en bas à gauche de son cadre, par exemple e6
option-rotation = rotation
option-rotation-description = Quarts de tour vers la gauche
choose-more = Ce sont les places qui retournent le plus ; `/{ $command } place` prend toutes les autres.
place-label = { $piece } en { $anchor }, tournée { $rotation } : { $count ->
    [0] première pièce
    [one] en retourne { $count }, { $points } points
   *[other] en retourne { $count }, { $points } points
}

rules-boomerang-1 = **Boomerang : poser**
    Chacun a les mêmes 13 pièces, qui valent autant de points que de cases. Bleu commence et en pose une où il veut. Ensuite, une pièce doit toucher une pièce de l’autre couleur par un côté ; un coin ne compte pas. Chaque pièce de l’autre couleur qu’elle touche est retournée à ta couleur.
rules-boomerang-2 = **Boomerang : compter**
    Qui ne peut rien poser passe son tour ; quand personne ne peut plus, la partie est finie. Tu comptes les points des pièces qui montrent ta couleur, et ceux des pièces que l’autre n’a pas pu poser. Plus de 44 des 88 points gagnent. Une pièce enfermée de tous côtés garde sa couleur pour de bon.
