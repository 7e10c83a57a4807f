### Spuk 44, Der Tod findet uns alle: was alle sehen.

betrayal-why-h44-aging = die Jahre
betrayal-why-h44-feeding = ein Mahl aus Jahren
betrayal-note-age = { $who }: { $what } Jahre alt.

betrayal-event-h44-ages = Haut wirft Falten, Haar wird dünn, in einem einzigen Atemzug: { $explorer } ist nun { $age }.
betrayal-event-h44-spared = Das Medaillon wird warm und erspart { $explorer } zehn Jahre.

betrayal-result-h44-heroes = Das letzte Wort ist gesprochen, und die Uhren im Haus gehen wieder wie Uhren. Was genommen wurde, kommt nicht zurück. Aber es gibt ein Morgen.
betrayal-result-h44-traitor = Ein Seufzer geht durchs Gebälk, wie nach einer guten Mahlzeit. Du blickst in den Spiegel, findest keine einzige Falte und ziehst den Mantel an. Bis in zehn Jahren.
