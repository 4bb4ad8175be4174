game-boulomania = Boulomania
game-petanque = La Pétanque aux dés
game-boomerang = Boomerang
game-carami = Carami

level-easy = leicht
level-normal = normal
level-hard = schwer
level-expert = Experte
length-quick = kurz
length-classic = klassisch
choice-here = hier
choice-everywhere = überall

board-headline = ### { $game } · 🔵 { $a } { $own } : { $other } { $b } 🔴
board-turn = { $mention }, du bist dran.
board-turn-corner = { $mention }, wähle eine Ecke für das Schweinchen; die erste Kugel rollt gleich mit.
board-turn-corner-again = { $mention }, wähle eine Ecke für das Schweinchen.
board-turn-land = { $mention }, wähle, wohin die Kugel geht.
board-numbers = Die Zahlen auf Weiß im Bild zeigen die Reihenfolge dieser Züge.
board-turn-computer = { $name } überlegt …
board-over = Lust auf eine Revanche? { $slash-rematch }
board-retired = [Das Brett]({ $link }) ist weiter unten.

challenge-anybody = 🎯 { $name } hat Lust auf { $game }. Wer spielt mit?
challenge-member = 🎯 { $mention }, { $name } fordert dich zu einer Partie { $game } heraus.
challenge-accept = Annehmen
challenge-decline = Ablehnen
challenge-withdraw = Zurückziehen
challenge-accept-done = { $name } nimmt an. Viel Spaß!
challenge-decline-done = { $name } möchte gerade nicht spielen.
challenge-withdraw-done = { $name } hat die Herausforderung zurückgezogen.
challenge-gone = Diese Herausforderung ist nicht mehr offen. Mit { $slash-challenge } startest du eine neue.
challenge-yourself = Du kannst nicht gegen dich selbst spielen. Mit { $slash-solo } spielst du gegen den Computer.
challenge-a-bot = Bots spielen hier nicht mit. Mit { $slash-solo } spielst du gegen den Computer.
challenge-just-made = Diese Herausforderung hast du gerade erst gestellt; sie wartet auf eine Antwort.
challenge-from-them = { $name } hat dich gerade zur gleichen Partie herausgefordert. Nimm die Herausforderung an: Sie wartet in diesem Kanal.
challenge-not-for-you = Diese Herausforderung gilt jemand anderem. Mit { $slash-challenge } startest du deine eigene.
challenge-not-yours-to-withdraw = Nur wer die Herausforderung gestartet hat, kann sie zurückziehen.

start-solo = Gegen den Computer spielen
start-open = Mitspieler suchen

no-table = In diesem Kanal läuft gerade keine Partie. Lust auf eine?
channel-taken = In diesem Kanal läuft schon eine Partie: { $slash-board } zeigt sie. Für eine weitere nimm einen anderen Kanal oder einen Thread.
may-not-post = Ich darf hier kein Brett posten. Bitte jemanden, der den Server verwaltet, mich in diesem Kanal Nachrichten senden und Dateien anhängen zu lassen.
not-your-table = Du spielst an diesem Tisch nicht mit. Starte mit { $slash-challenge } eine eigene Partie in einem anderen Kanal.
not-your-turn = { $name } ist dran.
out-of-date = Dieses Brett ist veraltet. Hier ist das aktuelle.
earlier-rules = Diese Partie wurde nach früheren Regeln begonnen und kann nicht weitergehen. Gib sie auf oder lass sie abräumen und beginne eine neue.
by-earlier-rules = Diese Partie wurde nach früheren Regeln gespielt und lässt sich nach den heutigen nicht nachspielen. Das Ergebnis bleibt, wie es war.
game-over = Diese Partie ist vorbei. Lust auf eine Revanche? { $slash-rematch }
refused = Das geht gerade nicht. Die Knöpfe unter dem Brett zeigen, was geht.
not-saved = Ich komme gerade nicht an meine Notizen, und nichts ist gespeichert. Versuch es gleich noch einmal.
saved-not-shown = Alles ist gespeichert, aber ich konnte das Brett noch nicht zeigen. Es folgt, sobald Discord mich lässt; { $slash-board } zeigt es auch.
went-wrong = Bei uns ist etwas schiefgegangen. Nichts ist verloren: Versuch es noch einmal oder schau mit { $slash-board } nach.

