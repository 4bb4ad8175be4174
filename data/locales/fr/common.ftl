game-boulomania = Boulomania
game-petanque = La Pétanque aux dés
game-boomerang = Boomerang
game-carami = Carami

level-easy = facile
level-normal = normal
level-hard = difficile
level-expert = expert
length-quick = rapide
length-classic = classique
choice-here = ici
choice-everywhere = partout

board-headline = ### { $game } · 🔵 { $a } { $own } – { $other } { $b } 🔴
board-turn = { $mention }, à toi de jouer.
board-turn-corner = { $mention }, choisis un coin pour le cochonnet ; la première boule est lancée aussitôt.
board-turn-corner-again = { $mention }, choisis un coin pour le cochonnet.
board-turn-land = { $mention }, choisis un chemin pour la boule.
board-numbers = Les numéros sur fond blanc de l’image donnent l’ordre de ces coups.
board-turn-computer = { $name } réfléchit…
board-over = Envie d’une revanche ? { $slash-rematch }
board-retired = [Le plateau]({ $link }) est plus bas.

challenge-anybody = 🎯 { $name } a envie de jouer à { $game }. Qui est de la partie ?
challenge-member = 🎯 { $mention }, { $name } te défie à { $game }.
challenge-accept = Accepter
challenge-decline = Refuser
challenge-withdraw = Retirer
challenge-accept-done = { $name } accepte. Bonne partie !
challenge-decline-done = { $name } préfère ne pas jouer maintenant.
challenge-withdraw-done = { $name } a retiré son défi.
challenge-gone = Ce défi n’est plus ouvert. { $slash-challenge } en lance un nouveau.
challenge-yourself = Tu ne peux pas jouer contre toi-même. Avec { $slash-solo }, tu joues contre l’ordinateur.
challenge-a-bot = Les bots ne jouent pas ici. Avec { $slash-solo }, tu joues contre l’ordinateur.
challenge-just-made = Tu viens de lancer ce défi ; il attend sa réponse.
challenge-from-them = { $name } vient de te lancer le même défi. Accepte-le : il attend dans ce salon.
challenge-not-for-you = Ce défi est pour quelqu’un d’autre. Avec { $slash-challenge }, tu peux lancer le tien.
challenge-not-yours-to-withdraw = Seule la personne qui a lancé le défi peut le retirer.

start-solo = Jouer contre l’ordinateur
start-open = Chercher un adversaire

no-table = Aucune partie n’est en cours dans ce salon. Envie d’en lancer une ?
channel-taken = Une partie est déjà en cours dans ce salon : { $slash-board } la montre. Pour en jouer une autre, prends un autre salon ou un fil.
may-not-post = Je n’ai pas le droit de poster un plateau ici. Demande à quelqu’un qui gère le serveur de me laisser envoyer des messages et joindre des fichiers dans ce salon.
not-your-table = Tu ne joues pas à cette table. Lance une partie dans un autre salon avec { $slash-challenge }.
not-your-turn = C’est à { $name } de jouer.
out-of-date = Ce plateau n’est plus à jour. Voici l’actuel.
earlier-rules = Cette partie a commencé avec d’anciennes règles et ne peut pas continuer. Abandonne-la ou fais-la retirer, puis commences-en une autre.
by-earlier-rules = Cette partie a été jouée avec d’anciennes règles, et celles d’aujourd’hui ne permettent pas de la rejouer. Son résultat reste ce qu’il était.
game-over = Cette partie est terminée. Envie d’une revanche ? { $slash-rematch }
refused = Ce n’est pas possible maintenant. Les boutons sous le plateau montrent ce qui l’est.
not-saved = Je n’ai pas accès à mes notes pour le moment, et rien n’est enregistré. Réessaie dans un instant.
saved-not-shown = Tout est enregistré, mais je n’ai pas encore pu afficher le plateau. Il suit dès que Discord me laisse faire ; { $slash-board } l’affiche aussi.
went-wrong = Quelque chose a coincé de notre côté. Rien n’est perdu : réessaie, ou jette un œil à { $slash-board }.

refused-pit-is-empty = Il n’y a pas de boule dans le creux { $pit }. Choisis une autre cible.
refused-first-ball-is-pointed = La première boule d’une mène se pointe. On ne peut tirer le cochonnet qu’après elle.
refused-own-ball = Cette boule est la tienne. On ne tire que les boules de l’autre équipe.
refused-cell-is-empty = Il n’y a pas de boule dans la case { $cell }. Choisis une autre cible.
refused-no-such-cell = La case { $cell } n’existe pas sur ce plateau.
refused-no-such-pit = Le creux { $pit } n’existe pas. Les creux sont numérotés de 1 à 18.
refused-no-such-way = Avec { $dice }, la boule ne peut pas passer par là. Les boutons montrent les chemins possibles.
refused-unknown-action = Ce coup n’est pas possible maintenant. Les boutons sous le plateau montrent ceux qui le sont.
refused-not-a-roll = Les dés ne peuvent pas tomber ainsi maintenant.
refused-game-over = Cette partie est terminée : plus personne ne peut jouer.

resign-sure = Tu veux vraiment abandonner cette partie ?
resign-yes = Abandonner
resign-done = Tu as abandonné.

