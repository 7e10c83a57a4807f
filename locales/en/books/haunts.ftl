### What several haunts say.

## Bodies that stay on the board.

betrayal-event-body-lies = { $token-the } lies { $room-in }.

betrayal-token-body-ox-bellows = { betrayal-explorer-ox-bellows.of } body
    .the = { betrayal-explorer-ox-bellows.of } body
    .help = It lies where it fell.
betrayal-token-body-darrin-flash-williams = { betrayal-explorer-darrin-flash-williams.of } body
    .the = { betrayal-explorer-darrin-flash-williams.of } body
    .help = It lies where it fell.
betrayal-token-body-heather-granville = { betrayal-explorer-heather-granville.of } body
    .the = { betrayal-explorer-heather-granville.of } body
    .help = It lies where it fell.
betrayal-token-body-jenny-leclerc = { betrayal-explorer-jenny-leclerc.of } body
    .the = { betrayal-explorer-jenny-leclerc.of } body
    .help = It lies where it fell.
betrayal-token-body-madame-zostra = { betrayal-explorer-madame-zostra.of } body
    .the = { betrayal-explorer-madame-zostra.of } body
    .help = It lies where it fell.
betrayal-token-body-vivian-lopez = { betrayal-explorer-vivian-lopez.of } body
    .the = { betrayal-explorer-vivian-lopez.of } body
    .help = It lies where it fell.
betrayal-token-body-missy-dubourde = { betrayal-explorer-missy-dubourde.of } body
    .the = { betrayal-explorer-missy-dubourde.of } body
    .help = It lies where it fell.
betrayal-token-body-zoe-ingstrom = { betrayal-explorer-zoe-ingstrom.of } body
    .the = { betrayal-explorer-zoe-ingstrom.of } body
    .help = It lies where it fell.
betrayal-token-body-peter-akimoto = { betrayal-explorer-peter-akimoto.of } body
    .the = { betrayal-explorer-peter-akimoto.of } body
    .help = It lies where it fell.
betrayal-token-body-brandon-jaspers = { betrayal-explorer-brandon-jaspers.of } body
    .the = { betrayal-explorer-brandon-jaspers.of } body
    .help = It lies where it fell.
betrayal-token-body-professor-longfellow = { betrayal-explorer-professor-longfellow.of } body
    .the = { betrayal-explorer-professor-longfellow.of } body
    .help = It lies where it fell.
betrayal-token-body-father-rhinehardt = { betrayal-explorer-father-rhinehardt.of } body
    .the = { betrayal-explorer-father-rhinehardt.of } body
    .help = It lies where it fell.
betrayal-token-body-victim =
    { $number ->
        [none] Victim’s body
       *[other] Victim { $number }’s body
    }
    .the =
        { $number ->
            [none] a victim’s body
           *[other] the body of victim { $number }
        }
    .help = It lies where death came.

## Bodies that are carried

