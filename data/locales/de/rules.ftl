# Die Seiten der Regeln, bei jedem Spiel. In rules-<Spiel>.ftl steht, was jede Seite sagt.

rules-heading = ### { $game }: { $name }
rules-seen = **Im Bild:** { $seen }
rules-choice = { $number }. { $name }
rules-menu = Andere Seite …
option-topic = seite
option-topic-description = Was du wissen willst; ohne Angabe das Spiel in Kürze
