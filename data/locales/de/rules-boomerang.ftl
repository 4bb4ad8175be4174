# Die Regeln von Boomerang, Seite für Seite wie in data/rules/boomerang.toml: der Name, was dort steht, und was das Bild zeigt.

rules-boomerang-short-name = In Kürze
rules-boomerang-short =
    Beide haben die gleichen 13 Teile, und ein Teil ist so viele Punkte wert, wie es Felder hat. Gelegt wird abwechselnd, immer eins. Es muss ein Teil der anderen Farbe mit einer Seite berühren, und jedes Teil der anderen Farbe, das es berührt, wird auf deine Farbe umgedreht. Kann niemand mehr etwas legen, hast du die Punkte aller Teile, die deine Farbe zeigen, und derer, die der anderen Seite übrig geblieben sind. Zusammen sind das 88: Mit mehr als 44 gewinnst du.
rules-boomerang-short-seen = Rot hat das große T an das erste Teil von Blau gelegt, das dadurch rot wird. Es steht 39 zu 49.

rules-boomerang-pieces-name = Brett und Teile
rules-boomerang-pieces =
    Das Brett hat 10 Spalten, a bis j, und 9 Reihen, von unten 1 bis 9.
    Beide haben die gleichen 13 Teile, zusammen 44 Punkte. Der Buchstabe des Kurznamens ist die Form, die Zahl sind Felder und Punkte:
    - der Einer und die Balken: I1 (zweimal), I2 (zweimal), I3, I4;
    - der kleine und der große Winkel mit gleichen Armen: V3, V5; das Quadrat: O4; das U, 3 breit und 2 hoch: U5; das Kreuz: X5;
    - das kleine und das große T: T4 und T5, ein Balken aus 3 mit einem Fuß aus 1 oder 2.
    Ein gelegtes Teil bleibt, wo es ist. Teile liegen nicht übereinander, und keins ragt über den Rand.
rules-boomerang-pieces-seen = Ein neues Spiel. Was beide noch haben, steht neben dem Brett: je 13 Teile, 44 Punkte.

rules-boomerang-rotating-name = Drehen
rules-boomerang-rotating =
    Vor dem Legen darfst du ein Teil in Vierteldrehungen drehen, gegen den Uhrzeigersinn. Danach bleibt es, wie es liegt. Ungedreht liegen gerade Teile flach, ein T hat den Balken unten und den Fuß nach oben, U5 ist oben offen, und V3 und V5 haben ihren Winkel unten links.
    I1, O4 und X5 sehen von allen Seiten gleich aus. I2, I3 und I4 liegen oder stehen. Alle anderen haben vier Lagen.
    Wo ein Teil liegt, sagt die linke untere Ecke des Rahmens um das Teil, auch wenn es diese Ecke nicht füllt.
rules-boomerang-rotating-seen = Blau hat sein V5 dreimal gedreht und mit dem Rahmen bei f6 gelegt. Es berührt die beiden roten Teile links: Beide werden blau.

rules-boomerang-touching-name = Die andere Farbe berühren
rules-boomerang-touching =
    Das allererste Teil darf überall liegen.
    Danach muss jedes Teil mindestens ein Teil der anderen Farbe mit einer Seite berühren. Eine Ecke zählt nicht.
    Es kommt auf die Farbe an, die jetzt zu sehen ist, nicht darauf, wer das Teil gelegt hat.
rules-boomerang-touching-seen = Blau denkt an das I1 auf b4. Es würde Rot nur mit einer Ecke berühren und kann dort nicht liegen.

rules-boomerang-own-name = Eigene berühren
rules-boomerang-own =
    Ein Teil darf auch Teile deiner eigenen Farbe berühren. Mit denen geschieht nichts.
    Aber das genügt nicht: Auch eins der anderen Farbe muss berührt werden.
rules-boomerang-own-seen = Das Quadrat von Rot bei a1 berührt den eigenen großen Winkel bei c2, der rot bleibt, und das blaue I2 bei c1, das umgedreht wird.

rules-boomerang-turning-name = Umdrehen
rules-boomerang-turning =
    Umgedreht wird **jedes** Teil der anderen Farbe, das dein Teil mit einer Seite berührt: Es zeigt nun deine Farbe. Auslassen kannst du keins.
    Das geschieht an Ort und Stelle; nichts wird verschoben. Teile, die nur von umgedrehten berührt werden, bleiben, wie sie sind.
    Ein Teil kann immer wieder umgedreht werden, hin und her.
rules-boomerang-turning-seen = Rot hat V3 bei g3 gelegt. Es berührt drei blaue Teile, T5, I4 und O4: Alle drei werden rot. Es steht 40 zu 48.

