### Exploring on without a stop: words that several haunts share.

betrayal-choice-stay-and-draw = Stay { $room-in } and draw
    .help = You have just found this room. If you stay you draw for its symbol, and your movement is over. If you go on, nobody ever draws for it.