betrayal-card-body-ox-bellows = { betrayal-explorer-ox-bellows.of } body
    .a = { betrayal-explorer-ox-bellows.of } body
    .the = { betrayal-explorer-ox-bellows.of } body
    .nom = { betrayal-explorer-ox-bellows.of } body
    .with = with { betrayal-explorer-ox-bellows.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-darrin-flash-williams = { betrayal-explorer-darrin-flash-williams.of } body
    .a = { betrayal-explorer-darrin-flash-williams.of } body
    .the = { betrayal-explorer-darrin-flash-williams.of } body
    .nom = { betrayal-explorer-darrin-flash-williams.of } body
    .with = with { betrayal-explorer-darrin-flash-williams.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-heather-granville = { betrayal-explorer-heather-granville.of } body
    .a = { betrayal-explorer-heather-granville.of } body
    .the = { betrayal-explorer-heather-granville.of } body
    .nom = { betrayal-explorer-heather-granville.of } body
    .with = with { betrayal-explorer-heather-granville.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-jenny-leclerc = { betrayal-explorer-jenny-leclerc.of } body
    .a = { betrayal-explorer-jenny-leclerc.of } body
    .the = { betrayal-explorer-jenny-leclerc.of } body
    .nom = { betrayal-explorer-jenny-leclerc.of } body
    .with = with { betrayal-explorer-jenny-leclerc.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-madame-zostra = { betrayal-explorer-madame-zostra.of } body
    .a = { betrayal-explorer-madame-zostra.of } body
    .the = { betrayal-explorer-madame-zostra.of } body
    .nom = { betrayal-explorer-madame-zostra.of } body
    .with = with { betrayal-explorer-madame-zostra.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-vivian-lopez = { betrayal-explorer-vivian-lopez.of } body
    .a = { betrayal-explorer-vivian-lopez.of } body
    .the = { betrayal-explorer-vivian-lopez.of } body
    .nom = { betrayal-explorer-vivian-lopez.of } body
    .with = with { betrayal-explorer-vivian-lopez.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-missy-dubourde = { betrayal-explorer-missy-dubourde.of } body
    .a = { betrayal-explorer-missy-dubourde.of } body
    .the = { betrayal-explorer-missy-dubourde.of } body
    .nom = { betrayal-explorer-missy-dubourde.of } body
    .with = with { betrayal-explorer-missy-dubourde.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-zoe-ingstrom = { betrayal-explorer-zoe-ingstrom.of } body
    .a = { betrayal-explorer-zoe-ingstrom.of } body
    .the = { betrayal-explorer-zoe-ingstrom.of } body
    .nom = { betrayal-explorer-zoe-ingstrom.of } body
    .with = with { betrayal-explorer-zoe-ingstrom.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-peter-akimoto = { betrayal-explorer-peter-akimoto.of } body
    .a = { betrayal-explorer-peter-akimoto.of } body
    .the = { betrayal-explorer-peter-akimoto.of } body
    .nom = { betrayal-explorer-peter-akimoto.of } body
    .with = with { betrayal-explorer-peter-akimoto.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-brandon-jaspers = { betrayal-explorer-brandon-jaspers.of } body
    .a = { betrayal-explorer-brandon-jaspers.of } body
    .the = { betrayal-explorer-brandon-jaspers.of } body
    .nom = { betrayal-explorer-brandon-jaspers.of } body
    .with = with { betrayal-explorer-brandon-jaspers.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-professor-longfellow = { betrayal-explorer-professor-longfellow.of } body
    .a = { betrayal-explorer-professor-longfellow.of } body
    .the = { betrayal-explorer-professor-longfellow.of } body
    .nom = { betrayal-explorer-professor-longfellow.of } body
    .with = with { betrayal-explorer-professor-longfellow.of } body
    .help = Heavy: each room entered with it costs 2 spaces.
betrayal-card-body-father-rhinehardt = { betrayal-explorer-father-rhinehardt.of } body
    .a = { betrayal-explorer-father-rhinehardt.of } body
    .the = { betrayal-explorer-father-rhinehardt.of } body
    .nom = { betrayal-explorer-father-rhinehardt.of } body
    .with = with { betrayal-explorer-father-rhinehardt.of } body
    .help = Heavy: each room entered with it costs 2 spaces.

## Monsters that carry things.

betrayal-ask-monster-takes-more = { $monster }: what else does it take?
betrayal-ask-monster-drops-more = { $monster }: what else does it lay down?
betrayal-event-monster-drops = { $monster-nom } leaves { $card-the } { $room-in }.
betrayal-event-monster-steals = { $monster-nom } takes { $card-the } from { $victim }.
betrayal-event-given-to-monster = { $explorer } hands { $card-the } { $monster-to }{ $price-id ->
        [none] {""}
       *[other] { " " }and gets { $price-the }
    }.
betrayal-ask-ask-monster-in-return = { $monster-nom } gets { $card-the }. What do you take in return?
betrayal-ask-agree-with-monster = { $monster-nom } holds out { $card-the } to you{ $price-id ->
        [none] {""}
       *[other] { " " }for { $price-the }
    }. Do you agree?
betrayal-choice-hand-on = Hand { $card-the } { $monster-to }
betrayal-event-monster-offers = { $monster-nom } offers { $explorer } { $card-the }{ $price-id ->
        [none] {""}
       *[other] { " " }for { $price-the }
    }.
betrayal-event-monster-trades = { $monster-nom } gives { $explorer } { $card-the }{ $price-id ->
        [none] {""}
       *[other] { " " }and gets { $price-the }
    }.
betrayal-event-handed-on = { $monster-nom } hands { $card-the } { $target-to }.

## Rooms that are destroyed: words that several haunts share.

betrayal-event-room-destroyed = Nothing is left of { $room-the }.

## Heroes who change sides.

betrayal-event-converted = { $explorer } is a hero no longer.
betrayal-event-side-changed = { $openly ->
        [true] { $explorer } has changed sides.
       *[false] You have changed sides, and nobody else knows.
    }
betrayal-event-left-behind = { $card-nom } shrinks back from { $explorer } and stays { $room-in }.

## Things that are destroyed for good.

betrayal-event-thing-destroyed = { $explorer } destroys { $card-the } { $room-in }.

## Monsters that explore.

betrayal-event-monster-finds = { $monster-nom } breaks through a door; behind it lies { $room-the }.

## Figures that look one way.

betrayal-choice-face = Facing { $direction }

## The front door, and those who are outside.

betrayal-event-front-door-opens = { $explorer } has the front door open. Cold air comes in.
betrayal-event-leaves-house = { $explorer } leaves the house.
betrayal-event-comes-back = { $explorer } comes back into the house.

## Monsters that grab.

betrayal-status-grabbed = Grabbed
betrayal-status-set-out = On the way home
betrayal-choice-struggle = Struggle against { $monster-acc }
    .help = Your attack of this turn, with Might and bare hands. Win, and you are free; else your turn is over, but you take no damage.
betrayal-event-grabbed = { $monster-nom } has grabbed { $explorer }.
betrayal-event-let-go = { $monster-nom } lets go of { $explorer }.
betrayal-event-dragged = { $monster-nom } drags { $explorer } { $room-into }.
betrayal-event-eaten = { $monster-nom } is home, and { $explorer } is its meal.

## A traitor whom nobody knows: words of every haunt that deals face-down role tokens.

betrayal-argument-danger = card room
betrayal-ask-hazard = { $danger }: brace yourself.
betrayal-choice-go-on = Go on
    .help = What comes, comes. Everybody in your place is asked this, whatever their role.
betrayal-choice-show-role = Show that you are the traitor
    .help = Turn up your token for all to see. From now on you have the traitor’s powers: you ignore what harms in rooms, may refuse events, and choose where the elevator goes.
betrayal-event-role-dealt =
    { $traitor ->
        [true] A 1 lies before you: you are the traitor. Nobody else knows.
       *[false] Face down before you: { $numbers }. Only you have looked.
    }
betrayal-event-role-shown =
    { $traitor ->
        [true] Turned up before { $explorer }: { $numbers }. That is a traitor!
       *[false] Turned up before { $explorer }: { $numbers }. That was no traitor.
    }

## Tokens that change hands

betrayal-ask-exchange-with = With whom do you exchange a token?
betrayal-event-exchanged = { $explorer } and { $other } slip each other a token, face down.
betrayal-event-token-exchanged = You gave { $other } { $given } and got { $taken }.{ $turned ->
        [true] { " " }Something in you has changed sides: you are a traitor now, for good.
       *[false] { "" }
    }{ $turns ->
        [true] { " " }Now { $other } is a traitor too.
       *[false] { "" }
    }
betrayal-secret-tokens = Face down before you: { $what }

## Ground that not everybody can set foot on.

betrayal-event-kept-out = { $who } recoils from the threshold and stays outside.

## Cards that a haunt cannot do without.

betrayal-event-given-back = The house gives it back: { $card-nom } lies { $room-in }.

## Explorers who are led by somebody else.

betrayal-ask-lead-explorer = { $explorer } obeys you. Which way?

## A house that is laid anew: words that several haunts share.

betrayal-event-house-laid-anew = The house shakes itself. Walls fold away, and whole corridors were never there.
betrayal-event-laid-beside-start = { $room-the } settles { $floor-on }, close to where the floor begins.
betrayal-choice-turn-with = With { $explorer } on the { $direction-side } side, doors to the { $directions }
betrayal-event-floor-lost = { $floor-the } is gone, with everything that lay there.

## Something that fills room after room: words of every haunt in which it does.

betrayal-event-spreads = It spreads: { $rooms }.

## Exploring on without a stop: words that several haunts share.

betrayal-choice-stay-and-draw = Stay { $room-in } and draw
    .help = You have just found this room. If you stay you draw for its symbol, and your movement is over. If you go on, nobody ever draws for it.

## People whom nobody plays.

betrayal-event-stranger-weakened = { $monster-nom }: { $trait } drops { $value ->
        [0] to the skull
       *[other] to { $value }
    }.

## Things that only one side's book names, as all others see them.

betrayal-card-item-token = Item token
    .a = an item token
    .the = the item token
    .nom = the item token
    .with = with the item token
    .help = Something that is no card. What it is good for, only one side knows.
betrayal-token-item-token = { betrayal-card-item-token }

## A figure that is not on the board.

betrayal-event-unseen-stays = { $explorer } stays { $room-in }.
betrayal-event-unseen-shown = Something moves { $room-in }: { $explorer } is there, at this moment.

## The cat of two haunts.

betrayal-creature-cat = Cat{ betrayal-nth }
    .nom = { $number ->
        [none] the cat
       *[other] cat { $number }
    }
    .acc = { $number ->
        [none] the cat
       *[other] cat { $number }
    }
    .to = { $number ->
        [none] to the cat
       *[other] to cat { $number }
    }
    .by = { $number ->
        [none] by the cat
       *[other] by cat { $number }
    }
    .of = { $number ->
        [none] of the cat
       *[other] of cat { $number }
    }
