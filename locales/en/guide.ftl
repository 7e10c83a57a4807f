### The house builder, the explanations, the rules reference and the guided first game.

## House builder

house-title = House builder
house-intro = Twenty tiles, four rows of five. Take a ready-made house, let the dice build one, or lay it out yourself.
house-start = Start from
house-random = A random house
house-roll = Build one
house-plan = Plan of the house
house-howto = Drag a tile onto another to swap them, or choose one and then the other.
house-howto-keys = With the keyboard: arrow keys to walk, Enter to pick up and put down, R to turn, Shift+R to turn back, Escape to let go.
house-tools = Tools
house-tile = { $tile }, row { $row }, column { $column }
house-rotate-left = Turn left
house-rotate-right = Turn right
house-undo = Undo
house-put-back = Let go
house-picked = { $tile } in your hand. Choose where it goes.
house-swapped = Swapped: { $tile } and { $other }.
house-rotated = Turned: { $tile }.
house-spare = Tiles left over
house-reactor = With the reactor (expansion Radioactive)
house-needs-radioactive = This house has the reactor: the table must play with the expansion Radioactive.
house-problems =
    { $count ->
        [0] A sound house
        [one] One problem
       *[other] { $count } problems
    }
house-fault-expansion = { $tile } belongs to an expansion. Tick it below, or take another tile.
house-fault-section = { $tile } does not belong here: this place is for { $section }.
house-fault-lacks = { $tile } is missing. No house does without it.
house-fault-leads-out = { $tile }: the { $way } side leads out of the house.
house-fault-window = { $tile }: the window on the { $way } side does not look out of the house.
house-fault-blocked = { $tile }: the way { $way } ends at the wall of { $other }.
house-fault-two-doors = { $tile }: the door on the { $way } side meets the door of { $other }.
house-fault-unreachable = { $tile }: there is no way here from the entrance hall.
house-fault-locked-north = { $tile }: every way to the top row is locked.
house-way-n = north
house-way-e = east
house-way-s = south
house-way-w = west
house-section-laboratory = laboratory
house-section-corner = corner
house-section-entrance = entrance hall
house-section-outer = outer wall
house-section-inner = inside
house-rating = Difficulty:
house-rating-easy = easy
house-rating-normal = normal
house-rating-hard = hard
house-fact-cameras =
    { $count ->
        [0] No cameras.
        [one] One camera; it sees this many rooms: { $views }.
       *[other] { $count } cameras; they see this many rooms: { $views }.
    }
house-fact-hall =
    { $watched ->
        [true] A camera watches the entrance hall.
       *[false] No camera watches the entrance hall.
    }
house-fact-enwalled =
    { $count ->
        [0] No inner tile is walled in.
        [one] One inner tile is walled in.
       *[other] { $count } inner tiles are walled in.
    }
house-fact-laboratory = The laboratory is in row { $row }; the hall is in row 4.
house-fact-corners =
    { $count ->
        [0] All four corner doors can be reached without a key.
        [one] One corner door lies behind a lock.
       *[other] { $count } corner doors lie behind a lock.
    }
house-fact-doors =
    { $count ->
        [one] One locked door.
       *[other] { $count } locked doors.
    }
house-keep = Keep it
house-use = Use at my next table
house-share = Copy link
house-link-copied = The link is in your clipboard.
house-save = Save as file
house-open = Open file
house-bad-file = There is no house in this file.
house-bad-link = There is no house in this link. Here is another one.
house-offline = The server cannot be reached. Try again in a moment.
house-loading = The house is being built …

## Explanations

