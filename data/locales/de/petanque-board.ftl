# Der Platz von La Pétanque aux dés in Worten, neben dem, was beide Würfel-Pétanques sagen. $who ist you, A (blau) oder B (rot).

petanque-board-name = La Pétanque aux dés.
petanque-board-now-corner = { $who ->
    [you] Du hast das Schweinchen in { $place } geworfen und wählst seine Ecke; die erste Kugel rollt gleich mit.
    [A] Blau hat das Schweinchen in { $place } geworfen und wählt seine Ecke; die erste Kugel rollt gleich mit.
   *[B] Rot hat das Schweinchen in { $place } geworfen und wählt seine Ecke; die erste Kugel rollt gleich mit.
}
petanque-board-corner-a = Ecke a (vorne links)
petanque-board-corner-b = Ecke b (vorne rechts)
petanque-board-corner-c = Ecke c (hinten links)
petanque-board-corner-d = Ecke d (hinten rechts)
petanque-board-jack = Schweinchen in { $place }, { $corner }.
petanque-board-places = { $count ->
    [one] die Kugel in Feld { $places }
   *[other] die Kugeln in den Feldern { $places }
}
petanque-board-measured = Die nächste zuerst, in Feldern vom Schweinchen: { $balls }.
petanque-board-nearer = Freie Felder, die näher am Schweinchen sind als jede Kugel: { $places }.
petanque-board-choice = { $corner }: Am nächsten liegen die Felder { $cells }.
petanque-board-layout =
    Der Platz hat 36 Felder: Die Längen 1 bis 6 führen von dir weg, die Breiten 1 bis 6 von links nach rechts. Feld 3-4 ist Länge 3, Breite 4.
    Eine Kugel liegt in der Mitte ihres Feldes, das Schweinchen in einer der vier Ecken: a vorne links, b vorne rechts, c hinten links, d hinten rechts.
    Du legst mit zwei Würfeln: Der schwarze gibt die Länge, der weiße die Breite. Eine Kugel, die dort liegt, rückt ein Feld in der Länge weiter und schiebt die nächste; hinter Länge 6 ist sie verloren.
    Entfernungen sind in Feldern gemessen. Von zwei gleich nahen Kugeln ist die näher, die schon länger dort liegt.
