### Haunt 41, Invisible Traitor: the heroes’ book.

betrayal-book-h41-heroes-story = A whisper, a scream you will not forget, and then an empty spot where a friend stood. Something shuffles past you and giggles. It has your friend’s voice and none of the rest.
betrayal-book-h41-heroes-goal = Kill the invisible traitor.
betrayal-book-h41-heroes-can = Strike at the air where you stand, shoot or throw into rooms you think are not empty, and note where the traitor shows. The Skull and the Spirit Board can be asked at the start of a turn. Your list keeps the places that are still possible.
betrayal-book-h41-heroes-foe = The traitor is invisible, may stand anywhere, and wants all of you dead. Whatever can be seen, a new room, a taken pile, an attack, gives the place away for that moment.
betrayal-book-h41-heroes-rules =
    Once on your turn you may attack the traitor where you stand. If the traitor is in your place, on your side of a barrier, you fight as usual; if not, the attack is lost.
    Revolver and Dynamite may be aimed at any room they reach. They work as usual if the traitor is there; otherwise the use is spent.
    After an attack by the traitor each victim still alive makes a Knowledge roll at the end of the traitor’s turn. 0 to 2: nothing. 3 or 4: whether the traitor is still in that room, and if not, by which exit it was left. 5 or more: the room where the traitor is now. All heroes hear it.
    At the start of your turn the Skull (Sanity 4 or more) tells the traitor’s floor, the Spirit Board (Knowledge 4 or more) the symbol of the traitor’s room. The card is used for that turn.
    The traitor slows nobody. The Ring, in your hand, works as always; the traitor stays invisible without it.
    Cards that look for somebody near you do not find the traitor.

betrayal-objective-h41-heroes-kill = Find and kill the traitor
betrayal-objective-h41-heroes-seek = Ask the Skull and the Spirit Board

betrayal-ask-h41-heroes-seek = Do you ask { $card-the } for the traitor ({ $trait-roll } of 4 or more)?
betrayal-choice-h41-heroes-shoot = Fire { $room-into }
    .help = If the traitor is there, you attack with Speed; if not, the shot and your attack are spent.
betrayal-event-h41-heroes-found = A breath, a creak: the traitor is { $room-in } now.
betrayal-event-h41-heroes-still = Something still breathes { $room-in }.
betrayal-event-h41-heroes-left = The traitor is no longer { $room-in }: the steps led { $exit_room-into }.
betrayal-event-h41-heroes-floor = The Skull turns its sockets: the traitor is { $floor-on }.
betrayal-event-h41-heroes-symbol =
    { $deck-id ->
        [none] The planchette stays blank: the traitor’s room bears no symbol.
       *[other] The planchette draws a symbol of the traitor’s room: { $deck }.
    }
