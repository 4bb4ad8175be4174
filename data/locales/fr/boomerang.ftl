command-boomerang-description = Boomerang : poser des pièces et retourner celles de l’autre
command-place = poser
command-place-description = Poser une pièce
option-piece = pièce
option-piece-description = Quelle pièce
option-at = en
option-at-description = Le coin en bas à gauche de son cadre, par exemple e6
option-rotation = rotation
option-rotation-description = Quarts de tour vers la gauche, de 0 à 3 ; vide : choisis pour toi
place-rotation = { $rotation ->
    [0] non tournée
    [1] tournée une fois
    [2] tournée deux fois
   *[other] tournée trois fois
}
place-gain = { $count ->
    [0] la première pièce
    [one] en retourne une, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] en retourne { $count }, { $points } points
}
place-label = { $where } : { $what }
place-offer = { $value } : { $what }
place-offer-best = { $value } : au mieux { $what }
place-best = Les { $shown } meilleurs emplacements sur { $count }…
place-anywhere = La poser ailleurs…
place-next = Emplacement possible suivant
place-put-down = Poser

rules-boomerang-1 = **Boomerang : poser**
    Chacun a les mêmes 13 pièces, qui valent autant de points qu’elles ont de cases. Bleu commence et en pose une où il veut. Ensuite, une pièce doit toucher une pièce de l’autre couleur par un côté ; un coin ne compte pas. Chaque pièce de l’autre couleur qu’elle touche est retournée à ta couleur.
rules-boomerang-2 = **Boomerang : compter**
    Qui ne peut rien poser passe son tour ; quand personne ne peut plus, la partie est finie. Tu comptes les points des pièces qui montrent ta couleur, et ceux des pièces que l’autre n’a pas pu poser. Avec plus de 44 des 88 points, tu gagnes. Une pièce enfermée de tous côtés garde sa couleur pour de bon.
choose-group-boomerang = Quelle pièce…
choose-count-boomerang = { $count ->
    [one] un emplacement
   *[other] { $count } emplacements
}
