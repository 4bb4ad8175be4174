replay-one-at-a-time = Ich mache dir gerade schon ein Replay. Frag nach dem nächsten, wenn du es hast.
limit-challenge = Das waren viele Herausforderungen hintereinander. Die nächste kannst du { $when } schicken.
limit-ping = Du hast dieses Mitglied schon mehrmals herausgefordert: Gib ihm Zeit für eine Antwort. Du kannst es { $when } wieder versuchen.
limit-offer = Das waren viele Angebote hintereinander. Das nächste kannst du { $when } machen.
limit-board = Das Brett war vorerst oft genug zu sehen. Du kannst es { $when } wieder nach unten holen.
limit-replay = Das waren viele Replays hintereinander. Nach dem nächsten kannst du { $when } fragen.
limit-look = Das war viel zum Anschauen in kurzer Zeit. Du kannst { $when } weitermachen.
alone-enough = Du spielst schon in { $channels } gegen den Computer. Spiel eine dieser Partien zu Ende oder gib dort mit { $slash-resign } eine auf, dann kannst du eine neue beginnen.
