### What the guide says about Dark, Darker, Darkest: its pieces and the sections of its rules.

## Explanations

darkest-guide-colours = Colours of the code:
darkest-guide-yes = yes
darkest-guide-no = no
darkest-guide-kind-item = Equipment
darkest-guide-kind-survivor = Survivor
darkest-guide-kind-skill = Skill
darkest-guide-kind-ability = Ability
darkest-guide-kind-beast = Creature
darkest-guide-kind-nemesis = Nemesis
darkest-guide-kind-power = Power of a creature
darkest-guide-kind-part = Body part of a creature
darkest-guide-kind-die = Die
darkest-guide-kind-face = Face of a die
darkest-guide-kind-special = Special zombie
darkest-guide-kind-function = Function of a room
darkest-guide-kind-room = Room
darkest-guide-kind-chip = Code chip
darkest-guide-kind-option = Option of the table
darkest-guide-kind-thing = In the house
darkest-guide-fact-kind = Kind
darkest-guide-fact-hands = Hands
darkest-guide-fact-attack = Attack dice
darkest-guide-fact-range = Reaches
darkest-guide-fact-ammo = Ammunition
darkest-guide-fact-reloads = Reloads
darkest-guide-fact-cost = Costs
darkest-guide-fact-timing = When
darkest-guide-fact-use = Afterwards
darkest-guide-fact-starts = Who starts with it
darkest-guide-fact-cards = In the deck
darkest-guide-fact-module = Expansion
darkest-guide-fact-health = Health
darkest-guide-fact-ap-four = Action points by health, small team
darkest-guide-fact-ap-three = Action points by health, large team
darkest-guide-fact-escape = Dice to break free
darkest-guide-fact-item = Starts with
darkest-guide-fact-ability = Ability
darkest-guide-fact-skills = Can learn
darkest-guide-fact-learners = Who can learn it
darkest-guide-fact-movement = Rooms it moves
darkest-guide-fact-dice = Attack dice
darkest-guide-fact-hits = Hits it takes
darkest-guide-fact-parts = Body parts
darkest-guide-fact-bites = Its bites infect
darkest-guide-fact-fire = Fire leaves it unharmed
darkest-guide-fact-pushed = Can be pushed
darkest-guide-fact-shoots = Shoots as far as
darkest-guide-fact-power = Power
darkest-guide-fact-faces = Faces
darkest-guide-fact-die = Where it is
darkest-guide-fact-section = Part of the house
darkest-guide-fact-doors = Locked doors
darkest-guide-fact-printed = What is there
darkest-guide-fact-tokens = Tokens × zombies
darkest-guide-fact-spaces = Spaces
darkest-guide-fact-fire-spaces = With a fire
darkest-guide-fact-showdown-spaces = Spaces in the showdown
darkest-guide-fact-slots = Colours in the code
darkest-guide-fact-most = At most
darkest-guide-fact-burns = Flames that destroy a tile
darkest-guide-fact-ruin-damage = Health lost on entering ruins
darkest-guide-item-weapon = Weapon
darkest-guide-item-gear = Gear
darkest-guide-item-consumable = Consumable
darkest-guide-item-ammo = Ammunition
darkest-guide-range =
    { $range ->
        [0] the same room
        [one] one room away
       *[other] { $range } rooms away
    }
darkest-guide-ammo = { $ammo } to begin with, never more than { $most }
darkest-guide-reloads = { $item }, { $amount } rounds
darkest-guide-cost =
    { $ap ->
        [0] nothing
        [one] 1 action point
       *[other] { $ap } action points
    }
