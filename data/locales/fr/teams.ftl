command-team = équipe
command-team-description = Réunir deux équipes pour une partie
start-team = Réunir deux équipes

team-0 = Bleu
team-1 = Rouge
team-members = **{ $team }** : { $members }

lobby-title = ### 🎯 { $game } en équipes
lobby-terms = { $balls ->
    [one] { $balls } boule
   *[other] { $balls } boules
} par équipe, partie en { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
lobby-thread = La partie aura son propre fil.
lobby-how = Dans une équipe, on joue à tour de rôle, boule par boule. Toute personne inscrite peut mélanger les équipes et lancer la partie.
lobby-team-0 = 🔵 **Bleu** ({ $count } sur { $most }) : { $members }
lobby-team-1 = 🔴 **Rouge** ({ $count } sur { $most }) : { $members }
lobby-nobody = personne pour l’instant
lobby-host = { $name } (hôte)

lobby-join-0 = Rejoindre les Bleus
lobby-join-1 = Rejoindre les Rouges
lobby-leave = Partir
lobby-shuffle = Mélanger
lobby-start = Commencer
lobby-close = Fermer

lobby-again = { $name } aimerait rejouer : { $mentions }
lobby-join-0-done = { $name } rejoint les Bleus.
lobby-join-1-done = { $name } rejoint les Rouges.
lobby-leave-done = { $name } s’en va.
lobby-leave-done-host = { $name } s’en va. L’hôte est maintenant { $host }.
lobby-leave-done-last = Tout le monde est parti : les inscriptions sont closes.
lobby-shuffle-done = { $name } a mélangé les équipes.
lobby-start-done = La partie commence. Bonne partie !
lobby-start-done-thread = La partie se joue dans { $channel }. Bonne partie !
lobby-close-done = { $name } a clos les inscriptions.

lobby-gone = Ces inscriptions sont closes. { $slash-team } en ouvre de nouvelles.
lobby-full = Il n’y a plus de place ici : { $most } par équipe au plus, huit en tout.
lobby-needs-both = Il faut quelqu’un dans chaque équipe.
lobby-not-in = Tu n’es pas encore dans une équipe. Rejoins-en une d’abord.
lobby-not-yours-to-close = Seule la personne qui a ouvert les inscriptions peut les clore.

leave-sure = Tu veux vraiment quitter cette table ? Ton équipe continue sans toi.
leave-yes = Quitter
leave-done = Tu as quitté la table. Ton équipe continue sans toi.
leave-last-one = Il ne reste plus que toi dans ton équipe : sans toi, la partie est perdue. Avec { $slash-resign }, tu l’abandonnes.
you-have-left = Tu as quitté cette table. Ton équipe continue.
event-left = { $name } a quitté la table. { $team } continue.
