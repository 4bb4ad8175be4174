menu-challenge-to = Herausfordern zu …
challenge-to-what = Welches Spiel mit { $mention }?
welcome = ### 👋 Hallo, ich bin Boulo!
    Vier Brettspiele für diesen Server, gegeneinander oder gegen mich. { $slash-help } zeigt sie, oder fang gleich hier an:
welcome-owner = -# Für alle, die den Server verwalten: { $slash-settings } legt Sprache, Spielkanäle, Farben und Bedenkzeit fest. Für Threads brauche ich das Recht, öffentliche Threads zu erstellen und darin zu schreiben.
threads-on-discord = Threads gibt es nur auf Discord: Diese Seite zeigt einen einzigen Kanal. Lass `{ option-thread }` weg, um gleich hier zu spielen.
