command-draw = remis
command-draw-description = Der anderen Seite ein Remis anbieten
command-takeback = zurücknehmen
command-takeback-description = Deinen letzten Zug zurücknehmen, wenn die andere Seite einverstanden ist

offer-draw = 🤝 { $mention }, { $name } bietet Remis an.
offer-draw-accepted = { $other } nimmt an: { $name } und { $other } einigen sich auf Remis.
offer-draw-declined = { $other } möchte lieber weiterspielen.
offer-draw-withdrawn = { $name } hat das Angebot zurückgezogen.
offer-draw-lapsed = { $name } hatte Remis angeboten; das gilt nicht mehr.
offer-takeback = ↩️ { $mention }, { $name } möchte den letzten Zug zurücknehmen.
offer-takeback-accepted = { $other } ist einverstanden: { $name } hat den letzten Zug zurückgenommen.
offer-takeback-declined = { $other } möchte den Zug lieber stehen lassen.
offer-takeback-withdrawn = { $name } lässt den Zug nun doch stehen.
offer-takeback-lapsed = { $name } wollte einen Zug zurücknehmen, aber die Partie ist weitergegangen.
offer-accept = Annehmen
offer-decline = Ablehnen
offer-withdraw = Zurückziehen

offer-lapsed = Die Partie ist weitergegangen: Dieses Angebot gilt nicht mehr.
offer-for-the-other = Darauf muss die andere Seite antworten.
offer-not-yours-to-withdraw = Nur wer das Angebot gemacht hat, kann es zurückziehen.
nothing-to-take-back = Du hast noch nicht gezogen: Es gibt nichts zurückzunehmen.
draw-not-with-computer = Der Computer spielt gern bis zum Ende. Mit { $slash-takeback } nimmst du einen Zug zurück, mit { $slash-resign } gibst du die Partie auf.
