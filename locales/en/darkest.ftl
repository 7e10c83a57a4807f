### The words of Dark, Darker, Darkest: what is asked, chosen and told. Names of pieces are in darkest-pieces.ftl.

darkest-title = Dark, Darker, Darkest
    .help = Two to five survivors, one burning house full of the dead, and a cure behind the last door.

## What arguments stand for: kinds of pieces, the same in every language

darkest-argument-goal = room
darkest-argument-through = room
darkest-argument-from = room
darkest-argument-camera = room
darkest-argument-leader = survivor
darkest-argument-giver = survivor
darkest-argument-captive = survivor
darkest-argument-other = survivor
darkest-argument-by = survivor
darkest-argument-target = survivor
darkest-argument-thing = card chip
darkest-argument-attacker = beast enemy
darkest-argument-enemy = beast special enemy
darkest-argument-cause = cause beast enemy item function ability skill
darkest-argument-dice = icon direction
darkest-argument-before = icon direction
darkest-argument-face = icon
darkest-argument-missing = colour
darkest-argument-forced = colour
darkest-argument-code = colour
darkest-argument-event = track
darkest-argument-door = room.direction

## Asks

darkest-ask-act = What do you do?
darkest-ask-aim-camera = Where does the camera { $room-in } look?
    .help = Before the first round. In every round dice are rolled for whoever stands where a camera looks, so choose the side where you will be least. Any will do for a first game.
darkest-ask-aim-which = { $survivor } takes aim ({ $aims } left). Which hit is to reach a room farther?
darkest-ask-allocate = { $icon } ({ $attacker }): who takes it?
    .help = { $icon-help }
darkest-ask-allocate-next = What do you deal out next? The dice: { $icons }
darkest-ask-another-chip = Does { $survivor } enter another chip?
darkest-ask-armor =
    Does { $survivor } trust in the body armour? { $successes ->
        [0] No success so far
        [one] One success so far
       *[other] { $successes } successes so far
    } against: { $icons }
darkest-ask-attack-order = Where do the dead attack next?
    .help = Several groups attack, one after the other. You only say in which order.
darkest-ask-bird-pins = Whom does the undead bird seize?
darkest-ask-blast-what = The blast { $room-in }: what does it hit?
darkest-ask-blast-where = Where does { $survivor } throw the explosive?
darkest-ask-burn-special = The fire { $room-in } takes one of them. Which?
darkest-ask-burn-where = Where does the fire hurt { $beast-acc }?
darkest-ask-burn-zombie = In which room does a zombie burn?
    .help = The fire takes one of the dead on this tile, and you say where.
darkest-ask-bypass-which = Which colour is struck from the code?
darkest-ask-call-horde = The zombies { $room-in } call for help. Who comes?
    .help = Each of these is near enough to come. You say which one does.
darkest-ask-camera-order = Cameras have you in view. Which one do you roll for next?
    .help = One roll for each camera that sees you; the order is yours.
darkest-ask-cancel-icon = Which die do you ward off? { $attacker }: { $icons }
darkest-ask-cancel-own-icon = A failure: which icon does { $survivor } give up? Left: { $dice }
darkest-ask-choose-survivor = Whom do you play?
darkest-ask-code-tokens = The chip is in: { $chip }. Which colours are struck from the code?
darkest-ask-come-along = { $leader } goes { $room-into }. Does { $survivor } come along?
darkest-ask-creature-route = { $beast-the } is heading for { $goal-the }. Through which room?
    .help = Several ways are equally short, so the rules leave it to you.
darkest-ask-creature-target = Whom is { $beast-the } after? Choose the room.
    .help = Several of you are equally near to it.
darkest-ask-defend =
    { $attacker-id ->
        [zombies] The zombies attack { $room-in }: { $icons }. Do you defend yourselves?
       *[other] { $attacker-the } attacks { $room-in }: { $icons }. Do you defend yourselves?
    }
darkest-ask-doctor-calls = Where does Doctor Mortimer’s horde appear?
darkest-ask-dog-snatches = Whom does the zombie dog go for?
darkest-ask-dog-takes = What does the zombie dog tear away from { $survivor }?
darkest-ask-enter-chip = Which chip does { $survivor } enter?
darkest-ask-enter-laboratory = The laboratory stands open. Who dares to go in?
darkest-ask-escape-where =
    { $captives-count ->
        [one] { $survivor } is loose. Where to?
       *[other] { $captives } are loose and run together. Where to?
    }
darkest-ask-fire-alarm = The fire is about to spread { $direction-to }. Does { $survivor } use the fire alarm?
darkest-ask-flare-gun =
    { $room ->
        [none] Zombies are coming, but the dice point past the house. Does { $survivor } fire the flare gun?
       *[other] Zombies are coming { $room-into } (row { $row }, column { $column }). Does { $survivor } fire the flare gun?
    }
darkest-ask-flashbang-whom = Whom does { $survivor } free with the flashbang?
darkest-ask-flashlight-where = Which lock does { $survivor } light up?
darkest-ask-flee-where = Panic! Where does { $survivor } run?
darkest-ask-force-door =
    For { $door-the } { $survivor } still lacks: { $missing }. Force it? { $steps ->
        [0] The darkness cannot grow any more.
        [one] The darkness grows a step.
       *[other] The darkness grows { $steps } steps.
    }
darkest-ask-free-skill = The reactor is silent. Which skill does { $survivor } gain for it?
darkest-ask-gas-leak = The gas blows up. Where does it burn as well?
darkest-ask-give = { $by } asks for { $thing-the }. Does { $survivor } hand it over?
darkest-ask-group-order =
    { $place ->
        [1] Which group acts first? Choose the room it is in.
       *[other] Which group acts next? Choose the room it is in.
    }
