menu-challenge-to = Défier à…
challenge-to-what = Quel jeu avec { $mention } ?
welcome = ### 👋 Bonjour, je suis Boulo !
    Quatre jeux de société pour ce serveur, entre membres ou contre moi. { $slash-help } les montre, ou commence ici même :
welcome-owner = -# Pour qui gère le serveur : { $slash-settings } règle la langue, les salons où l’on joue, les couleurs et le temps par coup. Pour les fils, il me faut le droit de créer des fils publics et d’y écrire.
threads-on-discord = Les fils sont pour Discord : cette page ne montre qu’un salon. Laisse `{ option-thread }` de côté pour jouer ici même.
