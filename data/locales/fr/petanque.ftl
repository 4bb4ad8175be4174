action-point = Pointer
action-corner-a = ↙ a (devant à gauche)
action-corner-b = ↘ b (devant à droite)
action-corner-c = ↖ c (au fond à gauche)
action-corner-d = ↗ d (au fond à droite)
command-petanque-description = La Pétanque aux dés, sur un carré de 36 cases
command-point = pointer
command-point-description = Pointer une boule avec le dé noir et le dé blanc
command-corner = coin
command-corner-description = Choisir le coin de la case pour le cochonnet
option-corner = coin
option-corner-description = Lequel des quatre coins

rules-petanque-1 = **La Pétanque aux dés : pointer**
    L’équipe qui commence lance le but : le dé noir donne la longueur, le blanc la largeur, et elle choisit un coin de la case. Tu **pointes** avec les deux mêmes dés. Une boule déjà dans la case avance d’une case et pousse la suivante ; après la longueur 6, elle est perdue. Le but ne bouge jamais.
rules-petanque-2 = **La Pétanque aux dés : tirer**
    Ou tu **tires** avec le dé rouge sur une boule de l’autre équipe : de 1 à 3, c’est raté, 4 et 5 sortent les deux boules, 6 est un carreau et prend sa place. Seul un 6 sort le but et arrête la mène : si l’autre équipe n’a plus de boules, chacune des tiennes marque un point.
rules-petanque-3 = **La Pétanque aux dés : compter**
    L’équipe qui n’a pas la boule la plus proche continue ; de deux boules à égale distance, la plus ancienne est la plus proche. Quand toutes les boules sont jouées, l’équipe la plus proche marque un point pour chaque boule plus proche que la meilleure de l’autre. À 13 points (ou 11), on gagne ; qui n’en a aucun embrasse Fanny.
