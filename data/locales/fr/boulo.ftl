action-point2 = Pointer avec 2 dés
action-point3 = Pointer avec 3 dés
action-shoot-jack = Tirer le cochonnet
action-shoot = Tirer la boule { $place }
shoot-menu = Tirer une boule…
chance-shot = réussit avec { $hits ->
    [one] { $hits } face sur 6
   *[other] { $hits } faces sur 6
}
shoot-offer = { $shot } : { $chance }
way-land = Dans { $into }
way-push = Dans { $into } ; pousse { $pushes }
way-out = dehors

rules-boulomania-1 = **Boulomania : pointer**
    Les deux équipes jouent leurs boules vers le but, la petite boule. Tu **pointes** avec 2 ou 3 dés : leur somme donne le creux, de 7 à 18 ; en dessous, la boule est perdue. Une boule qui s’y trouve est poussée plus loin, aux flèches du côté que tu veux, et sort après la rangée du haut. Un double avec 2 dés peut aussi aller dans le creux du but de ce numéro, s’il est libre.
rules-boulomania-2 = **Boulomania : tirer**
    Ou tu **tires** avec 1 dé sur une boule de l’autre équipe : de 1 à 3, c’est raté, 4 fait une raffe et la pousse, 5 sort les deux boules, 6 est un carreau et prend sa place. Seul un 6 sort le but : la mène s’arrête, et l’équipe qui est seule à avoir encore des boules marque un point pour chacune.
rules-boulomania-3 = **Boulomania : compter**
    L’équipe la plus éloignée du but continue. Quand toutes les boules sont jouées, l’équipe la plus proche marque un point pour chaque boule plus proche que la meilleure de l’autre, et commence la mène suivante. La première équipe à 13 points (7 en partie rapide) gagne ; qui n’en a aucun embrasse Fanny.

command-boulo-description = Boulomania, la pétanque stratégique aux dés
command-solo = solo
command-solo-description = Jouer contre l’ordinateur
command-challenge = défier
command-challenge-description = Défier un membre, ou lancer un défi ouvert à tout le monde
command-roll = pointer
command-roll-description = Pointer une boule avec deux ou trois dés
command-shoot = tirer
command-shoot-description = Tirer une boule ou le cochonnet avec un dé
command-land = placer
command-land-description = Choisir où va la boule quand le lancer laisse le choix
command-board = plateau
command-board-description = Afficher à nouveau le plateau
command-resign = abandonner
command-resign-description = Abandonner la partie
command-rematch = revanche
command-rematch-description = Rejouer en échangeant les camps
command-rules = règles
command-rules-description = Les règles en bref
command-verify = vérifier
command-verify-description = Vérifier que les dés n’étaient pas pipés
command-leaderboard = classement
command-leaderboard-description = Qui joue le mieux
command-stats = stats
command-stats-description = Les statistiques d’un membre
option-level = niveau
option-level-description = La force de l’ordinateur
option-length = durée
option-length-description = rapide : 4 boules chacun, en 7 points ; classique : 8 boules chacun, en 13
option-points = points
option-points-description = Les points à atteindre pour gagner
option-balls = boules
option-balls-description = Le nombre de boules par équipe
option-opponent = adversaire
option-opponent-description = Contre qui jouer ; vide : ouvert à tout le monde
option-dice = dés
option-dice-description = Deux ou trois dés
option-target = cible
option-target-description = Ce que tu veux tirer
option-way = chemin
option-way-description = Où va la boule
option-where = où
option-where-description = Les membres de ce serveur, ou tout le monde
option-page = page
option-page-description = Dix noms par page
option-member = membre
option-member-description = De qui voir les stats ; sans nom : les tiennes
