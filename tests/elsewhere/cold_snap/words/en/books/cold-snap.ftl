### Cold Snap: what everybody may read.

betrayal-haunt-cold-snap = Cold Snap
betrayal-why-cold-snap-frost = the frost
betrayal-counter-cold-snap-embers = Embers
betrayal-event-cold-snap-bites = Frost bites { $explorer-acc }.
betrayal-result-cold-snap-heroes = The fire catches, and the ice runs down the walls like tears.
betrayal-result-cold-snap-traitor = The last breath hangs in the air, white and still.
