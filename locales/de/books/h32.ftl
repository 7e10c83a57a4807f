### Spuk 32, Verloren: was alle sehen.

## Wofür gewürfelt wird

betrayal-why-h32-poison = die grüne Luft

## Ereignisse

betrayal-event-h32-sabotage = { $explorer } verstellt die Apparate { $room-in }: { $points } weniger bei jedem Versuch, den Transporter in Gang zu setzen. { $count ->
        [one] Das ist der erste verstellte Raum.
       *[other] Verstellt sind nun { $count } Räume, und jeder zählt.
    }

## Marker

betrayal-token-sabotage = Verstellte Apparate
    .help = 3 weniger bei jedem Versuch, den Transporter in Gang zu setzen. Das bleibt so.

## Ergebnisse

betrayal-result-h32-heroes = Der letzte Akkord steht in der Luft wie eine Wand; dann weicht das Grün aus ihr. Hinter den Fenstern sind wieder Sterne, und einige davon kennt ihr.
betrayal-result-h32-heroes-lost = Der letzte Akkord steht in der Luft wie eine Wand; dann weicht das Grün aus ihr. Hinter den Fenstern sind wieder Sterne, aber keiner davon ist deiner.
betrayal-result-h32-traitor = Es ist still im Haus. Daheim riecht es wie immer, und niemand ist mehr da, der husten könnte.
