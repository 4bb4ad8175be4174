# Die Regeln von Boulomania, Seite für Seite wie in data/rules/boulomania.toml: der Name, was dort steht, und was das Bild zeigt.

rules-boulomania-short-name = In Kürze
rules-boulomania-short =
    Zwei Teams bringen ihre Kugeln nah an das **Schweinchen** (die Zielkugel), die kleine gelbe Kugel. Zum **Legen** wirfst du 2 oder 3 Würfel: Die Summe ist die Mulde, in der deine Kugel landet, und unter 7 ist sie verloren. Zum **Schießen** auf eine Kugel des anderen Teams wirfst du 1 Würfel: Eine 5 nimmt sie weg, eine 6 setzt deine an ihren Platz. Danach spielt das Team, das nicht am nächsten liegt. Sind alle Kugeln gespielt, bekommt das nähere Team einen Punkt für jede Kugel, die näher liegt als die beste des anderen, und wer zuerst die vereinbarten Punkte hat (13, wenn nichts gesagt ist), gewinnt.
rules-boulomania-short-seen = Rot hat 5 + 6 = 11 geworfen. Die rote Kugel in 11 liegt näher am Schweinchen in 5 als die blaue in 9, also spielt Blau.

rules-boulomania-board-name = Das Brett
rules-boulomania-board =
    Kugeln liegen in den 12 großen Mulden, 7 bis 18. Das Schweinchen liegt in einer der 6 kleinen **Schweinchenmulden**, 1 bis 6.
    Gespielt wird nach oben. Geradeaus geht es 7 → 8 → 9 → 10, 14 → 13 → 12 → 11 und 15 → 16 → 17 → 18; hinter der obersten Reihe ist Aus.
    Das Schweinchen hat zwei eigene Bahnen: 3 → 2 → 1 → Aus und 4 → 5 → 6 → Aus.
    Nur die mittlere Spalte liegt **neben dem Schweinchen**: 13 neben 3 und 4, 12 neben 2 und 5, 11 neben 1 und 6.
    Wie nah eine Kugel ist: der gerade Abstand zwischen den Mitten der beiden Mulden, genau wie gezeichnet. In Zahlen: Die Spalten sind 20 auseinander, die Reihen 15; 1, 2, 3 liegen 8 links von der mittleren Spalte, 4, 5, 6 liegen 8 rechts davon.
rules-boulomania-board-seen = Das leere Brett mit dem Schweinchen in 5. Am nächsten ist Mulde 12, gleich daneben.

rules-boulomania-opening-name = Anfang und Schweinchen
rules-boulomania-opening =
    Jedes Team wirft einen Würfel. Der höhere beginnt; bei gleichen wird noch einmal geworfen.
    Das beginnende Team wirft das Schweinchen mit einem Würfel, und es liegt dann in der Schweinchenmulde mit dieser Zahl. Das geschieht von selbst: Zu wählen gibt es nichts.
    Danach spielt dasselbe Team die erste Kugel der Aufnahme. Sie wird gelegt: Solange beide Teams alle Kugeln haben, darf niemand auf das Schweinchen schießen.
rules-boulomania-opening-seen = Blau hat 6 gegen 3 geworfen und beginnt. Der Würfel für das Schweinchen zeigt 4: Es liegt in 4, und Blau legt zuerst.

rules-boulomania-pointing-name = Legen
rules-boulomania-pointing =
    Nimm 2 oder 3 Würfel. Die Summe ist die Mulde, in der die Kugel landet: Zwei Würfel reichen von 7 bis 12, drei überallhin.
    Mit einer Summe unter 7 ist die Kugel verloren.
    Manchmal lässt ein Wurf die Wahl: ein Pasch, oder ein Weg an den Pfeilen. Dann siehst du jeden Weg im Ganzen und nimmst einen; ein einziger Weg wird sofort gespielt.
rules-boulomania-pointing-seen = Blau hat mit drei Würfeln gelegt: 3 + 4 + 6 = 13. Die rote Kugel in 12 liegt immer noch näher am Schweinchen, also spielt Blau noch einmal.

rules-boulomania-pushing-name = Schieben und Pfeile
rules-boulomania-pushing =
    Liegt in der Mulde schon eine Kugel, eigene oder fremde, rückt sie eine Mulde weiter. Ist auch die besetzt, rückt deren Kugel ebenfalls weiter, und so fort. Was über die oberste Reihe hinausgeht, ist verloren.
    Drei Mulden haben **Pfeile**: Wer legt, bestimmt, wohin die geschobene Kugel geht. Von 8 nach 9 oder 12; von 13 nach 12, 9 oder 17; von 16 nach 17 oder 12. Aus allen anderen geht sie geradeaus.
    Die Pfeile gelten nur beim Legen, nie bei einem Streifschuss.
    Kugeln in Schweinchenmulden werden nie geschoben.
rules-boulomania-pushing-seen = Blau hat 2 + 6 = 8 geworfen und den Weg gewählt: Die rote Kugel geht von 8 nach 12, die rote von dort nach 11, und die blaue aus 11 ist im Aus.