darkest-ask-guard-shoots = At whom does the security guard shoot next?
darkest-ask-hazmat-specialist = Who knows about radiation and carries the decontamination kit?
darkest-ask-heal-whom = Whom does { $survivor } treat { $card-with }?
darkest-ask-help-unlock = { $leader } still lacks: { $missing }. Does { $survivor } help with the lock?
darkest-ask-hit-where = Where does { $survivor } hit { $beast-acc }?
darkest-ask-horde-nearby = Steps in the dark. Where does a hidden horde turn up?
    .help = It may be any of these rooms around you. You say which.
darkest-ask-horde-stirs = The dead stir. Which horde comes closer?
    .help = Each of these could come closer. You say which one does.
darkest-ask-inventory-full =
    { $card ->
        [none] { $survivor } carries too much. What goes?
       *[other] { $survivor } carries too much to keep { $card-the }. What goes?
    }
darkest-ask-join-escape =
    { $captives-count ->
        [one] { $captives } has to be pulled free. Does { $survivor } lend a hand?
       *[other] { $captives } have to be pulled free together. Does { $survivor } lend a hand?
    }
darkest-ask-kit-helps = Whom does the decontamination kit protect a little?
darkest-ask-leak-space = At which step of darkness does the reactor begin to leak?
    .help = Before the first round: from this step of darkness on it is dangerous in its rooms. Later leaves you more time.
darkest-ask-learn-now = Does { $survivor } learn this in the nick of time? { $skill }
darkest-ask-lose-marker = { $survivor } weakens. Where is an action marker lost?
darkest-ask-map = Terror: { $face }. Does { $survivor } use the map to roll again?
darkest-ask-move-on = { $survivor } has strength for another room. Where to?
darkest-ask-move-order = Who moves next among the dead?
    .help = Several of the dead move, one after the other. You only say in which order.
darkest-ask-nemesis-cube = Where does { $beast-the } gain strength?
    .help = Its strength does not divide evenly among the parts of its body: you say which part takes one hit more.
darkest-ask-nemesis-route = { $beast-the } is bent on destruction; { $goal-the } is next. Through which room?
    .help = Several ways are equally short, so the rules leave it to you.
darkest-ask-nemesis-target = Which room does { $beast-the } want to destroy next?
    .help = Several rooms are equally near; the one you name is in danger.
darkest-ask-night-vision = Which die does { $survivor } roll again? The dice: { $dice }
    .help = If a failure is left, the creature appears. What was chosen is rolled again, all together.
darkest-ask-outbreak-where = Where does the fire break out?
darkest-ask-pass-to = Who gets { $thing-the } from { $survivor }?
darkest-ask-pass-what = What does { $survivor } hand over?
darkest-ask-push-on =
    Does { $survivor } drive { $enemy-acc } on { $room-into }? { $free ->
        [true] It costs nothing more.
       *[false] It takes another knockback.
    }
darkest-ask-push-where = Where does { $survivor } push { $enemy-acc }?
darkest-ask-radiation-gear = Does { $survivor } quickly get out { $card-the } against the radiation?
darkest-ask-radiation-where = Where does the radiation seep next?
darkest-ask-recover-where = Where does { $beast-the } recover?
darkest-ask-reload-what = Which weapon does { $survivor } reload?
darkest-ask-return = { $survivor } has fallen. Who comes in next through the entrance hall?
darkest-ask-search-drop = There are not enough hands. What does { $survivor } leave behind?
darkest-ask-search-keep = Who gets { $card-the }?
darkest-ask-search-own = What does { $survivor } keep?
darkest-ask-share-consent =
    { $way-id ->
        [give-ap] { $number ->
            [one] { $by } wants to give { $survivor } an action point. Agreed?
           *[other] { $by } wants to give { $survivor } { $number } action points. Agreed?
        }
       *[take-ap] { $number ->
            [one] { $by } asks { $survivor } for an action point. Agreed?
           *[other] { $by } asks { $survivor } for { $number } action points. Agreed?
        }
    }
darkest-ask-share-how-much = How many action points change hands between { $survivor } and { $other }?
darkest-ask-share-with = With whom does { $survivor } share action points?
darkest-ask-spawn-anywhere = There is no room near you. Where do the dead appear?
darkest-ask-spawn-near = The dead come close, before your very eyes. Where?
    .help = The place that the dice chose is closed to the dead, so they turn up in sight of you. The rules leave the room to you.
darkest-ask-sprinkler-where = Where does the water fall?
darkest-ask-stow-what = { $survivor } needs a free hand. What goes into the pack?
darkest-ask-take-from = Whom does { $survivor } ask?
darkest-ask-take-what = What does { $survivor } want from { $giver }?
darkest-ask-use-icons =
    How does { $survivor } use the roll? Left: { $hits ->
        [0] {""}
        [one] one hit
       *[other] { $hits } hits
    }{ $knockbacks ->
        [0] {""}
       *[other] { $hits ->
            [0] {""}
           *[other] ,{ " " }
        }{ $knockbacks ->
            [one] one knockback
           *[other] { $knockbacks } knockbacks
        }
    }{ $retreats ->
        [0] {""}
       *[other] { $hits ->
            [0] { $knockbacks ->
                [0] {""}
               *[other] ,{ " " }
            }
           *[other] ,{ " " }
        }{ $retreats ->
            [one] one retreat
           *[other] { $retreats } retreats
        }
    }
darkest-ask-virus-discard = { $survivor } is bitten and drops something. What?
darkest-ask-virus-side = The virus token stays with { $survivor }. What does it take up?
darkest-ask-zombie-route = The dead shuffle on { $room_from-from }; they scent life { $goal-in }. Through which room?
darkest-ask-zombie-target = The dead { $room_from-in } scent life on several sides. Where do they go?

