### Spuk 8, Das Klagen der Banshee: was alle lesen dürfen.

betrayal-creature-banshee = { betrayal-monster-banshee }
betrayal-why-h08-plan = wohin die Banshee fliegt
betrayal-why-h08-wail = der Schrei
betrayal-event-h08-wails = Die Banshee schreit { $room-in }, und { $explorer } hört sie.
betrayal-result-h08-heroes = Das letzte Wort des Exorzismus ist gesprochen, und der Schrei bricht ab. Stille hat noch nie so gut geklungen.
betrayal-result-h08-traitor = Niemand hört mehr zu außer dem, der sie rief. Die Banshee singt weiter und ist nicht allein.