guide-explain = Explanation
guide-loading = One moment …
guide-nothing = There is nothing more to say about this.
guide-close = Close
guide-back = Back
guide-see = See also
guide-its-rules = The rules (in English)
guide-colours = Colours of the code:
guide-yes = yes
guide-no = no
guide-kind-item = Equipment
guide-kind-survivor = Survivor
guide-kind-skill = Skill
guide-kind-ability = Ability
guide-kind-beast = Creature
guide-kind-nemesis = Nemesis
guide-kind-power = Power of a creature
guide-kind-part = Body part of a creature
guide-kind-face = Face of a die
guide-kind-special = Special zombie
guide-kind-function = Function of a room
guide-kind-room = Room
guide-kind-chip = Code chip
guide-kind-option = Option of the table
guide-kind-thing = In the house
guide-fact-kind = Kind
guide-fact-hands = Hands
guide-fact-attack = Attack dice
guide-fact-range = Reaches
guide-fact-ammo = Ammunition
guide-fact-reloads = Reloads
guide-fact-cost = Costs
guide-fact-timing = When
guide-fact-use = Afterwards
guide-fact-starts = Starts with
guide-fact-cards = In the deck
guide-fact-module = Expansion
guide-fact-health = Health
guide-fact-ap-four = Action points by health, small team
guide-fact-ap-three = Action points by health, large team
guide-fact-escape = Dice to break free
guide-fact-item = Starts with
guide-fact-ability = Ability
guide-fact-skills = Can learn
guide-fact-learners = Who can learn it
guide-fact-movement = Rooms it moves
guide-fact-dice = Attack dice
guide-fact-hits = Hits it takes
guide-fact-parts = Body parts
guide-fact-bites = Its bites infect
guide-fact-fire = Fire leaves it unharmed
guide-fact-pushed = Can be pushed
guide-fact-shoots = Shoots as far as
guide-fact-power = Power
guide-fact-die = Where it is
guide-fact-section = Part of the house
guide-fact-doors = Locked doors
guide-fact-printed = What is there
guide-fact-tokens = Tokens × zombies
guide-fact-spaces = Spaces
guide-fact-fire-spaces = With a fire
guide-fact-showdown-spaces = Spaces in the showdown
guide-fact-slots = Colours in the code
guide-fact-most = At most
guide-fact-burns = Flames that destroy a tile
guide-fact-ruin-damage = Health lost on entering ruins
guide-item-weapon = Weapon
guide-item-gear = Gear
guide-item-consumable = Consumable
guide-item-ammo = Ammunition
guide-range =
    { $range ->
        [0] the same room
        [one] one room away
       *[other] { $range } rooms away
    }
guide-ammo = { $ammo } to begin with, never more than { $most }
guide-reloads = { $item }, { $amount } rounds
guide-cost =
    { $ap ->
        [0] nothing
        [one] 1 action point
       *[other] { $ap } action points
    }
guide-timing-attack = in an attack
guide-timing-active = in your group’s turn
guide-timing-passive = always, while in hand
guide-timing-reaction = the moment the dice are rolled, in anybody’s turn
guide-use-once = gone for good
guide-use-kept = kept
guide-cards = { $revised } (revised edition), { $first } (first edition)
guide-priced = { $skill } ({ $xp } experience)
guide-movement-rolled = 1 to 4, rolled every time
guide-part =
    { $hits ->
        [0] { $part }
        [one] { $part }: 1 hit
       *[other] { $part }: { $hits } hits
    }