## Choices

darkest-choice-yes = Yes
darkest-choice-no = No
darkest-choice-everybody = All my survivors come along
    .help = Nobody is asked one by one; everyone who goes pays for it.
darkest-choice-nobody = None of my survivors come along
    .help = They stay where they are. Each of them can still go alone later in the turn.
darkest-choice-evenly = Share out the rest
    .help = Wounds go to whoever has most health left, bites to whoever has the fewest, everything else to each in turn.
darkest-choice-done =
    { $matter-id ->
        [turn] Done
       *[roll] Leave the rest
    }
    .help =
        { $matter-id ->
            [turn] Action points you have not spent are lost; when all of the group are done, the dead around you react. Until somebody learns something new, it can be taken back.
           *[roll] What is left of the roll is lost.
        }
darkest-choice-not-done = Not done yet
    .help = Your group still acts: you can go on, too.
darkest-choice-shift = Move the action markers on
    .help = Spent markers come a box closer to your hands, but all enemies react.
darkest-choice-defend = Defend yourselves
    .help = One die for each of you who is not held; each success wards off a die of the attack.
darkest-choice-endure = Take it as it comes
    .help = You do not roll: everything that was rolled against you happens.
darkest-choice-room = { $room }
darkest-choice-tile = { $room } ({ $tile })
darkest-choice-survivor = { $survivor }
    .help = { $survivor-help }
darkest-choice-card = { $card }
    .help = { $card-help }
darkest-choice-chip = Chip: { $chip }
darkest-choice-door = { $door }
darkest-choice-colour = { $colour }
darkest-choice-icon =
    { $icon-id ->
        [stop] Leave the dice as they are
       *[other] { $icon }
    }
    .help =
        { $icon-id ->
            [stop] The roll stands.
           *[other] { $icon-help }
        }
darkest-choice-part = Part { $number } ({ $part })
    .help = { $part-help }
darkest-choice-number = { $number }
darkest-choice-horde = The horde { $room-in }
darkest-choice-token = The hidden horde { $room-in }
    .help = Nobody knows yet how many they are.
darkest-choice-check = The camera { $camera-in } that sees { $room-the }
    .help = One die for each person in view who does not sneak; a failure brings the terror die into play.
darkest-choice-facing = { $direction-to }
darkest-choice-keep = Let the dice stand
darkest-choice-match = The colours of the chip
    .help = Every colour of the chip that is still part of the code is struck.
darkest-choice-none = No skill
darkest-choice-stay-out = Nobody, for now
    .help = You are asked again next round.
darkest-choice-stop = Stay here
darkest-choice-marker =
    { $marker-id ->
        [hand] From the hand
        [left] From the left box
        [middle] From the middle box
       *[right] From the right box
    }
    .help =
        { $marker-id ->
            [hand] It is missing at once.
            [left] It has just been spent and is far from coming back.
            [middle] It would have come back soon.
           *[right] It would have come back next.
        }
darkest-choice-reroll =
    { $reroll-id ->
        [row] Roll the row again
        [column] Roll the column again
       *[both] Roll both again
    }
    .help = The flare gun is used up.
darkest-choice-side =
    { $side-id ->
        [left] Room in the pack
       *[right] A hand
    }
    .help =
        { $side-id ->
            [left] You can carry one thing less.
           *[right] You can hold one thing less.
        }
darkest-choice-skill = { $skill }
    .help = { $skill-help }
darkest-choice-special = { $special }
    .help = { $special-help }
darkest-choice-move = { $survivor }: go { $room-into }
    .help = Costs 1 action point. Whoever comes into fire or ruins is hurt.
darkest-choice-search = { $survivor }: search the room
    .help = Costs 1 action point. One die for each person in the room, four at most: a success finds equipment; any other icon twice makes noise.
darkest-choice-pass = { $survivor }: hand something over
    .help = A card or a chip goes to somebody in the room, for 1 action point; coordinators do it for nothing.
darkest-choice-take = { $survivor }: ask for something
    .help = For 1 action point you get a card or a chip from somebody in the room who agrees.
darkest-choice-extinguish = { $survivor }: beat out a flame
    .help = Costs 2 action points: the tile burns a step less.
darkest-choice-douse = { $survivor }: fight the fire { $card-with }
    .help = Costs 1 action point and puts out a flame, or two with an extinguisher and a fire helmet.
darkest-choice-unlock = { $survivor }: open { $door-the }
    .help = Costs 1 action point. The colours on your cards must cover the chip; every colour that is missing costs a step of darkness.
darkest-choice-flip = { $survivor }: examine { $door-the }
    .help = Costs nothing: the colours of the chip are turned up.
darkest-choice-recode = { $survivor }: reprogram { $door-the }
    .help = Costs 4 points, of experience as a rule: another chip with as many icons takes the old one’s place, open for all to see.
darkest-choice-sprinkler = { $survivor }: turn on the sprinklers
    .help = { darkest-function-sprinkler.help }
darkest-choice-medic-bay = { $survivor }: use the medic bay
    .help = { darkest-function-medic-bay.help }
darkest-choice-ammo-reserve = { $survivor }: load up at the ammo reserve
    .help = { darkest-function-ammo-reserve.help }
darkest-choice-antidote-cabinet = { $survivor }: open the antidote cabinet
    .help = { darkest-function-antidote-cabinet.help }
darkest-choice-terminal = { $survivor }: use the terminal
    .help = { darkest-function-terminal.help }
