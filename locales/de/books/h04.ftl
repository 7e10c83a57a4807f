### Spuk 4, Das Netz des Schicksals: was alle lesen dürfen.

betrayal-creature-giant-spider = Riesenspinne
    .nom = die Riesenspinne
    .acc = die Riesenspinne
    .to = der Riesenspinne
    .by = von der Riesenspinne
    .of = der Riesenspinne
betrayal-creature-sticky-web = Netz
    .nom = das Netz
    .acc = das Netz
    .to = dem Netz
    .by = vom Netz
    .of = des Netzes
betrayal-status-webbed = Im Netz
betrayal-status-infested = Voller Eier
betrayal-counter-h04-cut = Risse im Netz
betrayal-note-h04-eggs-destroyed = Die Eier sind vernichtet.
betrayal-event-h04-web-falls = Der letzte Faden gibt nach, und { $monster-nom } fällt herab wie ein nasses Laken.
betrayal-event-h04-eggs-gone = { $explorer } hat es geschafft: Unter { $other-of } Haut regt sich nichts mehr.
betrayal-result-h04-heroes = Kalte Luft, Gras, Himmel. Niemand sieht zurück zu dem Fenster, in dem etwas an einem Faden hängt und wartet.
betrayal-result-h04-traitor = Ein Rascheln wie Regen auf trockenem Laub. Auf acht Beinen kommt etwas die Wände herab, und es hält niemand mehr auf.
