# Les règles de Boulomania, page par page dans l’ordre de data/rules/boulomania.toml : le nom, le texte, et ce que montre l’image.

rules-boulomania-short-name = En bref
rules-boulomania-short =
    Deux équipes approchent leurs boules du **cochonnet** (le but), la petite boule jaune. Pour **pointer**, lance 2 ou 3 dés : la somme donne le creux où ta boule arrive, et en dessous de 7 elle est perdue. Pour **tirer** une boule de l’autre équipe, lance 1 dé : un 5 la sort, un 6 met la tienne à sa place. C’est ensuite à l’équipe qui ne tient pas le point de jouer. Quand toutes les boules sont jouées, l’équipe la plus proche marque un point par boule plus proche que la meilleure de l’autre, et la première à atteindre les points convenus (13 sauf mention contraire) gagne.
rules-boulomania-short-seen = Les Rouges ont lancé 5 + 6 = 11. Leur boule au creux 11 est plus proche du cochonnet, en 5, que celle des Bleus en 9 : aux Bleus de jouer.

rules-boulomania-board-name = Le plateau
rules-boulomania-board =
    Les boules vont dans les 12 grands creux, de 7 à 18. Le cochonnet est dans l’un des 6 petits **creux du cochonnet**, de 1 à 6.
    On joue vers le haut. Tout droit, c’est 7 → 8 → 9 → 10, 14 → 13 → 12 → 11 et 15 → 16 → 17 → 18 ; après la rangée du haut, on sort.
    Le cochonnet a deux couloirs à lui : 3 → 2 → 1 → dehors et 4 → 5 → 6 → dehors.
    Seule la colonne du milieu est **à côté du cochonnet** : 13 à côté de 3 et 4, 12 à côté de 2 et 5, 11 à côté de 1 et 6.
    La distance d’une boule : en ligne droite entre les centres des deux creux, tels qu’ils sont dessinés. En chiffres : 20 entre les colonnes, 15 entre les rangées ; 1, 2, 3 sont à 8 à gauche de la colonne du milieu, 4, 5, 6 à 8 à droite.
rules-boulomania-board-seen = Le plateau vide, le cochonnet en 5. Le creux le plus proche est le 12, juste à côté.

rules-boulomania-opening-name = Début et cochonnet
rules-boulomania-opening =
    Chaque équipe lance un dé. Le plus fort commence ; à égalité, on relance.
    L’équipe qui commence lance le cochonnet avec un dé, et il va dans le creux du cochonnet de ce numéro. Cela se fait tout seul : il n’y a rien à choisir.
    Puis la même équipe joue la première boule de la mène. Il faut la pointer : tant que les deux équipes ont toutes leurs boules, personne ne peut tirer le cochonnet.
rules-boulomania-opening-seen = Les Bleus ont fait 6 contre 3 et commencent. Leur dé pour le cochonnet montre 4 : il est en 4, et les Bleus pointent d’abord.

rules-boulomania-pointing-name = Pointer
rules-boulomania-pointing =
    Choisis 2 ou 3 dés. Leur somme donne le creux où la boule arrive : deux dés mènent de 7 à 12, trois dés partout.
    Avec une somme en dessous de 7, la boule est perdue.
    Parfois, les dés laissent un choix : un double, ou un chemin aux flèches. Tu vois alors chaque chemin en entier et tu en prends un ; s’il n’y en a qu’un, il est joué aussitôt.
rules-boulomania-pointing-seen = Les Bleus ont pointé avec trois dés : 3 + 4 + 6 = 13. La boule rouge en 12 reste plus proche du cochonnet : les Bleus rejouent.

rules-boulomania-pushing-name = Pousser, les flèches
rules-boulomania-pushing =
    Si une boule est déjà dans ce creux, à toi ou à l’autre équipe, elle avance d’un creux. Si le suivant est pris, sa boule avance aussi, et ainsi de suite. Ce qui dépasse la rangée du haut est perdu.
    Trois creux ont des **flèches** : l’équipe qui pointe choisit où va la boule poussée. De 8 à 9 ou 12 ; de 13 à 12, 9 ou 17 ; de 16 à 17 ou 12. De tous les autres, elle va tout droit.
    Les flèches ne servent que quand on pointe, jamais pour une raffe.
    Les boules des creux du cochonnet ne sont jamais poussées.