darkest-choice-bypass = { $survivor }: cheat the code
    .help = Costs no action points, but a step of darkness: one colour of your choice is struck from the code.
darkest-choice-escape = { $survivor }: try to break free
    .help = Costs 1 action point. A retreat icon is enough, in the first edition one for each person held here; friends in the room may help.
darkest-choice-rescue = { $survivor }: try to free { $other }
    .help = Costs 1 action point. A retreat icon is enough, in the first edition one for each person held here; others may help, 1 action point each.
darkest-choice-attack = { $survivor }: attack { $card-with }
    .help = Costs 1 action point. { $card-help }
darkest-choice-free-attack = { $survivor }: attack { $card-with }, free of charge
    .help = Once a round, without an action point. { $card-help }
darkest-choice-bandage = { $survivor }: bandage a wound
    .help = { darkest-skill-eternal-bandage.help }
darkest-choice-share-ap = { $survivor }: share action points
    .help = { darkest-ability-share-ap.help }
darkest-choice-heal = { $survivor }: heal { $other }
    .help = Costs 1 action point and heals 1 wound.
darkest-choice-give-ap = Give some to { $other }
darkest-choice-take-ap = Take some from { $other }
darkest-choice-learn = { $survivor }: learn “{ $skill }”
    .help = { $skill-help }
darkest-choice-use = { $survivor }: use { $card-the }
    .help = { $card-help }
darkest-choice-ready = { $survivor }: take { $card-the } in hand
    .help = Costs nothing. Only what is in hand is in use. { $card-help }
darkest-choice-stow = { $survivor }: put { $card-the } into the pack
    .help = Costs nothing and frees a hand.
darkest-choice-discard = { $survivor }: throw { $card-the } away
    .help = It is gone for good.
darkest-choice-hit-zombie = Hit a zombie { $room-in }
darkest-choice-hit-special = Hit { $special-acc } { $room-in }
    .help = { $special-help }
darkest-choice-hit-beast = Hit { $beast-acc } { $room-in }
    .help = You choose the body part next.
darkest-choice-push = Push { $enemy-acc } { $room-into }
    .help = Takes a knockback. Fire burns what is pushed into it.
darkest-choice-knock-down = Knock a zombie down
    .help = Takes a knockback. It lies there until it gets up in its own time, or a second blow finishes it.
darkest-choice-finish-off = Finish off a zombie on the floor
    .help = Takes a knockback.
darkest-choice-retreat = { $survivor }: slip away { $room-into }
    .help = Takes a retreat, but no action points.
darkest-choice-decontaminate = { $survivor }: clean this tile of radiation
    .help = Costs 2 action points with the kit in hand, 3 beside whoever holds it.
darkest-choice-reactor-chip = { $survivor }: put a chip into the reactor door: { $chip }
    .help = Costs 2 action points, and the chip is gone; the second chip opens both doors of the reactor.
darkest-choice-shut-down = { $survivor }: shut the reactor down
    .help = { darkest-function-reactor-shutdown.help }

## Events: setting up

darkest-event-house-built = The house stands in the dark and waits.
darkest-event-code-set = The laboratory is sealed with a code: { $code }.
darkest-event-camera-aimed = The camera { $room-in } looks { $direction-to }.
darkest-event-survivor-chosen = { $seat-name ->
        [none] Seat { $seat } plays
       *[other] { $seat-name } plays
    }{ $cause-id ->
        [lot] { "" } { $survivor }, too: the lot has fallen.
       *[other] { "" } { $survivor }.
    }
darkest-event-reactor-placed = Somewhere in the house a reactor hums: { $tile }.
darkest-event-hazmat-specialist = { $survivor } knows about radiation and carries the decontamination kit.
darkest-event-leak-space = The reactor will begin to leak at step { $space } of the darkness.

## Events: rounds, groups and the night

darkest-event-round-begins = Round { $round } begins.
darkest-event-event =
    { $event-id ->
        [zombie] Event: more of the dead find their way in.
        [fire] Event: the fire is hungry.
       *[clock] Event: a clock strikes somewhere in the house.
    }
darkest-event-groups =
    { $groups-count ->
        [one] All of you stay together.
       *[other] You act in { $groups-count } groups.
    }
darkest-event-group-acts =
    { $survivors-count ->
        [one] It is { $survivors }’s turn.
       *[other] It is the turn of { $survivors }.
    }
darkest-event-done =
    { $survivors-count ->
        [one] { $survivors } is done.
       *[other] { $survivors } are done.
    }
darkest-event-not-done =
    { $cause-id ->
        [freed] Freed in time: { $survivors }
        [points] There are action points again: { $survivors }
       *[thinks-again] { $survivors }
    } { $survivors-count ->
        [one] is
       *[other] are
    } not done after all.
darkest-event-group-ends =
    { $ap ->
        [0] The turn of { $survivors } is over.
        [one] The turn of { $survivors } is over; 1 action point goes unused.
       *[other] The turn of { $survivors } is over; { $ap } action points go unused.
    }
darkest-event-reaction = The dead around you stir.
darkest-event-darkness-grows =
    { $cause-id ->
        [clock] Time runs out; the darkness grows (step { $space } of { $spaces }).
        [bypass] The cheated code has its price; the darkness grows (step { $space } of { $spaces }).
        [elimination] With every death the darkness grows (step { $space } of { $spaces }).
        [forced-door] Forcing the door took too long; the darkness grows (step { $space } of { $spaces }).
        [tile-destroyed] Where a room burns down, the darkness grows (step { $space } of { $spaces }).
       *[other] The darkness grows (step { $space } of { $spaces }).
    }
darkest-event-last-round =
    { $rounds ->
        [0] The night is complete. Reach the laboratory this round, or never.
       *[other] The night is complete. Only one round of grace is left after this one.
    }