refused-pit-is-empty = In Mulde { $pit } liegt keine Kugel. Such dir ein anderes Ziel aus.
refused-first-ball-is-pointed = Die erste Kugel einer Aufnahme wird gelegt. Auf das Schweinchen kannst du erst danach schießen.
refused-own-ball = Das ist deine eigene Kugel. Schießen kannst du nur auf Kugeln des anderen Teams.
refused-cell-is-empty = In Feld { $cell } liegt keine Kugel. Wähle ein anderes Ziel.
refused-no-such-cell = Ein Feld { $cell } gibt es auf diesem Brett nicht.
refused-no-such-pit = Mulde { $pit } gibt es nicht. Die Mulden haben die Nummern 1 bis 18.
refused-no-such-way = Mit { $dice } kann die Kugel diesen Weg nicht nehmen. Die Knöpfe zeigen, welche Wege offen sind.
refused-unknown-action = Dieser Zug ist gerade nicht möglich. Die Knöpfe unter dem Brett zeigen, welche es sind.
refused-not-a-roll = So können die Würfel gerade nicht fallen.
refused-game-over = Diese Partie ist vorbei: Niemand kann mehr ziehen.

resign-sure = Möchtest du diese Partie wirklich aufgeben?
resign-yes = Aufgeben
resign-done = Du hast aufgegeben.

leaders-here = **Rangliste dieses Servers**
leaders-everywhere = **Rangliste aller Server**
leaders-none = Die Rangliste ist noch leer. Es zählen Partien zwischen Mitgliedern: Mit { $slash-challenge } startest du eine.
leaders-none-everywhere = In der Rangliste aller Server steht noch niemand.
leaders-enough = Hier steht, wer gewertete Partien gegen mindestens { $count } verschiedene Mitglieder gespielt hat.
leaders-missing = Dir { $count ->
    [one] fehlt noch ein neuer Gegner
   *[other] fehlen noch { $count } neue Gegner
}.
leader-unnamed = Mitglied { $number }
rating = { $points } (geschätzt { $estimate } ± { $uncertainty })
rating-provisional = { $points } (geschätzt { $estimate } ± { $uncertainty }, vorläufig)
rating-meaning = Die Wertung ist das untere Ende einer Schätzung: die geschätzte Stärke abzüglich ihrer Unsicherheit, die mit jeder Partie kleiner wird. Alle beginnen mit 1200.
leader = { $rank }. { $name } · { $rating } · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}
stats-none = { $name } hat noch keine gewertete Partie beendet.
stats = **{ $name }** · Wertung { $rating } · alle Server
stats-here = Dieser Server: Wertung { $rating } · Partien { $games } · Siege { $wins }
stats-missing = Für die Rangliste aller Server { $count ->
    [one] fehlt noch ein anderer Gegner
   *[other] fehlen noch { $count } andere Gegner
}.
way-point2 = mit zwei Würfeln legen
way-point3 = mit drei Würfeln legen
way-point = legen
way-shoot = schießen

page-before = Zurück
page-after = Weiter

