### The words of Betrayal at House on the Hill: what is asked, chosen and told. Names of pieces are in their own files.

betrayal-title = Betrayal at House on the Hill
    .help = Three to six explorers, a house that grows as they walk, and in the end a haunt that turns one of them against the rest.

## What arguments stand for: kinds of pieces, the same in every language

betrayal-argument-who = explorer creature monster card
betrayal-argument-target = explorer creature monster
betrayal-argument-victim = explorer creature monster
betrayal-argument-by = explorer creature monster
betrayal-argument-cause = cause card room explorer creature monster token why
betrayal-argument-other = explorer
betrayal-argument-winner = explorer creature monster card
betrayal-argument-revealer = explorer
betrayal-argument-traitor = explorer
betrayal-argument-monster = creature monster
betrayal-argument-creature = creature monster
betrayal-argument-place = room
betrayal-argument-tile = room
betrayal-argument-omen = card
betrayal-argument-price = card
betrayal-argument-source = room card
betrayal-argument-object = title card room explorer creature monster token trait
betrayal-argument-card = card token room
betrayal-argument-title = title card room
betrayal-argument-why = why card room token

## Which of several it is: a number follows the name

betrayal-nth =
    { $number ->
        [none] {""}
       *[other] { " " }{ $number }
    }

## Places that are no rooms

betrayal-room-doorway = Doorway
    .in = in the doorway
    .into = into the doorway
    .from = from the doorway
    .of = of the doorway
    .the = the doorway

## On which side of a barrier

betrayal-on-side =
    { $direction-id ->
        [none] {""}
       *[other] , on the { $direction-side } side
    }

## Whose doorway it is

betrayal-of-room =
    { $doorway_room-id ->
        [none] {""}
       *[other] { " " }{ $doorway_room-of }
    }

## Why something happened, after it

betrayal-because =
    { $cause-id ->
        [none] {""}
       *[other] { " " }({ $cause })
    }

## A roll: what it is for, with which trait, what it had to reach, and what came of it

betrayal-roll-for =
    { $why-id ->
        [task] { " " }for the attempt
       *[other] { " " }for { $why }
    }
betrayal-roll-with =
    { $trait-id ->
        [none] {""}
       *[other] { " " }{ $trait }
    }
betrayal-roll-aside =
    { $trait-id ->
        [none] {""}
       *[other] { " " }({ $trait })
    }
betrayal-roll-passed =
    { $passed ->
        [true] : succeeds
        [false] : fails
       *[none] {""}
    }
betrayal-roll-added =
    { $added ->
        [0] {""}
        [one] { " " }(including a bonus of { $added })
        [other] { " " }(including a bonus of { $added })
       *[none] {""}
    }
betrayal-roll-against-added =
    { $against_added ->
        [0] {""}
        [one] { " " }(including a bonus of { $against_added })
        [other] { " " }(including a bonus of { $against_added })
       *[none] {""}
    }
betrayal-roll-named =
    { $added ->
        [0] , named without rolling
       *[other] {""}
    }
betrayal-roll-needed =
    { $needed ->
        [none] {""}
        [0] {""}
       *[other] , needed { $needed }
    }
betrayal-roll-line =
    { $needed ->
        [none] { $span ->
            [none] {""}
           *[other] ; the line for { $span } applies
        }
       *[other] {""}
    }

## Events of one name

betrayal-title-image-in-the-mirror-give = Image in the Mirror (giving)
betrayal-title-image-in-the-mirror-receive = Image in the Mirror (receiving)

## Why dice are rolled, where it is no card and no room

betrayal-cause-mask-worn = { betrayal-card-mask }
betrayal-cause-bell-book-and-candle = { betrayal-card-bell }, { betrayal-card-book }, { betrayal-card-candle }
betrayal-why-attack = the attack
betrayal-why-defence = the defence
betrayal-why-haunt-roll = the haunt roll
betrayal-why-task = what you try
betrayal-why-the-haunt = the haunt
betrayal-why-movement = movement
betrayal-why-fall = the fall
betrayal-why-music-box = the Music Box

