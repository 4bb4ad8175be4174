# Die Regeln von Carami, Seite für Seite wie in data/rules/carami.toml: der Name, was dort steht, und was das Bild zeigt.

rules-carami-short-name = In Kürze
rules-carami-short =
    Zieh deine Murmeln Schritt für Schritt vor bis zur Grundlinie des anderen: Jedes Feld dort zählt 10, 5 oder 1. Du darfst über fremde Murmeln springen, und überspringst du zwei oder mehr in einem Zug, sind sie alle geschlagen, für je 2 Punkte. Liegen drei deiner Murmeln auf dem Band in der Mitte, gehen die äußeren zwei auf deine Rampen, von denen sie zu den Zehnern rollen können. Wer die Grundlinie erreicht, zieht noch einmal. Ist eine Grundlinie voll mit Murmeln des anderen oder kommt niemand mehr voran, gewinnt, wer mehr Punkte hat.
rules-carami-short-seen = Der erste Zug: Blau ist von c3 nach c4 gezogen, auf das Band. Jetzt zieht Rot.

rules-carami-board-name = Das Brett
rules-carami-board =
    Spalten a bis e, Reihen 1 bis 7. Das Lager von Blau sind die Reihen 1 bis 3, das von Rot die Reihen 5 bis 7; am Anfang sind beide voll, mit je 15 Murmeln.
    Reihe 4 hat nur drei Felder, das **Band**: b4, c4, d4. Über die Mauern daneben kommt niemand.
    Blau spielt nach oben bis Reihe 7, Rot nach unten bis Reihe 1: die **Grundlinie** des anderen. Von a bis e zählt sie 10, 5, 1, 5, 10.
    Beide haben vier **Rampen** hinter der Grundlinie des anderen: Die beiden Außenrampen, bei a und e, führen zu den Zehnern, die beiden Innenrampen, bei b und d, zu den Fünfern.
rules-carami-board-seen = Der Anfang: Blau unten, Rot oben, dazwischen das leere Band und an beiden Enden die leeren Rampen.

rules-carami-moving-name = Ziehen
rules-carami-moving =
    Wer dran ist, macht einen Zug mit einer Murmel: Schritt, Sprung oder Rollen von einer Rampe.
    Ein **Schritt** geht ein Feld vor, gerade oder schräg, auf ein freies Feld. Zurück geht es nie.
    Aus den äußeren Spalten führt nur ein schräger Schritt auf das Band.
    Wer ziehen kann, muss ziehen.
rules-carami-moving-seen = Blau ist schräg von e3 nach d4 gezogen, auf das Band. Gerade vor e3 steht die Mauer.

rules-carami-defence-name = Verteidigen
rules-carami-defence =
    Eine Murmel auf der **eigenen** Grundlinie darf auch ein Feld zur Seite ziehen, die Linie entlang.
    Sonst gibt es nirgends einen Schritt zur Seite.
    Ein solcher Schritt ist kein Fortschritt.
rules-carami-defence-seen = Blau ist auf der eigenen Grundlinie zur Seite gezogen, von a1 nach b1.

rules-carami-jumping-name = Springen
rules-carami-jumping =
    Eine Murmel darf nach vorn, schräg nach vorn oder zur Seite springen, über eine lückenlose Reihe aus einer oder mehreren **fremden** Murmeln, und landet auf dem freien Feld gleich dahinter.
    Über eigene Murmeln springt sie nie, und nie zurück.
    Wird im ganzen Zug nur eine übersprungen, geschieht ihr nichts: Sie bleibt.
rules-carami-jumping-seen = Rot ist von d5 über die blaue Murmel auf d4 nach d3 gesprungen. Es war nur eine, also bleibt sie: 0 zu 0.

rules-carami-taking-name = Schlagen
rules-carami-taking =
    Überspringst du in einem Zug zwei oder mehr Murmeln, sind sie **alle** geschlagen: je 2 Punkte.
    Egal ist, ob sie in einer Reihe lagen oder nacheinander übersprungen wurden.
    Vom Brett kommen sie, wenn der Zug vorbei ist.