guide-on-die = { $die }: { $count } of { $of } faces
guide-die-survivor = survivors’ die
guide-die-creature = creatures’ die
guide-die-terror = terror die
guide-die-d4 = four-sided die
guide-die-d6 = six-sided die
guide-horde-dice = { $dice } for each zombie, at most { $most }
guide-note-item-weapon = A weapon works only in hand. Changing what is in hand is free at any time.
guide-note-item-gear = Gear works only in hand; two hands are all there is, and a scope takes one of them.
guide-note-item-consumable = It lies in the pack and is used from there.
guide-note-item-ammo = Only somebody who carries the weapon can use it.
guide-note-survivor = Health decides how many action points come with each new round: the lower, the fewer. Without health a survivor is out, and the darkness grows.
guide-note-skill = Skills are bought with experience, at any time and in any order. Two virus tokens eat them away, from the dearest down.
guide-note-ability = It is there from the start and cannot be lost.
guide-note-creature = There is only one creature in the house at a time. Each hit goes to a body part of your choice; with all parts lost it is dead, and everybody gains 2 experience.
guide-note-nemesis = It waits for the showdown. Its strength grows with yours. It makes for the corner rooms and lays them waste; if three are gone, all is lost.
guide-note-power = Each reinforcement icon in its attack sets it off once.
guide-note-face-success = A search draws a card for each success. In a defence each success wards off one of the enemy’s dice.
guide-note-face-aim = Without a weapon that shoots it does nothing.
guide-note-face-failure = In a search, a defence or a struggle it cancels nothing; in camera and other checks it is the one face you do not want.
guide-note-face-retreat = It is the only way out of a room with enemies, but for fear.
guide-note-face-bite = With two tokens the virus eats a skill every round, until nothing human is left.
guide-note-face-entrap = Whoever is held has one action point a round, and it goes into getting free.
guide-note-function = Each function works once a round for the whole team, and only behind an open door.
guide-note-room-enwalled = A closed room: walls all around and a door. It has to be unlocked before anybody can go in.
guide-note-room-open = An open room. It can be searched until somebody finds something.
guide-note-chip = It came from a door. Take it to a terminal: it strikes its colours from the code, or any one colour if you prefer.
guide-thing-horde = Horde
guide-note-horde = All zombies of a room are one horde. After each group’s turn the hordes nearby attack whoever is with them, then come closer. Nobody can walk out of a room with zombies; kill them, push them, or slip away with a retreat. Each one killed gives 1 experience.
guide-thing-token = Hidden horde
guide-note-token = Face down, nobody knows how many there are. It moves like a horde and cannot be attacked. As soon as a survivor sees its room it is turned over.
guide-thing-door = Locked door
guide-note-door = The number says how many colours the lock asks for; standing beside it you see which. Show cards with these colours (you keep them) for 1 action point, helped by others of your group in the room. Each colour that is missing can be forced, and lets the darkness grow. The chip is then yours.
guide-thing-darkness = Darkness
guide-note-darkness = It grows with the clock, with every survivor lost, every tile burnt down and every colour forced. On its last space the round is the last in which the laboratory can be entered.
guide-thing-code = Security code
guide-note-code = These colours keep the laboratory shut. Chips from locked doors, entered at a terminal in a corner room, strike them off; the board has room for three chips. Once a round one more colour can be struck at a terminal, and the darkness grows for it.
guide-thing-event = Event of the round
guide-note-event = Each round begins with the next event of the cycle: zombies, fire, clock, and round again.
guide-thing-zombie = Event: zombies
guide-note-zombie = An additional horde comes into the house.
guide-thing-fire = Fire
guide-note-fire = The one fire of the house leaps a tile in the direction the die shows, through walls and locks, and burns hotter there. It does so after each group’s turn as well. Everybody on a burning tile loses 1 health for each flame on it. { $burns } flames destroy a tile.
guide-thing-clock = Event: clock
guide-note-clock = The darkness grows by a space.
guide-thing-none = Silence
guide-note-none = In the showdown every third event is none at all.
guide-thing-boxes = Action markers
guide-note-boxes = In the showdown there are no rounds. Every action puts its markers into the first box. When it holds six, all boxes move on, markers return to their owners, and the enemies react.
guide-thing-reactor = Reactor
guide-note-reactor = When the darkness reaches the marked space the reactor leaks, and from then on radiation spreads every round. Two chips with three icons open its doors; inside, 3 action points shut it down.
guide-thing-camera = Camera
guide-note-camera = It watches its own room and those in a straight line before it, up to a wall or a locked door. At the start of a round each watched room with survivors rolls a die for each of them: a failure brings the terror die down on them.
guide-thing-gas-leak = Gas leak
guide-note-gas-leak = Advanced rules: whenever the fire arrives here, two tiles beside it burn as well.
guide-thing-lurking = Something lurks
guide-note-lurking = Advanced rules: whoever enters while no creature is in the house rolls a die for each survivor on the tile. A failure brings a creature.
guide-thing-secure = Secure room
guide-note-secure = Advanced rules: here a defence always rolls four dice.
guide-thing-virus = Virus
guide-note-virus = A bite leaves a virus token, which takes up space like an item. With { $virus } of them the virus eats one skill after another at the end of each upkeep; when the last is gone, the survivor rises as a zombie. An antidote, or the cabinet in the laboratory, takes away the second token.
guide-thing-entrapped = Held fast
guide-note-entrapped = Somebody who is held has a single action point and has to struggle with it. A retreat icon breaks the grip; others in the room can help for 1 action point each. It also ends when no enemy is left in the room.
guide-thing-cure = The cure
guide-note-cure = It lies in the laboratory. Whoever is first in takes it, and the showdown begins: destroy the nemesis before it has destroyed the house.
guide-thing-experience = Experience
guide-note-experience = For zombies killed, creatures slain and doors opened. It buys skills at any time.
guide-thing-health = Health
guide-note-health = Each wound moves the marker a space. The zone it stands in says how many action points the next round brings; what you have in this round you keep.
guide-thing-actions = Action points
guide-note-actions = Moving, searching, passing a card, opening a door and attacking cost 1 each; fighting the fire by hand and using a corner room cost 2. What is left at the end of the turn is lost.
guide-thing-radiation = Radiation
guide-note-radiation = Each token costs 1 health at the start of every round; there can be three. Pills take them all away.
guide-thing-burning = Burning tile
guide-note-burning = Entering costs 1 health for each flame. Two action points put one out by hand, one with an axe or an extinguisher. With { $burns } flames the tile is destroyed.
guide-thing-destroyed = Destroyed tile
guide-note-destroyed = A single room without walls, doors or use. Nobody sees through it, and entering hurts badly.

