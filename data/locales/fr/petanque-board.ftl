# Le terrain de La Pétanque aux dés en mots, à côté de ce que disent les deux pétanques aux dés. $who vaut you, A (bleu) ou B (rouge).

petanque-board-name = La Pétanque aux dés.
petanque-board-now-corner = { $who ->
    [you] Tu as lancé le cochonnet dans { $place } et tu choisis son coin ; la première boule est lancée aussitôt.
    [A] Les Bleus ont lancé le cochonnet dans { $place } et choisissent son coin ; la première boule est lancée aussitôt.
   *[B] Les Rouges ont lancé le cochonnet dans { $place } et choisissent son coin ; la première boule est lancée aussitôt.
}
petanque-board-corner-a = coin a (devant à gauche)
petanque-board-corner-b = coin b (devant à droite)
petanque-board-corner-c = coin c (au fond à gauche)
petanque-board-corner-d = coin d (au fond à droite)
petanque-board-jack = Cochonnet dans { $place }, { $corner }.
petanque-board-places = { $count ->
    [one] la boule de la case { $places }
   *[other] les boules des cases { $places }
}
petanque-board-measured = De la plus proche à la plus éloignée, en cases depuis le cochonnet : { $balls }.
petanque-board-nearer = Cases libres plus proches du cochonnet que toutes les boules : { $places }.
petanque-board-choice = { $corner } : les cases les plus proches sont { $cells }.
petanque-board-layout =
    Le terrain a 36 cases : longueurs de 1 à 6 en s’éloignant, largeurs de 1 à 6 de gauche à droite. La case 3-4 est la longueur 3, largeur 4.
    Une boule est au milieu de sa case, le cochonnet dans un des quatre coins : a devant à gauche, b devant à droite, c au fond à gauche, d au fond à droite.
    Tu pointes avec deux dés : le noir donne la longueur, le blanc la largeur. Une boule qui s’y trouve avance d’une case en longueur et pousse la suivante ; au-delà de la longueur 6, elle est perdue.
    Les distances se comptent en cases. De deux boules à égale distance, la plus proche est celle qui est là depuis plus longtemps.