rules-carami-taking-seen = Rot ist von a6 über drei blaue Murmeln nach e2 gesprungen und über drei weitere nach a2. Alle sechs sind geschlagen: 12 Punkte.

rules-carami-chain-name = Weiterspringen
rules-carami-chain =
    Nach einem Sprung darf dieselbe Murmel weiterspringen, auch in eine andere Richtung, und nach jedem Sprung aufhören.
    Keine Murmel wird in einem Zug zweimal übersprungen: Sie steht im Weg, bis der Zug vorbei ist. Auf keinem Feld landet man zweimal.
    Ein Sprung, der die Grundlinie des anderen erreicht, beendet den Zug.
rules-carami-chain-seen = Die rote Murmel ist in einem Zug fünfmal gesprungen, von e6 nach c6, a6, c4, e2 und b2, und hat sechs Murmeln geschlagen.

rules-carami-band-name = Das Band, erstes Mal
rules-carami-band =
    Liegen nach deinem Zug drei deiner Murmeln auf dem Band, gehen die äußeren zwei von selbst auf deine Rampen; die mittlere bleibt auf c4.
    Beim **ersten** Mal gehen sie auf die Rampen zu den Zehnern: von b4 auf die linke Außenrampe, von d4 auf die rechte.
    Punkte gibt das noch nicht: Von der Rampe braucht es einen eigenen Zug.
rules-carami-band-seen = Blau ist von a3 nach b4 gezogen, und das Band war voll. Die Murmeln von b4 und d4 warten jetzt auf den beiden Außenrampen.

rules-carami-second-name = Das Band, zweites Mal
rules-carami-second =
    Beim **zweiten** Mal, wenn du das Band füllst, gehen die äußeren zwei auf die Rampen zu den Fünfern: von b4 auf die linke Innenrampe, von d4 auf die rechte.
    Danach bringt dir das Band nichts mehr: Drei Murmeln darauf bleiben einfach liegen.
    Jede Seite zählt dabei für sich.
rules-carami-second-seen = Rot hat das Band zum zweiten Mal gefüllt: Die Murmeln von b4 und d4 sind auf die beiden Innenrampen gegangen.

rules-carami-ramps-name = Rampen
rules-carami-ramps =
    Eine Murmel auf einer Rampe darf auf das Feld davor rollen, wenn es frei ist. Das ist ein eigener Zug.
    Nur so erreicht man die **Zehner**: Kein Schritt und kein Sprung von dir endet auf a oder e der Grundlinie des anderen.
    Eine Murmel, die noch auf einer Rampe wartet, zählt nichts, auch am Ende nicht.
    Schlagen kann sie dort niemand.
rules-carami-ramps-seen = Blau ist von der rechten Außenrampe nach e7 gerollt, das frei war: 10 Punkte. Die Murmel auf der linken Außenrampe muss warten, bis a7 frei ist.

rules-carami-line-name = Auf der Grundlinie
rules-carami-line =
    Eine Murmel auf der Grundlinie des anderen hat die Punkte ihres Feldes: 10, 5, 1, 5, 10.
    Sie zieht nicht mehr.
    Aber sie kann dort noch übersprungen und mit anderen geschlagen werden: Dann sind ihre Punkte weg.
rules-carami-line-seen = Zwei rote Murmeln hatten d1 und b1 erreicht. Blau ist von e1 nach c1 und weiter nach a1 gesprungen und hat beide geschlagen: Rot hat nur noch 10, Blau 21.

rules-carami-again-name = Noch einmal ziehen
rules-carami-again =
    Wer eine Murmel auf die Grundlinie des anderen bringt, zieht sofort noch einmal: nach Schritt, Sprung oder Rampe, und **jedes** Mal.
    Ist dann nichts zu ziehen, ist die andere Seite dran.
rules-carami-again-seen = Blau hat c7 für 1 Punkt erreicht und zieht noch einmal.