choose = Wähle einen Zug …
choose-move = { $group }: wohin?
stats-games = Partien { $games } · Siege { $wins }
stats-boules = Gewonnene Aufnahmen { $ends } · Carreaux { $carreaux } · verteilte Fannys { $fannies } · am liebsten: { $favourite }
stats-form = Form: { $form }
refused-place-is-empty = Auf { $place } liegt keine Murmel.
refused-not-your-marble = Die Murmel auf { $place } gehört dir nicht.
refused-place-taken = { $place } ist besetzt.
refused-never-backward = Eine Murmel zieht nie zurück.
refused-no-step-sideways = Nur eine Murmel auf der eigenen Grundlinie zieht zur Seite, um ein Feld.
refused-too-far = { $end } liegt nicht einen Schritt vor { $start }.
refused-ramp-only = Nach { $place } führt nur eine Rampe.
refused-already-arrived = Eine Murmel, die { $place } erreicht hat, zieht nicht mehr.
refused-nothing-to-jump = Von { $start } nach { $end } gibt es keine Reihe zum Überspringen.
refused-ramp-is-empty = Auf { $place } ist keine deiner Murmeln.
refused-no-such-place = Ein Feld { $place } gibt es auf diesem Brett nicht.
refused-ramp-leads-elsewhere = Von { $start } rollt eine Murmel nach { $end } und nirgendwohin sonst.
refused-overlaps = Dort liegt schon ein anderes Teil.
refused-sticks-out = Es würde über das Brett hinausragen. Dreh es oder leg es woandershin.
refused-must-touch-other-colour = Es muss ein Teil der anderen Farbe mit einer Seite berühren.
refused-touches-by-corner-only = Es berührt die andere Farbe nur mit einer Ecke. Es muss eine Seite sein.
refused-none-left = Du hast kein Teil { $piece } mehr.
refused-no-such-rotation = So lässt sich { $piece } nicht drehen.
command-replay = replay
command-replay-description = Eine beendete Partie als bewegtes Bild
replay-after-the-game = Das Replay gibt es, wenn die Partie vorbei ist.
replay-nothing = In dieser Partie wurde nichts gespielt.
command-describe = beschreiben
command-describe-description = Die Stellung in Worten, nur für dich

board-deadline = Die Bedenkzeit endet { $when }.
clock-none = ohne Zeitlimit
clock-quick = 2 Minuten je Zug
clock-day = 1 Tag je Zug
clock-week = 1 Woche je Zug
option-clock = bedenkzeit
option-clock-description = Wie lange ein Zug dauern darf; wer länger braucht, verliert
option-thread = thread
option-thread-description = In einem eigenen Thread spielen
challenge-clock = Bedenkzeit: { $clock }.
challenge-unrated = Diese Partie ist kürzer als die Länge „kurz“ und wird nicht gewertet.
challenge-uneven = Weil gewählt wurde, wer beginnt, wird diese Partie nicht gewertet.
challenge-begin-lot = Wer beginnt, wird ausgelost.
challenge-begin = { $name } beginnt.
challenge-begin-other = Wer annimmt, beginnt.
option-begin = beginnt
option-begin-description = Wer beginnt; bei einer gewerteten Partie entscheidet immer das Los
begin-lot = das Los
begin-me = ich
begin-other = die andere Seite
alone-here = Hier ist sonst niemand. Mit { $slash-solo } spielst du gegen den Computer; Mitglieder forderst du auf einem Server heraus.
not-in-this-channel = Auf diesem Server wird in { $channels } gespielt.
no-thread-here = Einen Thread kann ich nur in einem Textkanal öffnen. Ohne die Option `{ option-thread }` wird gleich hier gespielt.
may-not-open-threads = Ich darf hier keine Threads öffnen. Spiel ohne, oder bitte jemanden, der den Server verwaltet, mich öffentliche Threads erstellen und darin schreiben zu lassen.
may-not-post-by-myself = Discord lässt mich hier nicht von selbst schreiben. Schreib mir eine Direktnachricht und spiel dort { $slash-solo }, oder bitte jemanden, der den Server verwaltet, mich hinzuzufügen.
may-not-connect = Ich darf im Chat dieses Sprachkanals kein Brett posten. Bitte jemanden, der den Server verwaltet, mich mit dem Kanal verbinden zu lassen.
not-among-media = In einem Medienkanal wird nicht gespielt. Spiel in einem Textkanal, in einem Thread oder in einem Forumsbeitrag.
not-let-in = Ich bin noch nicht in diesem privaten Thread. Erwähne mich hier, dann bin ich dabei, und versuch es noch einmal.
thread-name = { $game }: { $a } – { $b }
