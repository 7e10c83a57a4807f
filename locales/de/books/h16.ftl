### Spuk 16, Die Umarmung des Phantoms: was alle lesen dürfen.

betrayal-creature-phantom = Phantom
    .nom = das Phantom
    .acc = das Phantom
    .to = dem Phantom
    .by = vom Phantom
    .of = des Phantoms
betrayal-token-phantom-bomb = Bombe
    .the = die Bombe
betrayal-condition-phantom-seen = hier war das Phantom
betrayal-note-h16-seen = Wo das Phantom war: { $what }
betrayal-note-h16-dead = Das Phantom ist tot.
betrayal-why-h16-bomb = die tickende Bombe
betrayal-event-h16-flees = { $monster-nom } faltet sich ins Dunkel und nimmt das Mädchen mit.
betrayal-event-h16-slips-away = { $monster-nom } ist anderswo.
betrayal-event-h16-rescued = Das Phantom zerreißt wie Rauch. { $explorer } hat das Mädchen an der Hand, und { $room-in } tickt etwas.
betrayal-event-h16-defused = { $explorer } durchtrennt den richtigen Draht. Wie laut es ist, wenn nichts tickt.
betrayal-event-h16-explodes = Das Ticken hört auf. Einen Atemzug lang sind die Fenster hell; dann ist da kein Haus mehr.
betrayal-result-h16-heroes = Das Mädchen lässt eure Hand nicht los, nicht am Tor und nicht auf der Straße. Oben am Fenster sieht euch jemand nach.
betrayal-result-h16-heroes-lost = Das Mädchen geht an einer fremden Hand zum Tor und dreht sich nicht um. Du siehst oben am Fenster zu, bis die Straße leer ist.
betrayal-result-h16-traitor = Niemand kommt mehr, um sie zu holen. Sie gehört dir, und das Ticken behält das letzte Wort.
betrayal-result-h16-traitor-lost = Niemand kommt mehr, um sie zu holen. Ihr wart so nah, dass sie euch rufen hörte, und das Ticken behält das letzte Wort.
