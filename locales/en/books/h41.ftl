### Haunt 41, Invisible Traitor: what everybody may read.

betrayal-why-h41-sneak = a blow from nowhere

betrayal-event-h41-vanishes = { $explorer } speaks a word, screams, and is gone. Only a laugh hangs in the air.
betrayal-event-h41-sneaks = Out of thin air { $explorer } strikes at { $target }.
betrayal-event-h41-theft-fails = A pocket twitches somewhere: { $explorer } has tried to steal, and failed.
betrayal-event-h41-theft-noticed = { $victim } slaps an unseen hand away: { $explorer } has tried to steal.
betrayal-event-h41-misses = { $explorer } strikes { $room-in }, and hits nothing but air.
betrayal-event-h41-trail = The notes lie open. This is where { $explorer } was, turn by turn: { $rooms }.
betrayal-result-h41-heroes = A body fades into view, smaller than you remembered. The ring rolls away over the boards.
betrayal-result-h41-heroes-lost = A body fades into view, smaller than they remembered. For the first time tonight everybody is looking at you.
betrayal-result-h41-traitor = The last friend lies still. Footsteps go down the hall, and nobody makes them.