darkest-guide-timing-attack = in an attack
darkest-guide-timing-active = in your group’s turn
darkest-guide-timing-passive = always, while in hand
darkest-guide-timing-reaction = the moment the dice are rolled, in anybody’s turn
darkest-guide-use-once = gone for good
darkest-guide-use-kept = kept
darkest-guide-cards = { $revised } (revised edition), { $first } (first edition)
darkest-guide-priced = { $skill } ({ $xp } experience)
darkest-guide-movement-rolled = 1 to 4, rolled every time
darkest-guide-part =
    { $hits ->
        [0] { $part }
        [one] { $part }: 1 hit
       *[other] { $part }: { $hits } hits
    }
darkest-guide-on-die = { $die }: { $count } of { $of } faces
darkest-guide-die-survivor = survivors’ die
darkest-guide-die-creature = creatures’ die
darkest-guide-die-terror = terror die
darkest-guide-die-d4 = four-sided die
darkest-guide-die-d6 = six-sided die
darkest-guide-horde-dice = { $dice } for each zombie, at most { $most }
darkest-guide-note-item-weapon = A weapon works only in hand. Changing what is in hand is free at any time.
darkest-guide-note-item-gear = Gear works only in hand; two hands are all there is, and a scope takes one of them.
darkest-guide-note-item-consumable = It lies in the pack and is used from there.
darkest-guide-note-item-ammo = Only somebody who carries the weapon can use it.
darkest-guide-note-survivor = Health decides how many action points come with each new round: the lower, the fewer. Without health a survivor is out, and the darkness grows.
darkest-guide-note-skill = Skills are bought with experience, at any time and in any order. Two virus tokens eat them away, from the dearest down.
darkest-guide-note-ability = It is there from the start and cannot be lost.
darkest-guide-note-creature = There is only one creature in the house at a time. Each hit goes to a body part of your choice; with all parts lost it is dead, and everybody gains 2 experience.
darkest-guide-note-nemesis = It waits for the showdown. Its strength grows with yours. It makes for the corner rooms and lays them waste; if three are gone, all is lost.
darkest-guide-note-power = Each reinforcement icon in its attack sets it off once.
darkest-guide-note-face-success = A search draws a card for each success. In a defence each success wards off one of the enemy’s dice.
darkest-guide-note-face-aim = Without a weapon that shoots it does nothing.
darkest-guide-note-face-failure = In a search, a defence or a struggle it cancels nothing; in camera and other checks it is the one face you do not want.
darkest-guide-note-face-retreat = It is the only way out of a room with enemies, but for fear.
darkest-guide-note-face-bite = With two tokens the virus eats a skill every round, until nothing human is left.
darkest-guide-note-face-entrap = Whoever is held has one action point a round, and it goes into getting free.
darkest-guide-note-function = Each function works once a round for the whole team, and only behind an open door.
darkest-guide-note-room-enwalled = A closed room: walls all around and a door. It has to be unlocked before anybody can go in.
darkest-guide-note-room-open = An open room. It can be searched until somebody finds something.
darkest-guide-note-chip = It came from a door. Take it to a terminal: it strikes its colours from the code, or any one colour if you prefer.
darkest-guide-thing-horde = Horde
darkest-guide-note-horde = All zombies of a room are one horde. After each group’s turn the hordes nearby attack whoever is with them, then come closer. Nobody can walk out of a room with zombies; kill them, push them, or slip away with a retreat. Each one killed gives 1 experience.
darkest-guide-thing-token = Hidden horde
darkest-guide-note-token = Face down, nobody knows how many there are. It moves like a horde and cannot be attacked. As soon as a survivor sees its room it is turned over.
darkest-guide-thing-door = Locked door
darkest-guide-note-door = The number says how many colours the lock asks for; standing beside it you see which. Show cards with these colours (you keep them) for 1 action point, helped by others of your group in the room. Each colour that is missing can be forced, and lets the darkness grow. The chip is then yours.
darkest-guide-thing-darkness = Darkness
darkest-guide-note-darkness = It grows with the clock, with every survivor lost, every tile burnt down and every colour forced. On its last space the round is the last in which the laboratory can be entered.
darkest-guide-thing-code = Security code
darkest-guide-note-code = These colours keep the laboratory shut. Chips from locked doors, entered at a terminal in a corner room, strike them off; the board has room for three chips. Once a round one more colour can be struck at a terminal, and the darkness grows for it.
darkest-guide-thing-event = Event of the round
darkest-guide-note-event = Each round begins with the next event of the cycle: zombies, fire, clock, and round again.
darkest-guide-thing-zombie = Event: zombies
darkest-guide-note-zombie = An additional horde comes into the house.
darkest-guide-thing-fire = Fire
darkest-guide-note-fire = The one fire of the house leaps a tile in the direction the die shows, through walls and locks, and burns hotter there. It does so after each group’s turn as well. Everybody on a burning tile loses 1 health for each flame on it. { $burns } flames destroy a tile.
darkest-guide-thing-clock = Event: clock
darkest-guide-note-clock = The darkness grows by a space.
darkest-guide-thing-none = Silence
darkest-guide-note-none = In the showdown every third event is none at all.
darkest-guide-thing-boxes = Action markers
darkest-guide-note-boxes = In the showdown there are no rounds. Every action puts its markers into the first box. When it holds six, all boxes move on, markers return to their owners, and the enemies react.
darkest-guide-thing-reactor = Reactor
darkest-guide-note-reactor = When the darkness reaches the marked space the reactor leaks, and from then on radiation spreads every round. Two chips with three icons open its doors; inside, 3 action points shut it down.
darkest-guide-thing-camera = Camera
darkest-guide-note-camera = It watches its own room and those in a straight line before it, up to a wall or a locked door. At the start of a round each watched room with survivors rolls a die for each of them: a failure brings the terror die down on them.
darkest-guide-thing-gas-leak = Gas leak
darkest-guide-note-gas-leak = Advanced rules: whenever the fire arrives here, two tiles beside it burn as well.
darkest-guide-thing-lurking = Something lurks
darkest-guide-note-lurking = Advanced rules: whoever enters while no creature is in the house rolls a die for each survivor on the tile. A failure brings a creature.
darkest-guide-thing-secure = Secure room
darkest-guide-note-secure = Advanced rules: here a defence always rolls four dice.
darkest-guide-thing-virus = Virus
darkest-guide-note-virus = A bite leaves a virus token, which takes up space like an item. With { $virus } of them the virus eats one skill after another at the end of each upkeep; when the last is gone, the survivor rises as a zombie. An antidote, or the cabinet in the laboratory, takes away the second token.
darkest-guide-thing-entrapped = Held fast
darkest-guide-note-entrapped = Somebody who is held has a single action point and has to struggle with it. A retreat icon breaks the grip; others in the room can help for 1 action point each. It also ends when no enemy is left in the room.
darkest-guide-thing-cure = The cure
darkest-guide-note-cure = It lies in the laboratory. Whoever is first in takes it, and the showdown begins: destroy the nemesis before it has destroyed the house.
darkest-guide-thing-experience = Experience
darkest-guide-note-experience = For zombies killed, creatures slain and doors opened. It buys skills at any time.
darkest-guide-thing-health = Health
darkest-guide-note-health = Each wound moves the marker a space. The zone it stands in says how many action points the next round brings; what you have in this round you keep.
darkest-guide-thing-actions = Action points
darkest-guide-note-actions = Moving, searching, passing a card, opening a door and attacking cost 1 each; fighting the fire by hand and using a corner room cost 2. What is left at the end of the turn is lost.
darkest-guide-thing-radiation = Radiation
darkest-guide-note-radiation = Each token costs 1 health at the start of every round; there can be three. Pills take them all away.
darkest-guide-thing-burning = Burning tile
darkest-guide-note-burning = Entering costs 1 health for each flame. Two action points put one out by hand, one with an axe or an extinguisher. With { $burns } flames the tile is destroyed.
darkest-guide-thing-destroyed = Destroyed tile
darkest-guide-note-destroyed = A single room without walls, doors or use. Nobody sees through it, and entering hurts badly.
darkest-guide-thing-round = The round
darkest-guide-note-round = Upkeep first: an event, new groups, the cameras, new zombies, the virus. Then each group acts in turn, and after each one the enemies react and the fire leaps on.
darkest-guide-thing-group = Group
darkest-guide-note-group = Whoever stands in the same room when the round regroups acts together, in any order, and shares dice and doors. The group lasts until the next round, even if its members part.
darkest-guide-thing-searched = Searched room
darkest-guide-note-searched = Somebody has found something here. There is nothing more to find in this room tonight.
darkest-guide-thing-locked = Locked room
darkest-guide-note-locked = Every doorway of this room carries a lock. Until one is open nobody goes in, nobody sees in, and no zombies appear inside.
darkest-guide-thing-watched = Watched room
darkest-guide-note-watched = A camera sees this room. Whoever stands here when the cameras are checked rolls a die; a failure lets the terror die loose on everybody in the room.
darkest-guide-thing-infected = Irradiated enemies
darkest-guide-note-infected = With the Radioactive expansion: the first hit in a group’s turn only lays such a zombie down, the second finishes it. They pass radiation on to enemies beside them, and to whoever walks in.
darkest-guide-thing-equipment = Equipment deck
darkest-guide-note-equipment = What can be found in the house. Each success of a search draws a card; what is given away for good never comes back into it.
darkest-guide-thing-hands = Hands
darkest-guide-note-hands = Two hands, so two small things or one large. Weapons, armour and lamps only work there; changing hands is free at any time.
darkest-guide-thing-pack = Pack
darkest-guide-note-pack = A survivor carries five things in all, with five survivors four; virus tokens take up places too. Consumables are used from here.
darkest-guide-thing-ammunition = Ammunition
darkest-guide-note-ammunition = What a firearm has left, never more than eight. An empty one is only a weight until you find what fits it.
darkest-guide-thing-showdown = The showdown
darkest-guide-note-showdown = It begins when somebody takes the cure. The nemesis comes, there are no rounds any more, and only one of the two leaves the house.
darkest-guide-thing-sight = Line of sight
darkest-guide-note-sight = Straight ahead through open doors and passages, never at an angle, as far as you like. Walls, locked doors and destroyed tiles end it.
darkest-guide-note-die-survivor = You roll it in attacks, searches, defences and checks; as many as there are of you, seldom more than four.
darkest-guide-note-die-creature = Zombies, creatures and the nemesis attack with it. Each face does something else to somebody in the room.
darkest-guide-note-die-terror = It lies beside every search and every camera check, and counts only when these go wrong.
darkest-guide-note-die-d4 = It says in which row something happens, or where the fire leaps.
darkest-guide-note-die-d6 = It says in which column something happens. A 6 has none.

## Rules reference

darkest-guide-both-editions = Both editions
darkest-guide-scope-revised = revised edition
darkest-guide-scope-first = first edition
darkest-guide-scope-de = German variant
darkest-guide-scope-fr = French variant
darkest-guide-term-active = ACTIVE
darkest-guide-term-owner = OWNER
darkest-guide-term-group = GROUP
darkest-guide-term-team = TEAM
darkest-guide-term-none = NONE
darkest-guide-term-ap = AP
darkest-guide-term-xp = XP
darkest-guide-legend-active = whoever plays the survivor that acts or rolls
darkest-guide-legend-owner = whoever plays the survivor concerned
darkest-guide-legend-group = the players of the group whose turn it is, together
darkest-guide-legend-team = all players together
darkest-guide-legend-none = nobody: dice, stacks or necessity decide
darkest-guide-legend-ap = action points
darkest-guide-legend-xp = experience
darkest-guide-legend-rulings = decisions where the printed books are silent or disagree; RV, EN, DE and FR name these books
