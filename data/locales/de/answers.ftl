failed = Bei uns ist etwas schiefgegangen. Nichts ist verloren: Versuch es gleich noch einmal.
