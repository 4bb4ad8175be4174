# Les règles de La Pétanque aux dés, page par page dans l’ordre de data/rules/petanque.toml : le nom, le texte, et ce que montre l’image.

rules-petanque-short-name = En bref
rules-petanque-short =
    Deux équipes approchent leurs boules du **cochonnet** (le but), la petite boule jaune. Pour **pointer**, lance le dé noir et le blanc : la longueur et la largeur de la case où ta boule arrive. Pour **tirer** une boule de l’autre équipe, lance le dé rouge : un 4 ou un 5 la sort, un 6 met la tienne à sa place. C’est ensuite à l’équipe qui ne tient pas le point de jouer. Quand toutes les boules sont jouées, l’équipe la plus proche marque un point par boule plus proche que la meilleure de l’autre, et la première à atteindre les points convenus (13 sauf mention contraire) gagne.
rules-petanque-short-seen = Les Rouges ont fait longueur 4, largeur 5. Leur boule dans la case 4-5 est plus proche du cochonnet que la bleue en 2-3 : aux Bleus de jouer.

rules-petanque-board-name = Le terrain
rules-petanque-board =
    Le terrain a 36 cases : longueur 1 à 6, largeur 1 à 6. La case 3-4, c’est longueur 3, largeur 4.
    Une boule est au milieu de sa case. Le cochonnet est dans l’un des quatre petits cercles aux coins d’une case.
    On joue vers les longueurs croissantes. Au-delà de la longueur 6, on sort.
    La distance d’une boule : en ligne droite de son centre au cochonnet, tels qu’ils sont dessinés. En chiffres : les milieux de deux cases voisines sont à 20, et un cercle de coin est à 7 en longueur et à 7 en largeur du milieu de sa case.
rules-petanque-board-seen = Le terrain vide. Le cochonnet est dans la case 3-4, au coin du côté des plus grandes longueurs et largeurs.

rules-petanque-opening-name = Début et cochonnet
rules-petanque-opening =
    Chaque équipe lance un dé. Le plus fort commence ; à égalité, on relance.
    L’équipe qui commence lance le noir et le blanc pour le cochonnet : c’est sa case. Puis elle y choisit l’un des quatre coins : a et b sont du côté de la longueur 1, c et d du côté de la longueur 6 ; a et c du côté de la largeur 1, b et d du côté de la largeur 6.
    La même équipe pointe sa première boule. Tant que les deux équipes ont toutes leurs boules, personne ne peut tirer le cochonnet.
rules-petanque-opening-seen = Les Bleus ont fait longueur 3, largeur 4. Le cochonnet ira dans la case 3-4 ; il leur reste à choisir l’un des coins a, b, c et d.

rules-petanque-pointing-name = Pointer et pousser
rules-petanque-pointing =
    Lance le noir et le blanc. Le noir donne la longueur et le blanc la largeur de la case où ta boule arrive.
    Si une boule y est déjà, à toi ou à l’autre équipe, elle avance d’une case en longueur. Si cette case est prise, sa boule avance aussi, et ainsi de suite.
    Le cochonnet ne bouge jamais, quoi qu’on pousse à côté de lui.
rules-petanque-pointing-seen = Les Rouges ont fait longueur 2, largeur 4, où l’une de leurs boules est déjà. Celle-ci va en 3-4 et pousse en 4-4 la bleue qui y était ; le cochonnet reste.

rules-petanque-out-name = Poussée dehors
rules-petanque-out =
    Une boule poussée au-delà de la longueur 6 est perdue.
    Une file de boules serrées peut donc perdre la dernière à cause d’une seule boule, même de ta propre équipe.
    Une boule pointée arrive toujours sur le terrain : on ne perd de boules qu’en poussant et en tirant.
rules-petanque-out-seen = Les Rouges ont pointé en 5-4. La boule bleue qui y était va en 6-4, et la bleue de 6-4 sort.

rules-petanque-shooting-name = Tirer une boule
rules-petanque-shooting =
    Nomme une boule de l’autre équipe, puis lance le dé rouge. On ne tire pas ses propres boules.
    - **1, 2, 3 :** un trou. Ta boule est perdue.
    - **4, 5 :** touché. Les deux boules sont perdues.
    - **6 :** un carreau. La cible est perdue et ta boule prend sa place.
    Il n’y a pas de raffe dans ce jeu.
rules-petanque-shooting-seen = Les Rouges ont tiré la boule bleue en 3-4 et fait un 6 : carreau. La bleue est partie, une rouge est en 3-4.

rules-petanque-jack-name = Tirer le cochonnet
rules-petanque-jack =
    Au lieu d’une boule, tu peux tirer le cochonnet, avec le dé rouge. Seul un **6** le sort. Ta boule est perdue dans tous les cas.
    Avec un 6, la mène s’arrête aussitôt. La boule du tir ne compte plus, donc :
    - l’autre équipe n’a plus de boules et la tienne en a : un point pour chacune des tiennes, et ton équipe commence la mène suivante ;
    - l’autre équipe a encore des boules : pas de points ;
    - personne n’a plus de boules : pas de points.
    Sans points, l’équipe qui a lancé le cochonnet le relance.
