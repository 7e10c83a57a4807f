### Haunt 36, Better with Friends: what everybody may read.

betrayal-card-rowboat = Rowboat
    .a = a rowboat
    .the = the rowboat
    .nom = the rowboat
    .with = with the rowboat
    .help = An old boat with two oars, and heavy.
betrayal-token-rowboat = { betrayal-card-rowboat }
betrayal-counter-h36-boat-hits = Holes in the boat
betrayal-note-h36-flooding = Half under water: { $what }
betrayal-note-h36-flooded = Drowned: { $what }
betrayal-condition-flooding = half flooded
betrayal-note-h36-water-held-back = The water waits for a turn.
betrayal-status-wading = Wading
betrayal-cause-h36-water = the water
betrayal-event-h36-boat = Under dust sheets { $room-in } lies { $card-a }.
betrayal-event-h36-water-rises =
    { $level ->
        [flooded] { $floor-the } is under water.
       *[flooding] Water comes in: { $floor-the } is half flooded.
    }
betrayal-event-h36-water-stands = The house groans and does not sink, for once.
betrayal-event-h36-medallion-sinks = { $explorer } lets { $card-the } sink. The water holds its breath.
betrayal-event-h36-strikes = { $explorer } strikes at the rowboat.
betrayal-event-h36-boat-holds = The planks hold.
betrayal-result-h36-heroes = Oars, rain, and behind you a chimney that goes under without a sound. Somebody calls your names for a long time.
betrayal-result-h36-heroes-lost = Oars and rain, and they do not look back. You call their names for a long time, until the water has reached the chimney.
betrayal-result-h36-traitor = No boat, no light, no air. Down where it is quiet you take them by the hand, one after the other. You will not be alone again.
betrayal-result-h36-traitor-lost = No boat, no light, no air. Down where it is quiet, somebody takes you by the hand and is glad of the company.