rules-boulomania-pushing-seen = Les Bleus ont fait 2 + 6 = 8 et choisi le chemin : la boule rouge va de 8 à 12, la rouge qui y était va en 11, et la bleue de 11 sort.

rules-boulomania-pairs-name = Doubles et creux du cochonnet
rules-boulomania-pairs =
    Deux dés pareils font un **double**. Tu peux alors mettre ta boule dans le creux du cochonnet de ce numéro au lieu du creux de la somme, s’il n’y a là ni le cochonnet ni une boule.
    Un double de 1, de 2 ou de 3 fait moins de 7 : il n’a que le creux du cochonnet, et si celui-ci est pris, la boule est perdue.
    Trois dés ne font jamais de double.
    Une boule dans un creux du cochonnet compte comme une autre. On ne la pousse jamais, et une raffe ne lui fait rien.
rules-boulomania-pairs-seen = Les Bleus ont fait 4 et 4. La boule peut aller dans le creux du cochonnet 4, ou en 8 et pousser la boule rouge qui y est en 9 ou en 12.

rules-boulomania-shooting-name = Tirer une boule
rules-boulomania-shooting =
    Nomme une boule de l’autre équipe, puis lance un dé. On ne tire pas ses propres boules.
    - **1, 2, 3 :** un trou. Ta boule est perdue.
    - **4 :** une raffe. La cible avance d’un creux tout droit et pousse tout droit ce qui s’y trouve ; ta boule est perdue.
    - **5 :** touché. Les deux boules sont perdues.
    - **6 :** un carreau. La cible est perdue et ta boule prend sa place.
    Si la cible est dans un creux du cochonnet, un 4 ne lui fait rien : seuls le 5 et le 6 comptent.
rules-boulomania-shooting-seen = Les Bleus ont tiré la boule rouge en 12 et fait un 6 : carreau. La rouge est partie, une bleue est en 12.

rules-boulomania-grazing-name = Raffe et cochonnet
rules-boulomania-grazing =
    Une raffe (un 4) sur une boule juste à côté du cochonnet le déplace aussi.
    - Cible en **13** ou **12** : le cochonnet avance d’un creux dans son couloir (pour 13, de 3 à 2 ou de 4 à 5 ; pour 12, de 2 à 1 ou de 5 à 6). Si une boule est dans ce creux du cochonnet, le cochonnet ne bouge pas.
    - Cible en **11**, cochonnet en 1 ou 6 : la boule et le cochonnet sortent tous les deux, et la mène s’arrête aussitôt.
    Partout ailleurs, une raffe laisse le cochonnet tranquille.
rules-boulomania-grazing-seen = Raffe des Bleus sur la boule rouge en 12, à côté du cochonnet. Elle va en 11 et en fait sortir la bleue ; le cochonnet passe de 5 à 6.

rules-boulomania-jack-name = Tirer le cochonnet
rules-boulomania-jack =
    Au lieu d’une boule, tu peux tirer le cochonnet, avec un dé. Seul un **6** le sort. Ta boule est perdue dans tous les cas.
    Dès que le cochonnet sort, par un tir ou par une raffe, la mène s’arrête. Tout dépend de qui a encore des boules à jouer, celle du tir ne comptant plus :
    - ton équipe seulement : un point pour chacune, et elle commence la mène suivante ;
    - l’autre équipe seulement : un point pour chacune des siennes, et elle commence la mène suivante ;
    - les deux ou aucune : pas de points, et l’équipe qui avait commencé cette mène recommence.
rules-boulomania-jack-seen = Les Bleus ont sorti le cochonnet avec un 6. Les Rouges n’ont plus de boules, les Bleus en ont encore 2 : cela fait 2 points, et les Bleus commencent la mène suivante.

rules-boulomania-turns-name = À qui de jouer
rules-boulomania-turns =
    Après chaque boule, le premier cas qui convient décide :
    - personne n’a plus de boules : on compte la mène ;
    - une seule équipe a encore des boules : elle les joue toutes ;
    - le plateau est vide : l’équipe qui l’a vidé en tirant une boule continue ; si une boule pointée a été perdue ou le cochonnet manqué, c’est à l’autre équipe ;
    - une équipe tient le point (sa boule est la plus proche du cochonnet) : c’est à **l’autre** de jouer ;
    - les meilleures boules sont à égale distance : l’équipe qui vient de jouer continue, car elle n’a pas fait mieux.