leaders-here = **Classement de ce serveur**
leaders-everywhere = **Classement de tous les serveurs**
leaders-none = Le classement est encore vide. Seules comptent les parties entre membres : { $slash-challenge } en lance une.
leaders-none-everywhere = Le classement de tous les serveurs est encore vide.
leaders-enough = Pour y figurer, il faut avoir joué des parties qui comptent pour la cote contre au moins { $count } membres différents.
leaders-missing = Il te manque encore { $count ->
    [one] { $count } nouvel adversaire
   *[other] { $count } nouveaux adversaires
}.
leader-unnamed = Membre { $number }
rating = { $points } (estimation { $estimate } ± { $uncertainty })
rating-provisional = { $points } (estimation { $estimate } ± { $uncertainty }, provisoire)
rating-meaning = La cote est le bas d’une estimation : le niveau estimé moins son incertitude, qui diminue à chaque partie. Tout le monde commence à 1200.
leader = { $rank }. { $name } · { $rating } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
stats-none = { $name } n’a pas encore terminé de partie qui compte pour la cote.
stats = **{ $name }** · cote { $rating } · tous les serveurs
stats-here = Ce serveur : cote { $rating } · parties { $games } · victoires { $wins }
stats-missing = Pour le classement de tous les serveurs, il manque encore { $count ->
    [one] { $count } adversaire différent
   *[other] { $count } adversaires différents
}.
way-point2 = pointer avec deux dés
way-point3 = pointer avec trois dés
way-point = pointer
way-shoot = tirer

page-before = Retour
page-after = Suite

choose = Choisis un coup…
choose-move = { $group } : vers où ?
stats-games = Parties { $games } · victoires { $wins }
stats-boules = Mènes gagnées { $ends } · carreaux { $carreaux } · Fannys infligées { $fannies } · préférence : { $favourite }
stats-form = Forme : { $form }
refused-place-is-empty = Il n’y a pas de bille en { $place }.
refused-not-your-marble = La bille en { $place } n’est pas à toi.
refused-place-taken = La case { $place } est occupée.
refused-never-backward = Une bille ne recule jamais.
refused-no-step-sideways = Seule une bille sur sa propre ligne de fond va de côté, d’une case.
refused-too-far = { $end } n’est pas à un pas devant { $start }.
refused-ramp-only = Seule une rampe mène en { $place }.
refused-already-arrived = Une bille arrivée en { $place } ne bouge plus.
refused-nothing-to-jump = Il n’y a pas de ligne de billes à sauter de { $start } à { $end }.
refused-ramp-is-empty = Aucune de tes billes ne peut partir { $place }.
refused-no-such-place = La case { $place } n’existe pas sur ce plateau.
refused-ramp-leads-elsewhere = Une bille qui part { $start } roule en { $end } et nulle part ailleurs.
refused-overlaps = Une autre pièce s’y trouve déjà.
refused-sticks-out = Ici, elle dépasserait du plateau. Tourne-la ou pose-la ailleurs.
refused-must-touch-other-colour = Elle doit toucher une pièce de l’autre couleur par un côté.
refused-touches-by-corner-only = Elle ne touche l’autre couleur que par un coin. Il faut un côté.
refused-none-left = Tu n’as plus aucune pièce { $piece }.
refused-no-such-rotation = { $piece } n’a pas cette rotation.
command-replay = revoir
command-replay-description = Une partie terminée en image animée
replay-after-the-game = On pourra revoir la partie quand elle sera finie.
replay-nothing = Rien n’a été joué dans cette partie.
command-describe = décrire
command-describe-description = La position en mots, rien que pour toi

board-deadline = Le temps s’achève { $when }.
clock-none = sans limite de temps
clock-quick = 2 minutes par coup
clock-day = 1 jour par coup
clock-week = 1 semaine par coup
option-clock = temps
option-clock-description = Le temps pour chaque coup ; le dépasser fait perdre la partie
option-thread = fil
option-thread-description = Jouer dans un fil à part
challenge-clock = Temps : { $clock }.
challenge-unrated = Cette partie est plus courte que la partie rapide : elle ne compte pas pour la cote.
challenge-uneven = Comme on a choisi qui commence, cette partie ne compte pas pour la cote.
challenge-begin-lot = On tire au sort qui commence.
challenge-begin = { $name } commence.
challenge-begin-other = Qui accepte commence.
option-begin = commence
option-begin-description = Qui commence ; dans une partie cotée, c’est toujours le sort
begin-lot = au sort
begin-me = moi
begin-other = l’autre
alone-here = Il n’y a personne d’autre ici. Avec { $slash-solo }, tu joues contre l’ordinateur ; lance tes défis sur un serveur.
not-in-this-channel = Sur ce serveur, on joue dans { $channels }.
no-thread-here = Je ne peux ouvrir un fil que dans un salon textuel. Sans l’option `{ option-thread }`, on joue ici même.
may-not-open-threads = Je n’ai pas le droit d’ouvrir des fils ici. Joue sans, ou demande à qui gère le serveur de me permettre d’en créer et d’y écrire.
may-not-post-by-myself = Discord ne me laisse pas écrire ici de moi-même. Écris-moi en message privé et joues-y avec { $slash-solo }, ou demande à qui gère le serveur de m’y ajouter.
may-not-connect = Je n’ai pas le droit de poster un plateau dans la discussion de ce salon vocal. Demande à quelqu’un qui gère le serveur de me laisser m’y connecter.
not-among-media = On ne joue pas dans un salon de médias. Joue dans un salon textuel, dans un fil ou dans un post de forum.
not-let-in = Je ne suis pas encore dans ce fil privé. Mentionne-moi ici, cela m’y fait entrer, puis réessaie.
thread-name = { $game } : { $a } – { $b }