## Kinds of damage

betrayal-damage-physical = physical
betrayal-damage-mental = mental

## Results

betrayal-result-nobody = Nobody is left alive. The house keeps what it has.
betrayal-result-given-up = You give up. The house has the last word.

## Asks

betrayal-ask-turn = { $explorer }: what do you do? { $spaces ->
        [0] No movement left.
        [one] One space left.
       *[other] { $spaces } spaces left.
    }
betrayal-ask-monster = { $monster }: what does it do? { $spaces ->
        [0] It can go no farther.
        [one] One space left.
       *[other] { $spaces } spaces left.
    }
betrayal-ask-next-monster = Which monster acts next?
betrayal-ask-choose-explorer = Whom do you play?
betrayal-ask-ready = Read your book. Are you ready?
betrayal-ask-turn-tile = Which way should { $room-the } face?
betrayal-ask-rearrange-floor = No room would fit here any more. How is the floor laid instead?
betrayal-ask-choose-doorway = At which doorway should { $tile-the } go?
betrayal-ask-choose-side = On which side { $room-of }?
betrayal-ask-choose-chart-room = These rooms are equally near. Which one counts for the haunt?
betrayal-ask-play-again = You have played haunt { $number } before. Do you all want it again?
betrayal-ask-choose-wall = Through which wall does the house turn?
betrayal-ask-choose-nearest = Who counts as the nearest?
betrayal-ask-choose-weapon = With which weapon?
betrayal-ask-dock-elevator = Where does the Mystic Elevator stop?
betrayal-ask-land-in = In which room do you land?
betrayal-ask-drop-into = { $monster }: into which room does it drop?
betrayal-ask-move-to = Where do you go?
betrayal-ask-move-next-door = Into which room next door?
betrayal-ask-move-to-explorer = Whose side do you go to?
betrayal-ask-shove = Whom do you push, and where?
betrayal-ask-place-token = Where does the other end come out?
betrayal-ask-follow-passage = Do you go through at once?
betrayal-ask-split-damage = { $points ->
        [one] One point
       *[other] { $points } points
    } of { $damage } damage for { $explorer }: which traits suffer?
betrayal-ask-use-skull = { $points ->
        [one] One point
       *[other] { $points } points
    } of mental damage: does the Skull turn it into physical damage?
betrayal-ask-lose-trait = { $explorer }: which trait drops?
betrayal-ask-gain-trait = { $explorer }: which trait rises?
betrayal-ask-heal-trait = { $explorer }: which trait is healed?
betrayal-ask-lowest-trait = { $explorer }: which trait falls to its lowest number?
betrayal-ask-roll-trait = { $explorer }: which trait do you roll?
betrayal-ask-try-roll = { $card }: do you try the roll?
betrayal-ask-before-roll = { $dice ->
        [one] One die
       *[other] { $dice } dice
    }{ betrayal-roll-for }{ betrayal-roll-aside }: do you use a card first?
betrayal-ask-after-roll = You rolled { $faces }{ betrayal-roll-for }. Do you let dice fall again?
betrayal-ask-choose-die = Which die falls again?
betrayal-ask-choose-dice = How many dice that show { $face } fall again?
betrayal-ask-name-number = Which result do you name{ betrayal-roll-for }?
betrayal-ask-refuse-event = { $card }: it need not touch you, traitor. Do you refuse it?
betrayal-ask-must-attack = Whom do you attack? You cannot help it.
betrayal-ask-damage-or-steal = You have beaten { $victim-acc } by { $points }. Hurt, or steal?
betrayal-ask-ask-in-return = You offer { $explorer } { $card-the }. What do you want in return?
betrayal-ask-agree-to-trade = { $explorer } offers you { $card-the }{ $price-id ->
        [none] {""}
       *[other] { " " }for { $price-the }
    }. Do you agree?
