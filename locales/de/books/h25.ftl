### Spuk 25, Voodoo: was alle sehen.

## Was ein Held fühlt, in den Worten des Verräters

betrayal-hint-heat = „Ist es hier so warm, oder brennst du?“
betrayal-hint-height = „Sieh nicht hinunter. Es geht so furchtbar weit hinunter.“
betrayal-hint-mud = „Schluck nur. Schmeckt nach nasser Erde, nicht wahr?“
betrayal-hint-evil = „Hörst du es beten? Zu Gott betet es nicht.“
betrayal-hint-thorns = „Wie die kleinen Stacheln reißen, und die Erde trinkt.“

## Wofür gewürfelt wird

betrayal-why-h25-curse = der Fluch

## Ereignisse

betrayal-event-h25-hint = Der Verräter sagt zu { $explorer }, und alle hören es: { $hint }
betrayal-event-h25-found = { $explorer } hat { $room-in } eine Puppe gefunden: { $token }. Sie trägt das Gesicht von { $other }.
betrayal-event-h25-nothing = { $explorer } ist sicher: Hier ist keine Puppe ({ $room }).
betrayal-event-h25-destroyed = { $explorer } reißt das eigene Abbild in Stücke ({ $token }) und kann wieder atmen.
betrayal-event-h25-strikes = { $hint-id ->
        [heat] Hitze aus dem Nichts schlägt { $explorer } entgegen.
        [height] Ein Windstoß, und { $explorer } schwankt wie auf einem Sims.
        [mud] { $explorer } ringt nach Luft und schmeckt nur Schlamm.
        [evil] Etwas Unheiliges sieht durch { $explorer } hindurch.
       *[other] Dornen, die niemand sieht, greifen nach { $explorer }.
    }

## Marker

betrayal-token-doll-wax = Wachspuppe
    .help = Eine der versteckten Puppen. Sie sieht einem der Helden ähnlich.
betrayal-token-doll-china = Porzellanpuppe
    .help = Eine der versteckten Puppen. Sie sieht einem der Helden ähnlich.
betrayal-token-doll-stone = Steinpuppe
    .help = Eine der versteckten Puppen. Sie sieht einem der Helden ähnlich.
betrayal-token-doll-glass = Glaspuppe
    .help = Eine der versteckten Puppen. Sie sieht einem der Helden ähnlich.
betrayal-token-doll-rag = Stoffpuppe
    .help = Eine der versteckten Puppen. Sie sieht einem der Helden ähnlich.

## Ausgänge

betrayal-result-h25-heroes = Von der letzten Puppe sind nur Füllung und Splitter übrig. Ihr spürt jeden blauen Fleck davon, aber es sind eure eigenen, und ihr lebt.
betrayal-result-h25-heroes-lost = Von der letzten Puppe sind nur Füllung und Splitter übrig. Deine Nadeln sind noch warm, und am anderen Ende ist niemand mehr.
betrayal-result-h25-traitor = Einer nach dem anderen erschlaffen die Helden wie Spielzeug, das keiner mehr will. Im Album ist Platz für neue Gesichter.
