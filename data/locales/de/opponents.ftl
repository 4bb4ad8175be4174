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

help-opponents = Der Computer spielt als { $opponents }. Mit { $slash-solo } suchst du es dir aus.
stats-opponents = Gegen den Computer: { $records }
stats-opponent = { $opponent } { $won }:{ $lost }
stats-opponent-drawn = { $opponent } { $won }:{ $lost }, { $drawn } unentschieden
opponent-introduces = { $face } **{ $name }** · Boulo ({ $level }): „{ $line }“
opponent-says = { $face } **{ $name }**: „{ $line }“

speech-easy-start-1 = Hallo! Ich lerne noch. Wollen wir?
speech-easy-start-2 = Juhu, eine Partie! Sei nett zu mir.
speech-easy-start-3 = Ich habe den ganzen Morgen geübt. Na ja, ein bisschen.
speech-easy-won-1 = Gewonnen? Ich habe wirklich gewonnen! Noch mal, bitte!
speech-easy-won-2 = Heute war das Glück bei mir. Nächstes Mal bist du dran.
speech-easy-won-3 = Das muss ich den anderen erzählen!
speech-easy-lost-1 = Gut gespielt! Das merke ich mir.
speech-easy-lost-2 = Du warst besser, und Spaß gemacht hat es trotzdem.
speech-easy-lost-3 = Nächstes Mal passe ich besser auf. Danke für die Partie!
speech-easy-drawn-1 = Unentschieden! Dann haben wir doch beide gewonnen, oder?
speech-easy-drawn-2 = Gleich gut. Das ruft nach noch einer Partie.

speech-normal-start-1 = Da bist du ja. Mal sehen, was du im Ärmel hast.
speech-normal-start-2 = Ich habe einen Plan. Und du?
speech-normal-start-3 = Viel Glück! Ich kann auch welches brauchen.
speech-normal-won-1 = Das war knapp. Noch so eine, bitte!
speech-normal-won-2 = Mein Plan ist aufgegangen, ausnahmsweise.
speech-normal-won-3 = Eine schöne Partie. Revanche, wann immer du magst.
speech-normal-lost-1 = Schön gemacht. Du hast mich durchschaut.
speech-normal-lost-2 = Verdient gewonnen. Gut gespielt!
speech-normal-lost-3 = Hut ab! Ich muss mir etwas Neues ausdenken.
speech-normal-drawn-1 = Keiner gibt nach. Das gefällt mir.
speech-normal-drawn-2 = Unentschieden, und zwar ein gutes.

speech-hard-start-1 = Gut. Spielen wir.
speech-hard-start-2 = Lass dir Zeit. Ich habe genug.
speech-hard-start-3 = Ich brumme nicht. Ich spiele.
speech-hard-won-1 = Gute Partie. Ein Fehler hat gereicht.
speech-hard-won-2 = Das war harte Arbeit. Respekt.
speech-hard-won-3 = Du hast mich ins Schwitzen gebracht.
speech-hard-lost-1 = Stark. Sehr stark.
speech-hard-lost-2 = Ehrlich geschlagen.
speech-hard-lost-3 = Daran habe ich eine Weile zu knabbern. Gut gespielt.
speech-hard-drawn-1 = Gleichstand. Auch gut.
speech-hard-drawn-2 = Keiner fällt. Guter Kampf.

speech-expert-start-1 = Eine Ehre. Möge der bessere Plan gewinnen.
speech-expert-start-2 = Willkommen. Darauf habe ich mich gefreut.
speech-expert-start-3 = Jede Partie ist eine Frage. Suchen wir die Antwort.
speech-expert-won-1 = Danke. Das waren schwierige Fragen.
speech-expert-won-2 = Eine würdige Partie. Sieh sie dir noch einmal an: Da ist etwas zu finden.
speech-expert-won-3 = Heute hatte ich das letzte Wort. Morgen, wer weiß?
speech-expert-lost-1 = Großartig. Ich verneige mich.
speech-expert-lost-2 = Das war besser als alles, was ich gesehen hatte. Glückwunsch!
speech-expert-lost-3 = Man lernt in jedem Alter. Danke für die Lektion.
speech-expert-drawn-1 = Auch das Gleichgewicht ist schön.
speech-expert-drawn-2 = Da ging nichts mehr. Ein schönes Unentschieden.