betrayal-ask-drop-more = { $explorer }: what else do you lay down?
betrayal-ask-take-more = { $explorer }: what else do you take up?
betrayal-ask-take-card = What do you take?
betrayal-ask-return-item = Which item goes back into the stack?
betrayal-ask-blown-away = What does the wind carry off?
betrayal-ask-search-stack = Which stack do you search?
betrayal-ask-put-on-top = Which card comes to the top?
betrayal-ask-order-cards = In which order do they go back? The first is drawn first.
betrayal-ask-meant-to-be = Do you look ahead, or note a number for later?
betrayal-ask-mask = What do you do with the Mask?
betrayal-ask-dog = What does the Dog do?
betrayal-ask-dog-brings = What does the Dog bring back?
betrayal-ask-dog-goes-to = Where does the Dog carry { $card-the }?
betrayal-ask-pull-heroes = The Bell calls. Who comes a step nearer?
betrayal-ask-pull-monsters = Which monsters come a step nearer?
betrayal-ask-fetch-stairs = A monster is stuck below. Do you lay the Stairs from Basement?

## Choices

betrayal-choice-go = Go { $place-into }{ betrayal-on-side }{ $price ->
        [0] {""}
        [1] {""}
       *[other] { " " }({ $price } spaces)
    }
    .help = Walk to a room that lies there already.
betrayal-choice-explore = Open the door to the { $direction }
    .help = Go through an open doorway: a room is found, laid, and entered. Its symbol makes you draw.
betrayal-choice-end-turn = End the turn
    .help = What the room does to those who stay comes next. Until somebody learns something new, it can be taken back.
betrayal-choice-done = That is all
betrayal-choice-cross = Try to cross { $room-the } ({ $trait })
    .help = A roll of the trait; a failure ends your movement.
betrayal-choice-open-vault = Try to open the Vault (Knowledge)
    .help = Knowledge 6 or more opens it and gives two items; a failure ends your movement.
betrayal-choice-fall = Let yourself fall
    .help = Down you go, and it hurts: one die of physical damage.
betrayal-choice-drop-down = Drop through the floor
    .help = Nobody has fallen here yet: you choose a room of the basement, and the hole leads there from now on.
betrayal-choice-attack = Attack { $target-acc }{ $card-id ->
        [none] {""}
       *[other] { " " }{ $card-with }
    }
    .help = Both roll { $trait }. Whoever has less suffers by the difference.
betrayal-choice-use = Use { $card-the }{ $other_object-id ->
        [none] {""}
       *[other] { " " }({ $other_object })
    }
betrayal-choice-try = { $token-id ->
        [closet] Open the closet
        [safe] Try to open the safe
        [skeletons] Search the skeletons
        [slide] Go down the slide
        [wall-switch] Press the wall switch
       *[other] { $token }: try it
    }
betrayal-choice-free = Try to free { $explorer }
    .help = A Might roll of 4 or more.
betrayal-choice-trade = Offer { $explorer } { $card-the }
betrayal-choice-drop = Lay down { $card-the }
betrayal-choice-take = Take up { $card-the }
betrayal-choice-fetch-stairs = Lay the Stairs from Basement
    .help = A monster is stuck in the basement: search for the stairs and lay them at a doorway there.
betrayal-choice-ready = Ready
betrayal-choice-yes = Yes
betrayal-choice-no = No
betrayal-choice-explorer = { $explorer-full }
betrayal-choice-room = { $room }
betrayal-choice-place = { $room }{ betrayal-of-room }{ betrayal-on-side }
betrayal-choice-side = On the { $direction-side } side
betrayal-choice-turn = With doors to the { $directions }{ $window_directions-count ->
        [0] {""}
       *[other] , window to the { $window_directions }
    }