rules-boulomania-pairs-name = Pasch, Schweinchenmulden
rules-boulomania-pairs =
    Zwei gleiche Würfel sind ein **Pasch**. Dann darfst du deine Kugel statt in die Mulde der Summe in die Schweinchenmulde mit dieser Zahl legen, wenn dort weder das Schweinchen noch eine Kugel liegt.
    Ein Pasch mit 1, 2 oder 3 macht weniger als 7: Er hat nur die Schweinchenmulde, und ist die besetzt, ist die Kugel verloren.
    Drei Würfel sind nie ein Pasch.
    Eine Kugel in einer Schweinchenmulde zählt wie jede andere. Sie wird nie geschoben, und ein Streifschuss tut ihr nichts.
rules-boulomania-pairs-seen = Blau hat 4 und 4 geworfen. Die Kugel darf in die Schweinchenmulde 4, oder in Mulde 8 und die rote Kugel dort nach 9 oder 12 schieben.

rules-boulomania-shooting-name = Auf eine Kugel schießen
rules-boulomania-shooting =
    Nenne eine Kugel des anderen Teams, dann wirf einen Würfel. Auf eigene kannst du nicht schießen.
    - **1, 2, 3:** daneben. Deine Kugel ist verloren.
    - **4:** ein Streifschuss. Das Ziel rückt eine Mulde geradeaus und schiebt, was dort liegt, geradeaus weiter; deine Kugel ist verloren.
    - **5:** ein Treffer. Beide Kugeln sind verloren.
    - **6:** ein Carreau. Das Ziel ist verloren, und deine Kugel nimmt seinen Platz ein.
    Liegt das Ziel in einer Schweinchenmulde, tut ihm eine 4 nichts: Nur 5 und 6 zählen.
rules-boulomania-shooting-seen = Blau hat auf die rote Kugel in 12 geschossen und eine 6 geworfen: ein Carreau. Die rote ist weg, in 12 liegt eine blaue.

rules-boulomania-grazing-name = Streifschuss neben dem Schweinchen
rules-boulomania-grazing =
    Ein Streifschuss (eine 4) auf eine Kugel gleich neben dem Schweinchen bewegt auch dieses.
    - Ziel in **13** oder **12**: Das Schweinchen rückt auf seiner Bahn eine Mulde weiter, neben 13 von 3 nach 2 oder von 4 nach 5, neben 12 von 2 nach 1 oder von 5 nach 6. Liegt in dieser Schweinchenmulde eine Kugel, bleibt es, wo es ist.
    - Ziel in **11**, das Schweinchen in 1 oder 6: Kugel und Schweinchen gehen beide ins Aus, und die Aufnahme endet sofort.
    Ein Streifschuss irgendwo anders lässt das Schweinchen in Ruhe.
rules-boulomania-grazing-seen = Streifschuss von Blau auf die rote Kugel in 12, neben dem Schweinchen. Sie rückt nach 11 und schiebt die blaue von dort ins Aus; das Schweinchen rückt von 5 nach 6.

rules-boulomania-jack-name = Auf das Schweinchen schießen
rules-boulomania-jack =
    Statt auf eine Kugel darfst du auf das Schweinchen schießen, mit einem Würfel. Nur eine **6** befördert es ins Aus. Deine Kugel ist so oder so verloren.
    Ist das Schweinchen im Aus, durch Schuss oder Streifschuss, endet die Aufnahme sofort. Es kommt darauf an, wer noch Kugeln zu spielen hat; die eben geschossene ist weg:
    - nur dein Team: ein Punkt für jede, und es beginnt die nächste Aufnahme;
    - nur das andere Team: ein Punkt für jede von seinen, und es beginnt die nächste Aufnahme;
    - beide oder keins: keine Punkte, und das Team, das diese Aufnahme begonnen hat, beginnt wieder.
rules-boulomania-jack-seen = Blau hat das Schweinchen mit einer 6 ins Aus geschossen. Rot hat keine Kugeln mehr, Blau noch 2: Das sind 2 Punkte, und Blau beginnt die nächste Aufnahme.

rules-boulomania-turns-name = Wer dran ist
rules-boulomania-turns =
    Nach jeder Kugel entscheidet, was als Erstes zutrifft:
    - niemand hat noch Kugeln: Die Aufnahme wird gezählt;
    - nur ein Team hat noch Kugeln: Es spielt sie alle;
    - das Brett ist leer: Das Team, das es mit einem Schuss auf eine Kugel geleert hat, spielt weiter; ging eine gelegte Kugel verloren oder ein Schuss auf das Schweinchen daneben, ist das andere dran;
    - ein Team hat den Punkt (seine Kugel liegt am nächsten): Das **andere** Team spielt;
    - die besten Kugeln liegen gleich nah: Das Team, das eben gespielt hat, spielt weiter, denn näher kam es nicht.