rules-petanque-jack-seen = Les Bleus ont sorti le cochonnet avec un 6. Les Rouges n’ont plus de boules, les Bleus en ont encore 2 : cela fait 2 points, et les Bleus commencent la mène suivante.

rules-petanque-turns-name = À qui de jouer
rules-petanque-turns =
    Après chaque boule, le premier cas qui convient décide :
    - personne n’a plus de boules : on compte la mène ;
    - une seule équipe a encore des boules : elle les joue toutes ;
    - le terrain est vide : l’équipe qui a tiré la dernière boule continue ; après un tir manqué au cochonnet, c’est à l’autre équipe ;
    - sinon, c’est à l’équipe qui **ne** tient **pas** le point, donc qui n’a pas la boule la plus proche.
rules-petanque-turns-seen = La boule rouge en 1-2 est plus loin du cochonnet que la bleue en 3-3. Les Bleus tiennent le point : les Rouges rejouent.

rules-petanque-equal-name = Distances égales
rules-petanque-equal =
    Deux boules ne sont jamais aussi proches l’une que l’autre. De deux à la même distance, celle qui est à sa place depuis plus longtemps compte comme la plus proche.
    Une nouvelle boule, un carreau et une boule poussée viennent d’arriver à leur place : ils comptent comme les plus récents.
    Si un lancer en déplace plusieurs, les boules poussées arrivent d’abord, dans l’ordre où elles sont poussées, et la nouvelle en dernier.
rules-petanque-equal-seen = La boule bleue en 3-3 et la rouge en 2-4 sont à la même distance du cochonnet. La bleue y est depuis plus longtemps et compte comme plus proche : les Rouges rejouent.

rules-petanque-counting-name = Compter
rules-petanque-counting =
    Quand toutes les boules sont jouées, on compte la mène.
    L’équipe qui a la boule la plus proche marque un point pour chacune de ses boules plus proche que la meilleure de l’autre équipe. Si l’autre n’en a aucune sur le terrain, elles comptent toutes.
    L’équipe qui marque commence la mène suivante.
rules-petanque-counting-seen = La boule bleue en 3-4 est la plus proche, puis vient la rouge en 4-4. Cela fait 1 point pour les Bleus : 4 à 2, et ils commencent la mène suivante.

rules-petanque-void-name = Mènes sans points
rules-petanque-void =
    Dans certaines mènes, personne ne marque :
    - toutes les boules sont jouées et aucune n’est sur le terrain ;
    - le cochonnet est sorti alors que l’autre équipe a encore des boules ;
    - le cochonnet est sorti et personne n’a plus de boules.
    Le score ne change pas, et l’équipe qui a lancé le cochonnet le relance.
rules-petanque-void-seen = Les Rouges ont sorti le cochonnet avec un 6, mais les Bleus ont encore 2 boules : personne ne marque. Le score reste de 3 à 5, et les Bleus, qui avaient lancé le cochonnet, le relancent.

rules-petanque-winning-name = Gagner, Fanny
rules-petanque-winning =
    La partie est finie quand une équipe a les points convenus après une mène : 13 sauf mention contraire. On peut les dépasser.
    Une équipe qui perd sans un seul point est **Fanny** : l’image, le résultat et les statistiques le disent.
rules-petanque-winning-seen = La dernière boule bleue est en 4-4 : 4 points d’un coup. Les Bleus gagnent 14 à 0, et les Rouges sont Fanny.

rules-petanque-teams-name = Équipes
rules-petanque-teams =
    De 2 à 8 membres jouent en deux équipes. Les équipes peuvent être inégales, à 3, 5 ou 7 par exemple ; elles ont quand même autant de boules l’une que l’autre, car les boules sont à l’équipe.
    Dans une équipe, on joue à tour de rôle, boule par boule, dans l’ordre des inscriptions, et on continue ainsi à la mène suivante.
    Le cochonnet est lancé par la personne qui joue ensuite la première boule.
    Sous le plateau, on lit à qui c’est de jouer.
rules-petanque-teams-seen = Chaque équipe a 6 boules et en a joué une. Les Bleus tiennent le point en 3-4 : à la personne suivante chez les Rouges.

rules-petanque-options-name = Options
rules-petanque-options =
    Ce qu’on peut convenir avant la partie :
    - `{ option-points }` : les points à atteindre, 13 ou 11 (13 si rien n’est dit) ;
    - `{ option-balls }` : les boules de chaque équipe, de 3 à 8 (4 si rien n’est dit).
    Les autres règles ne changent pas.
rules-petanque-options-seen = Une partie en 11 points, avec 3 boules par équipe. Le score est de 9 à 10.

rules-petanque-filled-name = Ce que la boîte ne dit pas
rules-petanque-filled =
    Les règles imprimées disent que deux boules ne peuvent pas être à égale distance, mais pas ce qu’on fait alors. Ici, celle qui est là depuis plus longtemps reste la plus proche.
    Les dimensions des cases et des coins, et qui joue quand un tir a vidé le terrain, suivent la vraie pétanque.
    C’est une version d’amateurs, avec son propre terrain et ses propres textes.
rules-petanque-filled-seen = Les Rouges ont fait un 5 : leur tir a sorti la dernière boule du terrain, en 3-4. Il est vide, les Rouges continuent.
