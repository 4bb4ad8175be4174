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
place-all = { $count ->
    [one] Le seul emplacement…
   *[other] Les { $count } emplacements, le meilleur d’abord…
}
place-next = Emplacement possible suivant
place-put-down = Poser

boomerang-begins = Ce qu’un camp n’a pas encore posé compte pour l’autre : on commence donc à 44 partout.
choose-group-boomerang = Quelle pièce…
choose-group-fitting = Quelle pièce… (sans place pour le moment : { $pieces })
choose-count-boomerang = { $count ->
    [one] un emplacement
   *[other] { $count } emplacements
}