rules-boomerang-closed-name = Eingeschlossen
rules-boomerang-closed =
    Ein Teil, an dessen Seiten kein Feld mehr frei ist, kann nicht mehr berührt werden. Es behält seine Farbe endgültig, und seine Punkte sind sicher.
    Das Brett kennzeichnet solche Teile. Auch der Rand des Bretts schließt ein.
rules-boomerang-closed-seen = Blau hat I2 aufrecht bei d7 gelegt. Neben ihm und dem I1 bei e7 ist kein Feld mehr frei: Beide bleiben endgültig blau.

rules-boomerang-passing-name = Aussetzen
rules-boomerang-passing =
    Wer keins seiner Teile legen kann, setzt aus. Das geschieht von selbst, und freiwillig aussetzen kann niemand.
    Die andere Seite spielt allein weiter, solange etwas passt. Sobald aber von dem, der ausgesetzt hat, wieder etwas passt, ist diese Seite dran.
    Können beide nichts mehr legen, ist das Spiel aus.
rules-boomerang-passing-seen = Nach dem I1 von Blau bei b3 passt von Rot nichts mehr. Rot setzt aus, und Blau spielt noch einmal.

rules-boomerang-counting-name = Zählen
rules-boomerang-counting =
    Du hast die Punkte aller Teile auf dem Brett, die deine Farbe zeigen, egal wer sie gelegt hat. Dazu kommen die Teile, die die **andere** Seite nicht gelegt hat.
    Die Punkte beider ergeben immer 88, auch während des Spiels: Was die andere Seite noch hat, zählt für dich, bis sie es legt.
    Mit mehr als 44 Punkten gewinnst du.
    Leg große Teile also früh: Kleine passen am Ende fast überall.
rules-boomerang-counting-seen = Niemand kann mehr legen. Rot bleiben T4 und X5 übrig: Diese 9 Punkte gehen an Blau, das 66 zu 22 gewinnt.

rules-boomerang-draw-name = 44 zu 44
rules-boomerang-draw =
    Haben beide am Ende 44 Punkte, ist das Spiel unentschieden. Einen Stichentscheid gibt es nicht.
rules-boomerang-draw-seen = Alle 26 Teile liegen auf dem Brett, und beide Farben zeigen 44 Punkte: unentschieden.

rules-boomerang-start-name = Wer beginnt, Optionen
rules-boomerang-start =
    Wer beginnt, wird ausgelost, mit den fairen Würfeln der Partie, und spielt Blau. Bei der Revanche beginnt die andere Seite.
    Mit `{ option-begin }` kannst du wählen, wer beginnt, in einer Partie ohne Wertung.
    Mit `{ option-racks }` kannst du mit verdeckten Teilen spielen: Die nächste Seite erklärt es.
    Boomerang ist für zwei. Im Spiel gibt es keine Würfel und keine Teams.
rules-boomerang-start-seen = Das Los fiel auf Blau, und Blau hat U5 in die obersten Reihen gelegt. Jetzt muss Rot es berühren.

rules-boomerang-hidden-name = Verdeckte Teile
rules-boomerang-hidden =
    Die Schachtel rät, zu verbergen, was du noch hast. Mit `{ option-racks }` zeigt das Brett nur, wie viele Teile jede Seite noch hat; deine sind hinter einem Knopf, den nur du öffnen kannst.
    Wer mitzählt, weiß es ohnehin: Beide beginnen mit den gleichen 13, und alles Gelegte ist zu sehen.
    Der Computer und die Tipps haben davon keinen Vorteil: Wie jeder, der mitzählt, wissen sie, was beide noch haben, und spielen so oder so gleich.
    Ist nichts gesagt, sehen alle sämtliche Teile.
rules-boomerang-hidden-seen = Eine Partie mit verdeckten Teilen: Neben dem Brett stehen nur Zahlen, 7 für Blau und 7 für Rot.

rules-boomerang-filled-name = Was die Schachtel offen lässt
rules-boomerang-filled =
    Die Formen der Teile kennt man nur von Bildern. Diese passen zu allem, was die gedruckten Regeln sagen: 13 Teile, die 44 zählen, darunter ein Quadrat, ein T und ein Kreuz. Ein Teil wird auf seinem Platz umgedreht, also ist jedes sein eigenes Spiegelbild. 13 verschiedene wären mehr als 44 wert, darum gibt es die zwei kleinsten doppelt.
    Auch die Größe des Bretts ist eine Wahl: Seine 90 Felder fassen gerade alle 88. Meist finden etwa 8 Punkte keinen Platz; auf 10 mal 10 passte fast alles.
    Dies ist eine Fassung von Fans, mit eigenem Brett und eigenen Worten.
rules-boomerang-filled-seen = Das Kreuz X5 bei d4: Umgedreht bedeckt es genau dieselben Felder.