rules-boulomania-turns-seen = Die blaue Kugel in 13 liegt genauso nah am Schweinchen wie die rote in 11. Näher kam Blau nicht, also spielt Blau noch einmal.

rules-boulomania-counting-name = Zählen
rules-boulomania-counting =
    Sind alle Kugeln gespielt, wird die Aufnahme gezählt.
    Das Team, dessen Kugel am nächsten liegt, bekommt einen Punkt für jede seiner Kugeln, die näher liegt als die beste des anderen Teams. Mit 8 Kugeln sind das höchstens 8 Punkte. Hat das andere keine auf dem Brett, zählen alle.
    Das Team, das punktet, beginnt die nächste Aufnahme.
rules-boulomania-counting-seen = Die roten Kugeln in 12 und 17 liegen näher als die beste blaue in 11: 2 Punkte für Rot, es steht 7 zu 7. Rot beginnt die nächste Aufnahme.

rules-boulomania-void-name = Aufnahmen ohne Punkte
rules-boulomania-void =
    Manchmal bekommt niemand Punkte:
    - die besten Kugeln beider Teams liegen gleich nah am Schweinchen;
    - alle Kugeln sind gespielt und keine liegt auf dem Brett;
    - das Schweinchen geht ins Aus, während beide Teams noch Kugeln haben oder beide keine mehr.
    Der Stand bleibt, und das Team, das diese Aufnahme begonnen hat, beginnt auch die nächste.
rules-boulomania-void-seen = Die blaue Kugel in 11 und die rote in 13 liegen gleich nah: keine Punkte. Es bleibt beim 3 zu 5, und Rot, das diese Aufnahme begonnen hat, beginnt wieder.

rules-boulomania-winning-name = Gewinnen, Fanny
rules-boulomania-winning =
    Das Spiel ist aus, wenn ein Team nach einer Aufnahme die vereinbarten Punkte hat: 13, wenn nichts gesagt ist, 7 im kurzen Spiel. Mehr dürfen es sein.
    Eine Aufnahme wird immer zu Ende gespielt: Punkte gibt es nur, wenn sie gezählt wird oder das Schweinchen im Aus ist.
    Ein Team, das ohne einen einzigen Punkt verliert, ist **Fanny**.
rules-boulomania-winning-seen = Die letzte blaue Kugel liegt in 12 und hat den Punkt. Blau gewinnt 13 zu 0, und Rot ist Fanny.

rules-boulomania-teams-name = Teams
rules-boulomania-teams =
    Ein Team hat 1 bis 4 Spieler. Die Kugeln gehören dem Team, also haben beide gleich viele, egal wie groß sie sind.
    Die Spieler eines Teams wechseln sich ab, Kugel für Kugel, in der Reihenfolge ihres Beitritts, und so geht es in der nächsten Aufnahme weiter.
    Das Schweinchen wirft, wer danach die erste Kugel spielt.
    Wer von ihnen dran ist, steht unter dem Brett.
rules-boulomania-teams-seen = Blau hat zwei Spieler und zwei Kugeln gespielt, in 9 und 12: jeder eine. Blau hat den Punkt, also ist der nächste Spieler von Rot dran.

rules-boulomania-options-name = Optionen
rules-boulomania-options =
    Was sich vor dem Spiel vereinbaren lässt:
    - `{ option-points }`: die nötigen Punkte, von 1 bis 99 (13, wenn nichts gesagt ist);
    - `{ option-balls }`: die Kugeln jedes Teams, von 1 bis 8 (8, wenn nichts gesagt ist);
    - `{ option-length }`: Ein kurzes Spiel geht bis 7 mit je 4 Kugeln. Punkte und Kugeln, die du selbst wählst, gehen vor.
    Mit weniger Kugeln bringt eine Aufnahme weniger: nie mehr Punkte, als ein Team Kugeln hat. Alle anderen Regeln bleiben gleich.
rules-boulomania-options-seen = Ein kurzes Spiel bis 7, mit 4 Kugeln je Team. Es steht 5 zu 6.

rules-boulomania-filled-name = Was die Schachtel offen lässt
rules-boulomania-filled =
    Die gedruckten Regeln zeigen das Brett nur als Bild. Diese Anordnung, drei Spalten, hinauf, hinab und wieder hinauf nummeriert, passt zu allem, was sie darüber sagen. Die Pfeile bei 8, 13 und 16 liegen dann in einer Reihe, und die Schweinchenmulden nah an der mittleren Spalte, weil nur sie als daneben gilt.
    Sie sagen nicht, was bei gleichem Abstand gilt, was ein Streifschuss in eine besetzte Mulde tut, in welcher Reihenfolge ein Team spielt und wer nach einem Fehlschuss auf das Schweinchen bei leerem Brett dran ist. All das geht hier wie beim echten Pétanque.
    Dies ist eine Fassung von Fans, mit eigenem Brett und eigenen Worten.
rules-boulomania-filled-seen = Ein Streifschuss in eine besetzte Mulde: Die rote Kugel rückt von 8 nach 9 und schiebt die dortige nach 10.
