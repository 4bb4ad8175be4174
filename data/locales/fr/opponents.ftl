opponent-easy = Pip
opponent-normal = Lina
opponent-hard = Bruno
opponent-expert = Nestor

level-choice-easy = 🐣 { opponent-easy } · { level-easy }
level-choice-easy-rated = { level-choice-easy } · { $rating }
level-choice-normal = 🦊 { opponent-normal } · { level-normal }
level-choice-normal-rated = { level-choice-normal } · { $rating }
level-choice-hard = 🐻 { opponent-hard } · { level-hard }
level-choice-hard-rated = { level-choice-hard } · { $rating }
level-choice-expert = 🦉 { opponent-expert } · { level-expert }
level-choice-expert-rated = { level-choice-expert } · { $rating }

help-opponents = L’ordinateur joue sous les traits de { $opponents }. { $slash-solo } te laisse choisir ; { $slash-practice } repart d’une position d’une de tes parties finies.
stats-opponents = Contre l’ordinateur : { $records }
stats-opponent = { $opponent } { $won }–{ $lost }
stats-opponent-drawn = { $opponent } { $won }–{ $lost } et { $drawn ->
    [one] un nul
   *[other] { $drawn } nuls
}
opponent-introduces = { $face } **{ $name }** · Boulo ({ $level }) : « { $line } »
opponent-says = { $face } **{ $name }** : « { $line } »

speech-easy-start-1 = Coucou ! J’apprends encore. On y va ?
speech-easy-start-2 = Chouette, une partie ! Vas-y doucement avec moi.
speech-easy-start-3 = Je me suis entraîné toute la matinée. Enfin, un peu.
speech-easy-won-1 = J’ai gagné ? J’ai vraiment gagné ! Encore une !
speech-easy-won-2 = La chance était avec moi. La prochaine fois, ce sera ton tour.
speech-easy-won-3 = Attends que je raconte ça aux autres !
speech-easy-lost-1 = Bien joué ! Celle-là, je m’en souviendrai.
speech-easy-lost-2 = Tu as mieux joué que moi, et je me suis bien amusé.
speech-easy-lost-3 = La prochaine fois, je ferai plus attention. Merci pour la partie !
speech-easy-drawn-1 = Match nul ! Alors on a gagné tous les deux, non ?
speech-easy-drawn-2 = À égalité. Ça mérite une autre partie.

speech-normal-start-1 = Ah, te voilà. Voyons ce que tu as dans ton sac.
speech-normal-start-2 = J’ai un plan. Et toi ?
speech-normal-start-3 = Bonne chance ! Il m’en faudra aussi.
speech-normal-won-1 = C’était serré. J’en veux une autre comme ça !
speech-normal-won-2 = Mon plan a marché, pour une fois.
speech-normal-won-3 = Belle partie. La revanche quand tu veux.
speech-normal-lost-1 = Joli. Tu as vu clair dans mon jeu.
speech-normal-lost-2 = Victoire méritée. Bien joué !
speech-normal-lost-3 = Chapeau ! Il va falloir que j’invente autre chose.
speech-normal-drawn-1 = Personne ne cède. Ça me plaît.
speech-normal-drawn-2 = Match nul, et un beau.

speech-hard-start-1 = Bien. Jouons.
speech-hard-start-2 = Prends ton temps. J’en ai.
speech-hard-start-3 = Je ne grogne pas. Je joue.
speech-hard-won-1 = Bonne partie. Une seule faute a suffi.
speech-hard-won-2 = C’était du travail. Respect.
speech-hard-won-3 = Tu m’as fait transpirer.
speech-hard-lost-1 = Fort. Très fort.
speech-hard-lost-2 = Battu, à la loyale.
speech-hard-lost-3 = Je vais ruminer celle-là un moment. Bien joué.
speech-hard-drawn-1 = À égalité. Soit.
speech-hard-drawn-2 = Personne ne tombe. Beau combat.

speech-expert-start-1 = Quel honneur. Que le meilleur plan gagne.
speech-expert-start-2 = Bienvenue. Je me réjouissais de cette partie.
speech-expert-start-3 = Chaque partie est une question. Cherchons la réponse.
speech-expert-won-1 = Merci. C’étaient des questions difficiles.
speech-expert-won-2 = Une partie digne de ce nom. Revois-la : il y a quelque chose à y trouver.
speech-expert-won-3 = Le dernier mot était pour moi. Demain, qui sait ?
speech-expert-lost-1 = Magnifique. Je m’incline.
speech-expert-lost-2 = C’était mieux que tout ce que j’avais vu. Félicitations !
speech-expert-lost-3 = On apprend à tout âge. Merci pour la leçon.
speech-expert-drawn-1 = L’équilibre aussi est une forme de beauté.
speech-expert-drawn-2 = Plus rien ne bougeait. Un beau match nul.

command-computer = ordinateur
command-computer-description = Donner à l’ordinateur une place dans une équipe, ou la reprendre
option-team = équipe
option-team-description = Quelle équipe ; par défaut la plus petite
option-away = retirer
option-away-description = Retirer l’ordinateur arrivé en dernier
lobby-computer = Faire jouer l’ordinateur…
lobby-computer-joins-0 = { $opponent } rejoint les Bleus
lobby-computer-joins-1 = { $opponent } rejoint les Rouges
lobby-computer-leaves-0 = { $opponent } quitte les Bleus
lobby-computer-leaves-1 = { $opponent } quitte les Rouges
lobby-computer-unrated = Avec l’ordinateur, cette partie ne compte pas pour la cote.
lobby-not-yours-to-fill = Seul l’hôte peut faire jouer l’ordinateur.
lobby-no-computer = L’ordinateur n’y joue pas.
lobby-none-hosted = Tu n’as pas ouvert d’inscriptions ici. { $slash-team } en ouvre.

command-practice = entraînement
command-practice-description = Rejouer contre l’ordinateur à partir d’une position d’une de tes parties finies
option-ply = coup
option-ply-description = Après combien de coups et de lancers ; par défaut ta dernière décision
option-side = camp
option-side-description = Ta couleur ; par défaut celle que tu avais
more-practice = Rejouer une position
practice-how = Contre { $opponent }, tu repars d’une position où c’était à toi de jouer. { $slash-practice } te laisse aussi choisir le niveau, le camp et n’importe quelle autre position.
practice-choose = À partir d’où ?
practice-moment = { $ply } · coup { $move } · { $score } · { $name } : { $action }
practice-begins = -# Entraînement : on repart d’une position d’une partie précédente, et rien ne compte.
practice-not-yours = Tu ne peux t’entraîner que sur ce que tu as joué. { $slash-history } montre tes parties.
practice-after-the-game = Cette partie n’est pas finie. Joue-la d’abord jusqu’au bout.
practice-no-such-ply = Cette partie est plus courte. Choisis une position de 0 à { $last }.
verify-practice = C’était un entraînement à partir de la position `{ $position }`.