darkest-event-team-votes = The team has voted: { $agreed } of { $seats } are for it.
darkest-event-location-roll =
    { $purpose-id ->
        [spawn] Where more of the dead come in
        [fire] Where the fire breaks out
        [creature] Where the creature appears
       *[other] The dice
    }{ $cause-id ->
        [flare-gun] , rolled again with the flare gun
       *[other] {""}
    }: row { $row }, column { $column }, { $room ->
        [none] which points past the house
       *[other] { $room-the }
    }.{ $again ->
        [true] {" "}That does not count; the dice are rolled again.
       *[false] {""}
    }
darkest-event-nothing-happens =
    { $cause-id ->
        [all-held] Everybody { $room-in } is held already: nothing happens.
        [bitten-enough] Another bite changes nothing for { $survivor }.
        [horde-waits] The zombies { $room-in } have only just come and hold back.
        [no-cards] { $survivor } has nothing that could be torn away.
        [no-fire] Nothing burns in the house: nothing happens.
        [nobody-comes] The zombies { $room-in } call for help, but nobody comes.
        [nobody-stirs] There is no creature in the house, and no horde that could come in its place: nothing happens.
        [nothing-burns] Around { $beast-acc } there is nothing left to burn.
        [nothing-lurks] Nothing is lurking { $room-in }.
        [unhurt] { $beast-the } is in the house already, and unhurt: nothing happens.
        [warded-off] The attack { $room-in } is warded off.
       *[attack] Nothing comes of it.
    }

## Events: what survivors do

darkest-event-moves =
    { $cause-id ->
        [retreat] { $survivor } slips away { $room-into }.
        [fear] In panic { $survivor } runs { $room-into }.
        [escape] { $survivor } breaks out { $room-into }.
        [code-broken] { $survivor } does not hesitate and steps { $room-into }.
       *[other] { $survivor } goes { $room-into }.
    }
darkest-event-search-roll =
    { $survivor } searches { $room-the } and rolls { $dice }. { $passed ->
        [true] { $finds ->
            [0] A success, but nothing is left to find.
            [one] That finds one card.
           *[other] That finds { $finds } cards.
        }
       *[false] Without a success nothing turns up.
    }{ $noise ->
        [true] {" "}An icon twice makes noise.
       *[false] {""}
    }
darkest-event-card-found = { $survivor } finds { $card-a }.
darkest-event-card-kept = { $survivor } takes { $card-the }.
darkest-event-card-used = { $survivor } uses { $card-the }.
darkest-event-discarded =
    { $cause-id ->
        [bite] The bite leaves no room: { $survivor } loses { $card-the } for good.
        [full] { $survivor } carries too much and gives up { $card-the }.
        [left-behind] { $survivor } leaves { $card-the } behind for good.
        [zombie-dog] { $cause-the } tears { $card-the } away from { $survivor }.
       *[other] { $survivor } throws { $card-the } away.
    }
darkest-event-stowed = { $survivor } puts { $card-the } into the pack.
darkest-event-readied = { $survivor } takes { $card-the } in hand.
darkest-event-reloaded =
    { $ammo ->
        [one] { $survivor } reloads { $card-the }: one round.
       *[other] { $survivor } reloads { $card-the }: { $ammo } rounds.
    }
darkest-event-handed-over = { $survivor } hands { $thing-the } to { $to_survivor }.
darkest-event-refused = { $survivor } says no to { $by }.
darkest-event-ap-shared =
    { $ap ->
        [one] { $survivor } leaves an action point to { $to_survivor }.
       *[other] { $survivor } leaves { $ap } action points to { $to_survivor }.
    }
darkest-event-gains-ap =
    { $ap ->
        [one] { $survivor } gains an action point.
       *[other] { $survivor } gains { $ap } action points.
    }
darkest-event-gains-xp =
    { $cause_kind-id ->
        [change] { $survivor } gains { $xp } experience for the open door; now { $now } of { $of }.
        [beast] { $survivor } gains { $xp } experience for the creature’s death; now { $now } of { $of }.
        [enemy] { $survivor } gains { $xp } experience; now { $now } of { $of }.
       *[other] { $survivor } gains { $xp } experience.
    }
darkest-event-skill-learnt =
    { $xp ->
        [0] { $survivor } learns something new for nothing: { $skill }.
       *[other] { $survivor } learns something new for { $xp } experience: { $skill }.
    }
darkest-event-function-used = { $survivor } uses { $function-the }.
darkest-event-healed =
    { $wounds ->
        [one] { $survivor } regains 1 health ({ $cause }); now { $left }.
       *[other] { $survivor } regains { $wounds } health ({ $cause }); now { $left }.
    }
darkest-event-virus-cured = The antidote works: { $survivor } is rid of a virus token.
darkest-event-returns =
    { $cause-id ->
        [back] { $survivor } is back and stands { $room-in }.
       *[in-place] { $survivor } takes the place of { $fallen_survivor } and stands { $room-in }.
    }
darkest-event-rerolled =
    { $cause-id ->
        [armor] The defence is rolled again: { $dice }.{ $passed ->
            [true] {""}
           *[false] {" "}No success: nothing is warded off.
        }
        [night-vision] { $survivor } has dice rolled again { $cause-with }: { $dice }.
       *[other] { $survivor } uses up { $cause-the }: not “{ $before }” but “{ $dice }”.
    }

## Events: doors and the code

darkest-event-chip-flipped = { $door-the } asks for { $chip }.
darkest-event-door-unlocked =
    { $forced-count ->
        [0] { $survivor } opens { $door-the } and pockets the chip: { $chip }.
       *[other] { $survivor } forces { $door-the } (missing: { $forced }) and pockets the chip: { $chip }.
    }
