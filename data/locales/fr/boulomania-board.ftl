# Le plateau de Boulomania en mots, à côté de ce que disent les deux pétanques aux dés. $who vaut you, A (bleu) ou B (rouge).

boulomania-board-name = Boulomania.
boulomania-board-now-land = { $who ->
    [you] Tu as fait { $dice } et tu choisis un chemin.
    [A] Les Bleus ont fait { $dice } et choisissent un chemin.
   *[B] Les Rouges ont fait { $dice } et choisissent un chemin.
}
boulomania-board-jack = Cochonnet dans { $place }.
boulomania-board-places = { $count ->
    [one] la boule du creux { $places }
   *[other] les boules des creux { $places }
}
boulomania-board-measured = De la plus proche à la plus éloignée, en creux depuis le cochonnet : { $balls }.
boulomania-board-nearer = Creux libres plus proches du cochonnet que toutes les boules : { $places }.
boulomania-board-way = { $way } : { $then }.
boulomania-board-layout =
    Les creux des boules montent en trois colonnes : 7, 8, 9, 10 à gauche, 14, 13, 12, 11 au milieu, 15, 16, 17, 18 à droite. Au-delà de la rangée du haut, c’est dehors.
    Les creux du cochonnet 3, 2, 1 sont à gauche du milieu, 4, 5, 6 à droite : 3 et 4 à côté de 13, 2 et 5 de 12, 1 et 6 de 11.
    Une boule poussée monte d’un creux. Quand on pointe, celle de 8 peut aussi aller en 12, celle de 13 en 9 ou 17, celle de 16 en 12.
    Avec 2 ou 3 dés, leur somme donne le creux ; en dessous de 7, la boule est perdue. Un double avec 2 dés peut aussi aller dans le creux du cochonnet de ce numéro, s’il est libre.
    Les distances se comptent en creux : 1 va d’un creux au suivant vers le haut.