betrayal-choice-doorway = At { $room-the }, to the { $direction }
betrayal-choice-floor = Layout { $number }
betrayal-choice-dock = { $floor-on }, at { $doorway_room-the }, to the { $direction }
betrayal-choice-stay = It stays where it is
betrayal-choice-wall = Through the wall to the { $directions }
betrayal-choice-corner = Through the corner between { $directions }
betrayal-choice-split = { $on_first ->
        [0] { $second_trait } −{ $on_second }
       *[other] { $first_trait } −{ $on_first }{ $on_second ->
            [0] {""}
           *[other] , { $second_trait } −{ $on_second }
        }
    }
betrayal-choice-trait = { $trait }
betrayal-choice-roll = Just roll
betrayal-choice-keep = Let it stand
betrayal-choice-number = { $number }
betrayal-choice-die = One that shows { $face }
betrayal-choice-dice = { $count }
betrayal-choice-damage = Hurt
betrayal-choice-steal = Steal { $card-the }
betrayal-choice-for = { $card-id ->
        [none] Nothing
       *[other] { $card-the }
    }
betrayal-choice-card = { $object }
betrayal-choice-weapon = { $card-id ->
        [none] Bare hands
       *[other] { $card }
    }
betrayal-choice-monster = { $monster }
betrayal-choice-deck = { $deck }
betrayal-choice-look = Look at the top three: { $deck }
betrayal-choice-note-number = Roll four dice and note the number
betrayal-choice-order = { $titles }
betrayal-choice-put-on = Put it on
betrayal-choice-take-off = Take it off
betrayal-choice-leave = Leave it as it is
betrayal-choice-send = Carry { $card-the } somewhere
betrayal-choice-fetch = Fetch { $card-the }
betrayal-choice-nothing = Nothing
betrayal-choice-pull = { $object }: { $place }{ betrayal-of-room }{ betrayal-on-side }
betrayal-choice-shove = { $explorer }: { $place }{ betrayal-of-room }{ betrayal-on-side }

## What is told

betrayal-event-takes-part = { $explorer-full } takes part.
betrayal-event-game-begins = The door falls shut. { $explorer } goes first.
betrayal-event-turn-starts = { $explorer } is up.
betrayal-event-moves = { $explorer } goes { $room-into }{ betrayal-because }.
betrayal-event-crosses = { $explorer } crosses { $room-the }.
betrayal-event-falls = { $explorer } falls{ betrayal-because }.
betrayal-event-finds = { $cause-id ->
        [none] { $explorer } opens a door and finds { $room-the }.
       *[other] { $explorer } finds { $room-the } ({ $cause }).
    }
betrayal-event-room-placed = { $room-the } can now be found { $floor-on }.
betrayal-event-tile-rejected = { $room } would seal the floor: laid aside.
betrayal-event-tile-searched-out = { $found ->
        [stack] { $room-the } came out of the stack.
       *[other] { $room-the } came from among the discarded tiles.
    }
betrayal-event-tile-moves = { $room-the } now lies elsewhere { $floor-on }, with everything inside.
betrayal-event-floor-rearranged = { $floor-the } is laid anew.
betrayal-event-elevator-moves = The Mystic Elevator stops { $floor-on }.
betrayal-event-elevator-stays = The Mystic Elevator stays { $floor-on }.
betrayal-event-reshuffled = The discards become a new stack: { $deck }.
betrayal-event-draws = { $explorer } draws { $deck-a }: { $card }{ betrayal-because }.
betrayal-event-takes-out = { $explorer } searches { $deck-the } and takes { $card-the }.
betrayal-event-nothing-to-draw = There is nothing left to draw.
betrayal-event-nothing-happens = Nothing happens to { $explorer }{ $cause-id ->
        [none] {""}
       *[other] { " " }({ $cause })
    }.
