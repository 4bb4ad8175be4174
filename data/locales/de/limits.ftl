replay-one-at-a-time = Ich mache dir gerade schon eine Wiederholung. Frag nach der nächsten, wenn du sie hast.
