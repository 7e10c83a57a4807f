### Etwas, das Raum um Raum füllt: Wörter aller Spukgeschichten, in denen das geschieht.

betrayal-event-spreads = Es breitet sich aus: { $rooms }.
