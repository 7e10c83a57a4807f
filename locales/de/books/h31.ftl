### Spuk 31, In der Luft: was alle sehen.

## Die Einweisung

betrayal-side-h31 = Jeder für sich

## Ereignisse

betrayal-event-h31-found = { $explorer } zieht { $room-in } { $card-a } aus dem Gerümpel.
betrayal-event-h31-leaps = { $explorer } springt { $room-from } ins Leere, und der Fallschirm geht auf.

## Fallschirme

betrayal-counter-h31-parachutes = Noch nicht gefundene Fallschirme
betrayal-card-parachute = Fallschirm{ betrayal-nth }
    .a = einen Fallschirm
    .the = den Fallschirm{ betrayal-nth }
    .nom = der Fallschirm{ betrayal-nth }
    .with = mit dem Fallschirm{ betrayal-nth }
    .help = Der einzige Weg nach unten. Für jeden nur einer; man kann ihn tauschen, ablegen, aufheben und sich im Kampf darum holen.
betrayal-token-parachute = { betrayal-card-parachute }

## Ergebnisse

betrayal-result-h31-heroes = Über den Hügeln geht Seide auf. Hoch oben trägt etwas mit Flügeln wie Scheunendächer ein Haus heim zu seinen Jungen.