betrayal-event-passes-on = { $card } passes { $explorer } by and strikes { $other }.
betrayal-event-discards = { $explorer } discards { $card-the }{ betrayal-because }.
betrayal-event-keeps = { $card } stays with { $explorer }.
betrayal-event-returns = { $explorer } puts { $card-the } back into the stack.
betrayal-event-uses = { $explorer } uses { $card-the }.
betrayal-event-offers = { $explorer } offers { $other } { $card-the }{ $price-id ->
        [none] {""}
       *[other] { " " }for { $price-the }
    }.
betrayal-event-refuses = { $explorer } refuses.
betrayal-event-trades = { $explorer } gives { $other } { $card-the }{ $price-id ->
        [none] {""}
       *[other] { " " }and gets { $price-the }
    }.
betrayal-event-drops = { $explorer } lays { $card-the } down { $room-in }{ betrayal-because }.
betrayal-event-is-taken = The haunt takes { $card-the } from { $explorer }.
betrayal-event-blown-away = The wind carries { $card-the } away from { $explorer } and { $room-into }.
betrayal-event-takes = { $explorer } takes up { $card-the }.
betrayal-event-steals = { $explorer } takes { $card-the } from { $victim-acc }.
betrayal-event-joined-by = { $card-nom } joins { $explorer }.
betrayal-event-gains = { $explorer }: { $trait } rises { $spaces ->
        [one] a step
       *[other] { $spaces } steps
    } { $same ->
        [true] away from the skull; the number stays { $value }
       *[false] to { $value }
    }{ betrayal-because }.
betrayal-event-loses = { $explorer }: { $trait } drops { $value ->
        [0] to the skull
       *[other] { $spaces ->
            [one] a step
           *[other] { $spaces } steps
        } { $same ->
            [true] towards the skull; the number stays { $value }
           *[false] to { $value }
        }
    }{ betrayal-because }.
betrayal-event-off-the-card = { $explorer }: { $trait } leaves the card and is { $value } from now on.
betrayal-event-stays = { $explorer }: { $trait } stays at { $value }, its { $highest ->
        [true] highest
       *[false] lowest
    } number{ betrayal-because }.
betrayal-event-hurt = { $explorer } takes { $points ->
        [one] one
       *[other] { $points }
    }{ $spared ->
        [0] {""}
       *[other] { " " }of { $dealt }
    } { $dealt ->
        [one] point
       *[other] points
    } of { $damage } damage{ betrayal-because }.
betrayal-event-unhurt = { $dealt ->
        [0] { $explorer } takes no { $damage } damage
       *[other] { $explorer } is spared all { $damage } damage
    }{ betrayal-because }.
betrayal-event-turns-damage = { $explorer } uses { $card-the }: { $points ->
        [one] one point
       *[other] { $points } points
    } of mental damage { $points ->
        [one] becomes
       *[other] become
    } physical{ betrayal-because }.
betrayal-event-dies = { $explorer } dies { $room-in }{ betrayal-because }.
betrayal-event-leaves-behind = What { $explorer } had stays { $room-in }: { $cards }.
betrayal-event-rolled = { $who-id ->
        [none] The dice fall:
       *[other] { $who-nom } { $again ->
            [true] rolls again:
           *[false] rolls
        }
    } { $roll-id ->
        [damage] { $total ->
            [one] 1 point
           *[other] { $total } points
        } of damage ({ $why })
        [card] { $total } for the attack ({ $why }, { $trait })
        [haunt] { $total } for { $why }
       *[other] { $total }{ betrayal-roll-with }{ betrayal-roll-for }{ betrayal-roll-needed }{ betrayal-roll-passed }{ betrayal-roll-line }
    }.
betrayal-event-result = { $who }: { $roll-id ->
        [damage] the damage ({ $why }) is { $total }
        [haunt] the result for { $why } is { $total }
       *[other] the result{ betrayal-roll-for } is { $total }{ betrayal-roll-added }{ $faces-count ->
            [0] { betrayal-roll-with }{ betrayal-roll-named }{ betrayal-roll-needed }
           *[other] {""}
        }{ betrayal-roll-passed }{ betrayal-roll-line }
    }.
