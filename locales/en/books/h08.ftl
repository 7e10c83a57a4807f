### Haunt 8, Wail of the Banshee: what everybody may read.

betrayal-creature-banshee = { betrayal-monster-banshee }
betrayal-why-h08-plan = where the banshee flies
betrayal-why-h08-wail = the wail
betrayal-event-h08-wails = The banshee wails { $room-in }, and { $explorer } hears her.
betrayal-result-h08-heroes = The last word of the exorcism is spoken, and the scream breaks off. Silence has never sounded so good.
betrayal-result-h08-traitor = Nobody is left to listen but the one who called her. The banshee sings on, and is not alone.