rules-boulomania-turns-seen = La boule bleue en 13 est exactement aussi proche du cochonnet que la rouge en 11. Les Bleus n’ont pas fait mieux : ils rejouent.

rules-boulomania-counting-name = Compter
rules-boulomania-counting =
    Quand toutes les boules sont jouées, on compte la mène.
    L’équipe qui a la boule la plus proche marque un point pour chacune de ses boules plus proche que la meilleure de l’autre équipe. Avec 8 boules, cela fait 8 points au plus. Si l’autre n’en a aucune sur le plateau, elles comptent toutes.
    L’équipe qui marque commence la mène suivante.
rules-boulomania-counting-seen = Les boules rouges en 12 et 17 sont plus proches que la meilleure bleue, en 11 : 2 points pour les Rouges, 7 à 7. Ils commencent la mène suivante.

rules-boulomania-void-name = Mènes sans points
rules-boulomania-void =
    Dans certaines mènes, personne ne marque :
    - les meilleures boules des deux équipes sont à égale distance du cochonnet ;
    - toutes les boules sont jouées et aucune n’est sur le plateau ;
    - le cochonnet sort alors que les deux équipes ont encore des boules, ou aucune.
    Le score ne change pas, et l’équipe qui avait commencé cette mène commence aussi la suivante.
rules-boulomania-void-seen = La boule bleue en 11 et la rouge en 13 sont à égale distance : personne ne marque. Le score reste de 3 à 5, et les Rouges, qui avaient commencé cette mène, recommencent.

rules-boulomania-winning-name = Gagner, Fanny
rules-boulomania-winning =
    La partie est finie quand une équipe a les points convenus après une mène : 13 sauf mention contraire, 7 en partie rapide. On peut les dépasser.
    La mène va toujours à son terme : on ne marque que quand elle est comptée ou que le cochonnet sort.
    Une équipe qui perd sans un seul point est **Fanny**.
rules-boulomania-winning-seen = La dernière boule bleue est en 12 et tient le point. Les Bleus gagnent 13 à 0, et les Rouges sont Fanny.

rules-boulomania-teams-name = Équipes
rules-boulomania-teams =
    Une équipe a de 1 à 4 joueurs. Les boules sont à l’équipe : les deux en ont autant, quelle que soit leur taille.
    Dans une équipe, on joue à tour de rôle, boule par boule, dans l’ordre des inscriptions, et on continue ainsi à la mène suivante.
    Le cochonnet est lancé par la personne qui joue ensuite la première boule.
    Sous le plateau, on lit à qui c’est de jouer.
rules-boulomania-teams-seen = Les Bleus sont deux et ont joué deux boules, en 9 et 12 : une chacun. Ils tiennent le point : à la personne suivante chez les Rouges.

rules-boulomania-options-name = Options
rules-boulomania-options =
    Ce qu’on peut convenir avant la partie :
    - `{ option-points }` : les points à atteindre, de 1 à 99 (13 si rien n’est dit) ;
    - `{ option-balls }` : les boules de chaque équipe, de 1 à 8 (8 si rien n’est dit) ;
    - `{ option-length }` : une partie rapide se joue en 7 points avec 4 boules par équipe. Les points et les boules que tu choisis toi-même l’emportent.
    Avec moins de boules, une mène rapporte moins : jamais plus de points qu’une équipe n’a de boules. Les autres règles ne changent pas.
rules-boulomania-options-seen = Une partie rapide en 7 points, avec 4 boules par équipe. Le score est de 5 à 6.

rules-boulomania-filled-name = Ce que la boîte ne dit pas
rules-boulomania-filled =
    Les règles imprimées ne montrent le plateau qu’en image. Cette disposition, trois colonnes numérotées en montant, en descendant, puis en montant, est celle qui s’accorde avec tout ce qu’elles en disent. Les flèches, en 8, 13 et 16, sont alors sur une même rangée, et les creux du cochonnet près de la colonne du milieu, la seule qui compte comme à côté.
    Elles ne disent pas ce qui se passe à égale distance, quand une raffe rencontre un creux pris, dans quel ordre joue une équipe, ni qui joue après un tir manqué au cochonnet sur un plateau vide. Tout cela se fait ici comme à la vraie pétanque.
    C’est une version d’amateurs, avec son propre plateau et ses propres textes.
rules-boulomania-filled-seen = Une raffe vers un creux pris : la boule rouge passe de 8 à 9 et pousse celle qui y était en 10.
