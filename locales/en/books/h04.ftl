### Haunt 4, The Web of Destiny: what everybody may read.

betrayal-creature-giant-spider = Giant Spider
    .nom = the giant spider
    .acc = the giant spider
    .to = to the giant spider
    .by = by the giant spider
    .of = of the giant spider
betrayal-creature-sticky-web = Web
    .nom = the web
    .acc = the web
    .to = to the web
    .by = by the web
    .of = of the web
betrayal-status-webbed = In the web
betrayal-status-infested = Full of eggs
betrayal-counter-h04-cut = Tears in the web
betrayal-note-h04-eggs-destroyed = The eggs are destroyed.
betrayal-event-h04-web-falls = The last strand gives way, and { $monster-nom } falls down like a wet sheet.
betrayal-event-h04-eggs-gone = { $explorer } has done it: nothing moves under the skin of { $other } any more.
betrayal-result-h04-heroes = Cold air, grass, sky. Nobody looks back at the window where something hangs on a thread and waits.
betrayal-result-h04-traitor = A rustling, like rain on dry leaves. Something comes down the walls on eight legs, and nothing stops it any more.