## Rules reference

guide-rules-title = The rules
guide-rules-english = The text of the rules themselves is in English.
guide-back-to-table = Back to the table
guide-search = Search the rules
guide-search-hint = a word, or a number such as D-FIRE-06
guide-both-editions = Both editions
guide-parts = Parts of the rules
guide-examples = Examples
guide-example = Example:
guide-contents = Contents
guide-count =
    { $count ->
        [0] No rule
        [one] One rule
       *[other] { $count } rules
    }
guide-none-found = No rule says that. Try fewer words, or both editions.
guide-scope-revised = revised edition
guide-scope-first = first edition
guide-scope-de = German variant
guide-scope-fr = French variant
guide-legend = How to read the rules
guide-legend-active = whoever plays the survivor that acts or rolls
guide-legend-owner = whoever plays the survivor concerned
guide-legend-group = the players of the group whose turn it is, together
guide-legend-team = all players together
guide-legend-none = nobody: dice, stacks or necessity decide
guide-legend-ap = action points
guide-legend-xp = experience
guide-legend-rulings = decisions where the printed books are silent or disagree; RV, EN, DE and FR name these books
guide-section-0-4 = The house in words
guide-section-1 = Set-up
guide-section-1-1 = Building the house
guide-section-1-2 = Supplies
guide-section-1-3 = Security board and code chips
guide-section-1-4 = Cameras
guide-section-1-5 = Survivors at the start
guide-section-1-6 = The track
guide-section-2 = The round
guide-section-3 = Upkeep
guide-section-3-1 = Upkeep 1: event
guide-section-3-2 = Zombies appear
guide-section-3-3 = Fire
guide-section-3-4 = Darkness
guide-section-3-5 = Upkeep 2: regroup
guide-section-3-6 = Upkeep 3: cameras
guide-section-3-7 = Upkeep 4: zombies appear
guide-section-3-8 = Upkeep 5: zombification
guide-section-4 = Actions and groups
guide-section-5 = Moving
guide-section-6 = Searching
guide-section-7 = Passing and taking
guide-section-8 = Opening doors
guide-section-9 = Fighting the fire
guide-section-10 = Corner rooms
guide-section-11 = Attacking
guide-section-12 = Your dice in a fight
guide-section-13 = Line of sight
guide-section-14 = Creatures
guide-section-15 = The house reacts
guide-section-15-1 = Reaction 1: attacks
guide-section-15-2 = Reaction 2: zombies come
guide-section-15-3 = Reaction 2: the creature comes
guide-section-15-4 = Reaction 3: fire
guide-section-15-5 = Examples of reactions
guide-section-16 = Attacks of the enemies
guide-section-16-1 = Their dice
guide-section-16-2 = Fear
guide-section-16-3 = Reinforcement
guide-section-16-4 = Defence
guide-section-17 = Held fast
guide-section-18 = Bites and virus
guide-section-19 = Equipment and experience
guide-section-19-1 = Pack and hands
guide-section-19-2 = Ammunition
guide-section-19-3 = Experience and skills
guide-section-20 = Death and return
guide-section-21 = The terror die
guide-section-22 = Terminals and the code
guide-section-23 = The laboratory
guide-section-24 = The final showdown
guide-section-24-1 = How it begins
guide-section-24-2 = What changes
guide-section-24-3 = Action markers
guide-section-25 = The nemesis and its time
guide-section-26 = Winning and losing
guide-section-27 = Advanced rules and difficulty
guide-section-27-1 = Advanced icons
guide-section-27-2 = Easier or harder
guide-section-28 = The survivors
guide-section-29 = Creatures and items
guide-section-29-1 = Powers and traits
guide-section-29-2 = Items
guide-section-30 = Radioactive
guide-section-30-1 = Radioactive: set-up
guide-section-30-2 = Radiation
guide-section-30-3 = Fighting radiation
guide-section-31 = Special zombies
guide-section-33 = Rulings