betrayal-event-roll-void = { $turned ->
        [true] { $who-nom } has changed sides, and the roll is void
       *[false] { $who-nom } is dead, and the roll is void
    } ({ $why }).
betrayal-event-notes-number = { $explorer } notes the number { $number }.
betrayal-event-attacks = { $who-nom } attacks { $target-acc }{ $card-id ->
        [none] {""}
       *[other] { " " }{ $card-with }
    }.
betrayal-event-no-attack = There is nobody { $explorer } can attack. The vision fades.
betrayal-event-clash = { $roll }{ betrayal-roll-added } against { $against }{ betrayal-roll-against-added }: { $winner-id ->
        [none] nobody wins
       *[other] { $winner-nom } wins by { $margin }{ $harmless ->
            [true] , but cannot strike back
           *[false] {""}
        }
    }.
betrayal-event-vault-opened = { $explorer } has opened the Vault.
betrayal-event-token-placed = A token { $room-in }: { $token }.
betrayal-event-token-removed = Gone: { $token }.
betrayal-event-refuses-event = { $explorer } is not touched by { $card-the }.
betrayal-event-freed = { $explorer } is free.
betrayal-event-spellbound = { $explorer } listens to the Music Box, and the turn is over.
betrayal-event-monster-spellbound = { $monster-nom } listens to the Music Box and goes no farther.
betrayal-event-music-box-opened = { $explorer } opens the Music Box.
betrayal-event-music-box-closed = The Music Box is silent.
betrayal-event-mask-on = { $explorer } puts on the Mask.
betrayal-event-mask-off = { $explorer } takes off the Mask.
betrayal-event-dog-fetches = The Dog brings { $explorer } { $card-the } { $room-from }.
betrayal-event-dog-delivers = The Dog carries { $card-the } { $room-into }.
betrayal-event-searches = { $explorer } searches a stack: { $deck }.
betrayal-event-looks = { $explorer } looks at the top of a stack: { $deck }.
betrayal-event-sees = You see: { $cards }.
betrayal-event-haunt-roll = { $begins ->
        [true] That is less than the { $omens ->
            [one] one omen
           *[other] { $omens } omens
        } drawn so far: the haunt begins.
       *[false] That is enough for the { $omens ->
            [one] one omen
           *[other] { $omens } omens
        } drawn so far: the house keeps quiet.
    }
betrayal-event-haunt-begins = The haunt begins { $room-in }. { $traitor-id ->
        [none] No one has shown a traitor’s face.
       *[other] { $traitor } is the traitor.
    }
betrayal-event-haunt-instead = The chart says haunt { $instead }; haunt { $number } is played instead.
betrayal-event-monster-appears = { $monster-nom } appears { $room-in }.
betrayal-event-monster-gone = { $monster-nom } is gone.
betrayal-event-monster-killed = { $monster-nom } is dead.
betrayal-event-monster-moves = { $monster-nom } goes { $room-into }{ betrayal-because }.
betrayal-event-monster-takes = { $monster-nom } takes { $card-the }.
betrayal-event-monster-turn = The monsters stir.
betrayal-event-stand-in-turn = { $monster-nom } stirs.
betrayal-event-explorer-stunned = { $explorer } is stunned and misses the next turn{ betrayal-because }.
betrayal-event-explorer-recovers = { $explorer } is up again.
betrayal-status-stunned = Stunned
betrayal-event-stunned = { $monster-nom } is stunned.
betrayal-event-recovers = { $monster-nom } is on its feet again.
betrayal-event-counter = { $counter }: { $count }.
betrayal-event-track = The track shows { $number }.
betrayal-event-source-marked = A token marks it: { $source }.
