### Haunt 44, Death Doth Find Us All: the heroes’ book.

betrayal-book-h44-heroes-story = The face in the dusty mirror is your mother’s. Then your grandmother’s. You are out of breath after one flight of stairs, and your friend across the room has grey temples that were not there at dinner. Something here is drinking you by the year.
betrayal-book-h44-heroes-goal = Stop the aging: the ritual must succeed in as many different rooms as there are players.
betrayal-book-h44-heroes-can = On your turn roll Sanity or Knowledge, 5 or more, in one of these rooms: Catacombs, Charred Room, Crypt, Gallery, Kitchen, Pentagram Chamber, Tower. Part ways, each to another room. Whoever carries the Medallion is spared a decade each round: let the oldest have it.
betrayal-book-h44-heroes-foe = The traitor does not grow older. In each of the traitor’s turns you do. What a decade does to you, you will feel.
betrayal-book-h44-heroes-rules =
    Ritual: one roll per hero and turn. A success marks the room, and nobody can use it for the ritual again; after a failure it stays open. Either side of a barrier will do.
    Your age is the printed one and 10 years for each decade that you have aged; everybody began with one decade.
    Of the decades that the traitor’s turn brings, the carrier of the Medallion is spared one. What you lose by age is no damage: no armor helps, and it can kill. You choose where there is a choice.
    Whenever a hero dies, the carrier of the Medallion ages one decade at once, and nothing spares that.
    The death of the traitor ends nothing.

betrayal-objective-h44-heroes-ritual = Let the ritual succeed in as many rooms as there are players
betrayal-objective-h44-heroes-medallion = Let the oldest of you carry the Medallion

betrayal-choice-h44-heroes-ritual = Ritual { $trait-with } ({ $source })
    .help = A roll of 5 or more marks this room. One ritual roll a turn.