darkest-event-unlock-fails =
    { $cause-id ->
        [given-up] { $survivor } leaves { $door-the } closed; missing: { $missing }.
       *[other] { $survivor } cannot open { $door-the }; missing: { $missing }.
    }
darkest-event-door-recoded = { $survivor } reprograms { $door-the }; now it asks for { $chip }.
darkest-event-chip-entered = { $survivor } enters { $chip-the }.
darkest-event-code-token-removed =
    { $left ->
        [0] The last colour is struck from the code: { $colour }.
       *[other] A colour is struck from the code: { $colour }. Left: { $left }.
    }
darkest-event-laboratory-opens = The code is broken. The laboratory stands open.
darkest-event-cure-found = { $survivor } is the first into the laboratory and holds the cure.

## Events: cameras and terror

darkest-event-camera-check =
    { $passed ->
        [true] The camera { $camera-in } watches { $room-the }: { $dice }. No failure, so nobody is noticed.
        [false] The camera { $camera-in } watches { $room-the }: { $dice }. A failure gives you away.
       *[other] The camera { $camera-in } watches { $room-the }: { $dice }.
    }
darkest-event-terror =
    { $cause-id ->
        [camera] The terror die for what the camera saw { $room-in }: { $face }.
       *[noise] The terror die for the noise { $room-in }: { $face }.
    }
darkest-event-lurking-check = Something may be lurking { $room-in }; a failure wakes it: { $dice }.

## Events: fire

darkest-event-fire-breaks-out = Fire breaks out { $room-in }!
darkest-event-fire-moves = The fire leaps { $direction-to }, { $room-into }.
darkest-event-fire-stays = The fire finds no way { $direction-to } and rages on { $room-in }.
darkest-event-gas-leak = Gas explodes { $room-in }!
darkest-event-burns =
    { $cause_kind-id ->
        [beast] { $cause-the } sets { $room-the } alight ({ $markers } of { $of }).
       *[other] { $markers ->
            [1] { $room-the } catches fire.
            [2] The flames { $room-in } rise higher.
           *[other] Nothing can save { $room-the } now.
        }
    }
darkest-event-tile-destroyed =
    { $cause-id ->
        [fire] { $room-the } burns to ashes.
       *[other] { $cause-the } lays { $room-the } in ashes.
    }
darkest-event-burns-removed =
    { $cause-id ->
        [sprinkler] { $markers ->
            [one] A flame goes out { $room-in }.
           *[other] { $markers } flames go out { $room-in }.
        }
       *[other] { $markers ->
            [one] { $survivor } puts out a flame { $room-in }.
           *[other] { $survivor } puts out { $markers } flames { $room-in }.
        }
    }
darkest-event-fire-is-out = The fire is out. Only smoke is left.
darkest-event-tokens-burn =
    { $tokens ->
        [one] Whatever was hiding { $room-in } burns with it.
       *[other] All that was hiding { $room-in } burns with it: { $tokens } hordes.
    }
darkest-event-zombie-burns =
    { $special ->
        [none] A zombie burns { $room-in }.
       *[other] { $special-the } burns { $room-in }.
    }
darkest-event-zombies-burn = All zombies { $room-in } burn.

## Events: the dead come

darkest-event-token-placed =
    { $cause-id ->
        [terror] Something has noticed you and shuffles about { $room-in }.
       *[other] Something shuffles about { $room-in }.
    }
darkest-event-token-revealed =
    { $special ->
        [none] { $zombies ->
            [one] One zombie shows itself { $room-in }.
           *[other] { $zombies } zombies show themselves { $room-in }.
        }
       *[other] { $zombies ->
            [one] One zombie shows itself { $room-in }, led { $special-by }.
           *[other] { $zombies } zombies show themselves { $room-in }, led { $special-by }.
        }
    }
darkest-event-horde-arrives =
    { $cause-id ->
        [doctor-mortimer] Doctor Mortimer calls a horde { $room-into }.
       *[other] A horde breaks { $room-into }.
    }
darkest-event-spawn-displaced =
    { $near ->
        [true] There is no way in there: the dead come close to you instead.
       *[false] There is no way in there: the dead appear elsewhere.
    }
darkest-event-horde-called =
    { $cause-id ->
        [reinforcement] { $zombies ->
            [one] A zombie hears the call and comes { $room_from-from } { $room-into }.
           *[other] { $zombies } zombies hear the call and come { $room_from-from } { $room-into }.
        }
       *[other] { $zombies ->
            [one] A zombie hears the call and comes { $room-into }.
           *[other] { $zombies } zombies hear the call and come { $room-into }.
        }
    }
darkest-event-no-tokens-left = No more of the dead come: all of them are in the house.
darkest-event-no-room-to-spawn = The dead find no way in.
darkest-event-zombies-move =
    { $unit-id ->
        [horde] { $zombies ->
            [one] A zombie shuffles { $room_from-from } { $room-into }
           *[other] { $zombies } zombies shuffle { $room_from-from } { $room-into }
        }
        [token] Shuffling steps lead { $room_from-from } { $room-into }
       *[other] Shuffling steps lead { $room-into }
    }{ $through-count ->
        [0] {""}
       *[other] {" "}(by way of: { $through })
    }.
darkest-event-hordes-stir = There is no creature in the house: in its place the dead stir.
darkest-event-zombies-rise =
    { $zombies ->
        [one] A zombie { $room-in } gets up again.
       *[other] { $zombies } zombies { $room-in } get up again.
    }
darkest-event-creature-appears =
    { $cause-id ->
        [lurking] { $beast-the } was lurking { $room-in }!
       *[other] { $beast-the } appears { $room-in }!
    }
