### Haunt 1, The Mummy Walks: what everybody may read.

betrayal-creature-mummy = { betrayal-monster-mummy }
betrayal-token-sarcophagus = Sarcophagus
    .the = the sarcophagus
    .help = The mummy rose from it. It stays where it stands.
betrayal-counter-h01-learned = Knowledge roll tokens
betrayal-ask-h01-hide-girl = In which room does the girl hide?
    .help = The Girl tears herself away when the haunt begins. You hide her far from the mummy, on this floor; everybody sees where.
betrayal-event-h01-girl-hidden = The girl has torn herself away. She cowers { $room-in }.
betrayal-event-h01-takes-girl = { $monster-nom } lifts up the girl { $room-in } and will not let go.
betrayal-event-h01-passage = A panel grates, and { $monster-nom } is gone from the room.
betrayal-result-h01-heroes = The name is spoken, and linen sinks down over nothing. A dry wind carries the dust out of the house.
betrayal-result-h01-traitor = Bandaged arms close around the bride, and the lid closes over both. Whoever is still in the house now serves a very old love.