rules-carami-blocked-name = Blockiert
rules-carami-blocked =
    Wer nicht ziehen kann, setzt aus. Das geschieht von selbst, und freiwillig aussetzen kann niemand.
    Die andere Seite zieht weiter, bis es wieder einen Zug gibt.
    Können beide nicht ziehen, ist das Spiel aus.
rules-carami-blocked-seen = Nach dem Schritt von Blau von c5 nach b6 kann keine rote Murmel ziehen. Rot setzt aus, und Blau zieht noch einmal.

rules-carami-end-name = Ende des Spiels
rules-carami-end =
    Das Spiel ist aus, sobald eines davon eintritt:
    - auf einer Grundlinie liegen fünf Murmeln des anderen;
    - niemand kann ziehen;
    - 20 Züge hintereinander brachten keinen Fortschritt.
    Wer mehr Punkte hat, gewinnt, egal wer die Linie gefüllt hat. Bei gleichen Punkten ist es unentschieden.
rules-carami-end-seen = Blau ist nach b7 gezogen und hat fünf Murmeln auf der Grundlinie von Rot. Es ist aus, 49 zu 42 für Blau.

rules-carami-progress-name = Fortschritt
rules-carami-progress =
    20 Züge hintereinander ohne Fortschritt beenden das Spiel; die Züge beider zählen zusammen.
    Als **Fortschritt** gilt, wenn eine Murmel die Reihe wechselt, eine Rampe verlässt oder wenn Murmeln geschlagen werden. Dann beginnt das Zählen wieder bei 0.
    Kein Fortschritt sind nur der Schritt zur Seite auf der eigenen Grundlinie und ein Sprung, der in derselben Reihe endet und nichts schlägt.
rules-carami-progress-seen = Der Schritt von Blau von a1 nach b1 war der 20. Zug hintereinander ohne Fortschritt. Es ist aus, 17 zu 15 für Blau.

rules-carami-counting-name = Punkte
rules-carami-counting =
    Deine Punkte: deine Murmeln auf der Grundlinie des anderen, jede mit dem Wert ihres Feldes, und 2 für jede Murmel, die du geschlagen hast.
    Murmeln auf Rampen zählen nichts. Auch sonst zählt nichts auf dem Brett.
    Wer mehr Punkte hat, gewinnt; bei gleichen Punkten ist es unentschieden.
rules-carami-counting-seen = Blau hat 1 Punkt auf c7 und 4 für zwei geschlagene Murmeln, zusammen 5. Die zwei blauen Murmeln auf Rampen zählen noch nichts. Rot hat 22.

rules-carami-start-name = Wer beginnt, Optionen
rules-carami-start =
    Wer beginnt, wird ausgelost, mit den fairen Würfeln der Partie, und spielt Blau. Bei der Revanche beginnt die andere Seite.
    Mit `{ option-begin }` kannst du wählen, wer beginnt, in einer Partie ohne Wertung.
    Carami ist für zwei. Im Spiel gibt es keine Würfel und keine Teams.
rules-carami-start-seen = Der Anfang einer Partie. Das Los fiel auf Blau, und nur die Murmeln in Reihe 3 können einen Schritt machen.

rules-carami-filled-name = Was die Schachtel offen lässt
rules-carami-filled =
    Die gedruckten Regeln zeigen das Brett nur als Bild. Fünf Spalten mit 10, 5, 1, 5, 10, je drei Reihen Murmeln und ein Band mit drei Feldern passen zu allem, was sie sagen; ohne schräge Schritte kämen die äußeren Murmeln nicht auf das Band.
    Diese Fassung legt fest: Eine ganze Reihe darf auf einmal übersprungen werden, wer nicht ziehen kann, setzt aus, und nach 20 Zügen ohne Fortschritt ist Schluss, weil man sonst endlos zur Seite ziehen könnte. Wer beginnt, wird ausgelost.
    Dies ist eine Fassung von Fans, mit eigenem Brett und eigenen Worten.
rules-carami-filled-seen = Rot hat eine ganze Reihe auf einmal übersprungen, von a6 über b5, c4 und d3 nach e2, und alle drei geschlagen.