darkest-event-creature-moves =
    { $cause-id ->
        [terror] The terror draws { $beast-acc } { $room_from-from } { $room-into }
        [reaction] { $beast-the } comes { $room_from-from } { $room-into }
       *[other] { $beast-the } comes { $room-into }
    }{ $through-count ->
        [0] {""}
       *[other] {" "}(by way of: { $through })
    }.
darkest-event-creature-stays = { $beast-the } finds no way closer and stays { $room-in }.
darkest-event-movement-roll =
    { $movement ->
        [0] { $beast-the } rolls { $rolled } for its steps and gets nowhere.
        [one] { $beast-the } rolls { $rolled } for its steps and may go one room.
       *[other] { $beast-the } rolls { $rolled } for its steps and may go up to { $movement } rooms.
    }

## Events: fights

darkest-event-attack-rolled =
    { $rounds ->
        [none] { $survivor } attacks { $card-with } and rolls { $dice }.
        [0] { $survivor } attacks { $card-with } (the last round) and rolls { $dice }.
        [one] { $survivor } attacks { $card-with } (one round left) and rolls { $dice }.
       *[other] { $survivor } attacks { $card-with } ({ $rounds } rounds left) and rolls { $dice }.
    }
darkest-event-attack-result =
    { $passed ->
        [true] That makes { $hits ->
            [one] one hit
           *[other] { $hits } hits
        }{ $reach ->
            [0] {""}
           *[other] {" "}(range { $reach })
        }
       *[false] No success: no hit
    }{ $knockbacks ->
        [0] {""}
        [one] , one knockback
       *[other] , { $knockbacks } knockbacks
    }{ $retreats ->
        [0] {""}
        [one] , one retreat
       *[other] , { $retreats } retreats
    }.
darkest-event-failure-cancels = The failure cancels another of { $survivor }’s icons: { $icon }.
darkest-event-zombie-dies =
    { $cause-id ->
        [finish-off] { $survivor } finishes off a zombie { $room-in }.
        [knockback-fire] { $special ->
            [none] The flames kill the zombie.
           *[other] The flames kill { $special-acc }.
        }
       *[other] { $cause_kind-id ->
            [item] { $special ->
                [none] { $cause-the } kills a zombie { $room-in }.
               *[other] { $cause-the } kills { $special-acc } { $room-in }.
            }
           *[other] { $special ->
                [none] { $survivor } kills a zombie { $room-in }.
               *[other] { $survivor } kills { $special-acc } { $room-in }.
            }
        }
    }
darkest-event-laid-down =
    { $cause-id ->
        [knockback-fire] The flames { $room-in } lay a zombie low, but it still twitches.
       *[other] { $special ->
            [none] { $survivor } lays a zombie low { $room-in }, but it still twitches.
           *[other] { $survivor } lays { $special-acc } low { $room-in }, but not for long.
        }
    }
darkest-event-knocked-down = { $survivor } knocks a zombie down { $room-in }.
darkest-event-pushed = { $survivor } pushes { $enemy-acc } { $room-into }.
darkest-event-beast-hit =
    { $left ->
        [0] { $cause_kind-id ->
            [hazard] { $cause-the } scorches { $beast-acc }
            [item] { $cause-the } hits { $beast-acc }
           *[other] { $survivor } hits { $beast-acc }
        }: part { $number } ({ $part }) is done for.
       *[other] { $cause_kind-id ->
            [hazard] { $cause-the } scorches { $beast-acc }
            [item] { $cause-the } hits { $beast-acc }
           *[other] { $survivor } hits { $beast-acc }
        }: part { $number } ({ $part }), { $left } more to go.
    }
darkest-event-beast-recovers = { $beast-the } recovers: part { $number } ({ $part }).
darkest-event-beast-dies = { $beast-the } dies { $room-in }.
darkest-event-attack-roll =
    { $target ->
        [none] { $attacker-id ->
            [zombies] The zombies attack { $room-in }: { $dice }.
           *[other] { $attacker-the } attacks { $room-in }: { $dice }.
        }
       *[other] { $attacker-the } shoots at { $target } { $room-in }: { $dice }.
    }
darkest-event-defense-roll =
    { $passed ->
        [true] You defend yourselves { $room-in }: { $dice }. Each success wards off a die.
        [false] You defend yourselves { $room-in }: { $dice }. Without a success nothing is warded off.
       *[other] You defend yourselves { $room-in }: { $dice }.
    }
darkest-event-armor-used = { $survivor } puts the body armour to use.
darkest-event-icon-cancelled = Warded off: { $icon }.
darkest-event-icons-wasted =
    { $cause-id ->
        [afar] Without effect from afar: { $icons }.
        [lost-part] Without effect, since { $attacker-the } has lost the part for it: { $icons }.
        [no-such-part] Without effect, since { $attacker-the } knows nothing of the kind: { $icons }.
        [target] Without effect on { $target }: { $icons }.
        [nobody-else] { $icon-id ->
            [bite] Without effect, since nobody else { $room-in } can be bitten: { $icons }.
            [entrap] Without effect, since nobody else { $room-in } can be held: { $icons }.
           *[fear] Without effect, since nobody else { $room-in } can run: { $icons }.
        }
       *[nobody] { $icon-id ->
            [bite] Without effect, since nobody { $room-in } can be bitten: { $icons }.
            [entrap] Without effect, since nobody { $room-in } can be held: { $icons }.
           *[fear] Without effect, since nobody { $room-in } can run: { $icons }.
        }
    }
