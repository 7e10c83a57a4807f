### Ein Haus, das neu gelegt wird: Worte, die mehrere Spukfälle teilen.

betrayal-event-house-laid-anew = Das Haus schüttelt sich. Wände klappen weg, ganze Flure hat es nie gegeben.
betrayal-event-laid-beside-start = Neuer Platz { $floor-on }, gleich am Anfang: { $room }.
betrayal-choice-turn-with = { $explorer } auf der { $direction-side }seite; Türen: { $directions }
betrayal-event-floor-lost = { $floor-the } ist fort, mit allem, was dort lag.