## Guided first game

guide-tutorial = Your first night
guide-tutorial-name = You
guide-tutorial-story = A laboratory in an old house holds the cure for what walks its halls. Four corners, many locks, a code to break, and a night that grows darker. Leo and Nina have just come in through the front door. You play both.
guide-tutorial-round = A round has two halves. First the house has its turn: an event, the cameras, more of the dead. Then you act, and when you are done the house reacts to what you did.
guide-tutorial-how = This is a real game with real dice. Somebody will stand at your shoulder and tell you at each question what it is about. Take back what you like, try anything, and touch any piece to have it explained.
guide-tutorial-goals = What you will have done
guide-tutorial-begin = Step inside
guide-tutorial-go-on = Go on where I was
guide-tutorial-done = That is all there is to a round, and you have played it. From here: find cards, open doors, carry their chips to a terminal, break the code, and be ready for what waits in the laboratory. Play on here, or open a table of your own.
guide-open-table = Open a table
guide-leave = Leave
guide-looked = I have looked around
guide-goals = Learnt: { $met } of { $of }
guide-goal-met = (done)
guide-goal-look = Look around
guide-goal-search = Search a room
guide-goal-move = Go to another room
guide-goal-door = Open a locked door
guide-goal-fight = Fight
guide-goal-end = End your turn
guide-goal-reaction = See the house react
guide-hint-act-look = Look around first. The house is drawn from above: pale walls, gaps to walk through, numbers on locked doors. Leo and Nina stand in the entrance hall, bottom centre. Touch anything to read about it; their boards with health, actions and cards are beside or below.
guide-hint-act-search = Search this room: 1 action point. You roll a die for each of you here; each success is a card. Cards are weapons, help, and colours for the locks. Beware of rolling the same icon twice: that wakes the terror die.
guide-hint-act-move = Go somewhere: 1 action point a room. Touch a room with a dotted brass frame. Two who start in the same room can go together, and together you roll more dice.
guide-hint-act-door = A locked door is beside you: unlock it for 1 action point. Whatever colours your cards lack can be forced, but each lets the darkness grow. You keep the chip; it is a piece of the code.
guide-hint-act-fight = Enemies are within reach: attack. Crossed axes hit, and one hit fells a zombie. With zombies in your room you cannot simply walk away, so thin them out before your turn ends.
guide-hint-act-escape = Somebody is held fast. The one action point that is left goes into getting free: a retreat icon does it. Others in the room can help.
guide-hint-act-end = You have done what can be done here. Spend what is left if you like; then end the turn, and the house reacts: the dead attack, come closer, and the fire spreads.
guide-hint-act-free = You know the ropes. Search, open doors, keep together, and end the turn when your action points are gone.
guide-hint-aim-camera = A camera sees equally far in several directions; you may choose. Turn it away from where you will walk. The entrance hall and its neighbours are better unseen.
guide-hint-allocate = An enemy’s die got through. You choose together who takes it: whoever has most health, or whoever it hinders least.
guide-hint-allocate-next = Several dice got through. Choose which to deal out next; harm first, fear last.
guide-hint-attack-order = Enemies attack in several places. The order is yours; think of who might be frightened into which room.
guide-hint-camera-order = Several watched rooms are checked, one after the other. The order is up to you.
guide-hint-cancel-icon = Your defence succeeded: each success wards off one of these dice. Bites and deep wounds are the worst.
guide-hint-cancel-own-icon = A skull of yours cancels one of your own icons. Give up the one you need least.
guide-hint-come-along = The other one may come along, paying 1 action point as well. Together you search better and defend better; apart you cover more ground.
guide-hint-defend = They attack! You may defend: a die for each of you in the room, and each success wards off one of theirs. It costs nothing.
guide-hint-flee-where = Fear: this survivor runs into a room next door. It can even be an escape.
guide-hint-force-door = Your cards do not show all the colours of the lock. You can force what is missing, and the darkness grows by a space for each; or leave it.
guide-hint-group-order = Survivors in the same room form a group and act together. You choose which group goes first.
guide-hint-help-unlock = Others of the group can add the colours of their cards for 1 action point each.
guide-hint-hit-where = A creature is hit in a part of its body: blue slows it, red weakens its attack, orange draws its teeth, white breaks its power. All of them kill it.
guide-hint-horde-nearby = Something is near. You choose where the hidden horde turns up: rather far, and rather behind a corner.
guide-hint-inventory-full = Too much to carry. Keep weapons and healing; colours are worth something, too.
guide-hint-join-escape = Help to break the grip: 1 action point adds dice.
guide-hint-move-order = Several of the dead are about to move. The order is yours.
guide-hint-push-where = Push the enemy into a room next door: away from you, into the fire if there is one.
guide-hint-return = A survivor is lost, and somebody else can come in through the entrance hall.
guide-hint-search-keep = A find! Give it to whoever can use it; each of you gets at most one card from a search.
guide-hint-spawn-anywhere = The dead find no place near you, so you choose one. Far away is good.
guide-hint-spawn-near = The dead come in where you can see them. Choose the room from which they hurt you least.
guide-hint-stow-what = Two hands are all there is. What goes into the pack works again as soon as it is back in hand.
guide-hint-use-icons = The dice have fallen. Use them one by one: hits fell zombies, knockbacks push one out of the room, a retreat lets one of you slip away. What you do not want you can leave.
guide-hint-virus-discard = The virus takes the place of something you carry. Give up what you need least.
guide-hint-virus-side = A bite: the virus takes a place in the pack or a hand, for good. One token is a burden; two are a sentence. In the pack it weighs least.
guide-hint-zombie-route = The dead have two ways that are equally short. You choose.
guide-hint-zombie-target = The dead could go for either of you. You choose; so much for friendship.
guide-hint-other = Read the question; touch the pieces it names if you want to know more. There is no wrong answer in a first game, and you can take answers back.
guide-hint-wait = One moment: the house is busy.
guide-hint-over = The night is over. Look back at it, or try again; the house is never the same twice.