darkest-event-power-attack = The power { $beast-of }: { $power }.
darkest-event-wounded = { $survivor } loses { $wounds } health { $cause-to }; { $left } left.
darkest-event-bitten =
    { $tokens ->
        [1] { $survivor } is bitten. The virus has found a way in.
       *[other] { $survivor } is bitten again. Now the change begins.
    }
darkest-event-entrapped = { $survivor } is held fast { $cause-by }.
darkest-event-escape-roll =
    { $struggling_survivors-count ->
        [0] { $helping_survivors } { $helping_survivors-count ->
            [one] tries
           *[other] try
        } to free { $captives }, which takes { $captives-count ->
            [one] a retreat
           *[other] { $captives-count } retreats
        }
       *[other] { $struggling_survivors } { $struggling_survivors-count ->
            [one] struggles
           *[other] struggle together
        }{ $helping_survivors-count ->
            [0] {""}
           *[other] , with the help of { $helping_survivors }
        }; it takes { $captives-count ->
            [one] a retreat to get free
           *[other] { $captives-count } retreats to free { $captives }
        }
    }: { $dice }.
darkest-event-escape-fails =
    { $needed ->
        [one] No retreat: { $survivor } is still held.
       *[other] Too few retreats: all of them are still held.
    }
darkest-event-freed =
    { $cause-id ->
        [escape] { $survivor } breaks free.
        [flashbang] A blinding flash, and { $survivor } is free.
       *[other] Nothing holds { $survivor } any longer.
    }
darkest-event-zombification = The virus gnaws at { $survivor }: { $skill } is lost.
darkest-event-last-chance = { $survivor } is about to turn. Only an antidote can help, and quickly.
darkest-event-zombified = { $survivor } dies { $room-in } and gets up again, as one of them.
darkest-event-eliminated =
    { $cause-id ->
        [zombified] { $survivor } is no longer one of you.
       *[other] { $survivor } falls victim { $cause-to }.
    }

## Events: the final showdown

darkest-event-showdown-begins = All doors spring open. { $survivor } has the cure, but somebody has been waiting here.
darkest-event-nemesis-appears = { $beast-the } stands { $room-in }, and { $cubes } hits are needed to end this, at least { $each } for each part.
darkest-event-nemesis-cube = { $beast-the } is tougher in one place: part { $number } ({ $part }) takes another hit.
darkest-event-nemesis-moves =
    { $cause-id ->
        [reaction] { $beast-the } strides { $room_from-from } { $room-into }.
       *[other] { $beast-the } strides { $room-into }.
    }
darkest-event-shift = The action markers move on.
darkest-event-marker-lost =
    { $place-id ->
        [hand] { $survivor } weakens and loses an action marker from the hand.
        [left] { $survivor } weakens and loses an action marker from the left box.
        [middle] { $survivor } weakens and loses an action marker from the middle box.
       *[right] { $survivor } weakens and loses an action marker from the right box.
    }
darkest-event-markers-gained =
    { $markers ->
        [one] { $survivor } recovers and gains an action marker.
       *[other] { $survivor } recovers and gains { $markers } action markers.
    }
darkest-event-won = You have made it. The cure leaves the house.
darkest-event-lost = All is lost.

## Events: radiation

darkest-event-reactor-leaks = The reactor has sprung a leak. Something invisible seeps out.
darkest-event-irradiated = Radiation spreads { $room-in }.
darkest-event-decontaminated =
    { $cause-id ->
        [decontaminate] { $survivor } cleans { $room-the } of radiation.
       *[other] No more radiation { $room-in }.
    }
darkest-event-enemy-infected =
    { $enemy-id ->
        [zombies] { $arriving ->
            [true] { $number ->
                [one] The zombie coming { $room-into } begins to glow.
               *[other] The zombies coming { $room-into } begin to glow.
            }
           *[false] { $number ->
                [one] The zombie { $room-in } begins to glow.
               *[other] The zombies { $room-in } begin to glow.
            }
        }
        [token] { $arriving ->
            [true] The hidden horde coming { $room-into } begins to glow.
           *[false] { $number ->
                [one] The hidden horde { $room-in } begins to glow.
               *[other] { $number } hidden hordes { $room-in } begin to glow.
            }
        }
       *[other] { $enemy-the } { $room-in } begins to glow.
    }
darkest-event-radiation-check =
    { $cause-id ->
        [irradiated-tile] Radiation { $room-in }
        [infected-enemy] Glowing enemies { $room-in }
        [infected-survivor] Glowing friends { $room-in }
       *[other] Radiation
    }! { $survivor } rolls { $dice }. { $passed ->
        [true] Without a failure it does no harm.
       *[false] A failure lets it in.
    }
darkest-event-radiation-token =
    { $tokens ->
        [one] { $survivor } takes a dose: one radiation token.
       *[other] { $survivor } takes another dose: { $tokens } radiation tokens.
    }
darkest-event-radiation-cured = The glow leaves { $survivor }.
darkest-event-reactor-chip-entered =
    { $chips ->
        [1] { $survivor } puts { $chip-the } into the door of the reactor. One more, and it opens.
       *[other] { $survivor } puts { $chip-the } into the door of the reactor.
    }
darkest-event-reactor-opens = The doors of the reactor slide open.
darkest-event-reactor-shut-down = { $survivor } pulls the last lever. The reactor falls silent.

## Results

darkest-result-nemesis-dead = The nemesis is dead and the cure is safe. You walk out into the dawn.
darkest-result-darkness = The darkness is complete. Nobody will ever ask what became of you.
darkest-result-cure-lost = Whoever carried the cure is dead, and the cure lies in the flames.
darkest-result-corners-destroyed = The last corner of the house falls in ruins and buries you with it.
darkest-result-given-up = You give up, and the darkness closes over the house.
