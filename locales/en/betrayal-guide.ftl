### The guide to Betrayal at House on the Hill.

## Kinds of pages

betrayal-guide-kind-room = Room
betrayal-guide-kind-card = Card
betrayal-guide-kind-event = Event card
betrayal-guide-kind-item = Item card
betrayal-guide-kind-omen = Omen card
betrayal-guide-kind-pile = On the floor
betrayal-guide-kind-explorer = Explorer
betrayal-guide-kind-creature = Monster
betrayal-guide-kind-token = Token
betrayal-guide-kind-trait = Trait
betrayal-guide-kind-deck = Stack
betrayal-guide-kind-thing = Of the table
betrayal-guide-kind-die = Die
betrayal-guide-kind-floor = Floor
betrayal-guide-kind-condition = What has become of a room
betrayal-guide-kind-mark = In a room
betrayal-guide-kind-word = A word of the haunt

## Facts

betrayal-guide-fact-floors = Floors
betrayal-guide-fact-symbol = Card for its discoverer
betrayal-guide-fact-doors = Doors
betrayal-guide-fact-windows = Windows
betrayal-guide-fact-colour = Colour

## On pages

betrayal-guide-tracks = { $traits }. The number in brackets is where the clip starts.
betrayal-guide-trait = A roll with this trait takes as many dice as its number. When the clip reaches the skull during the haunt, the explorer dies.
betrayal-guide-creature = A monster moves after the traitor’s turn. Unless its book says otherwise, it is stunned where an explorer would be hurt, and misses its next turn.
betrayal-guide-plays = The box is open now, and plays.
betrayal-guide-deck-room = Rooms that are not in the house yet. The back of the top one shows on which floors it may lie; whoever opens a door takes the first that fits the floor.
betrayal-guide-deck-event = Whoever discovers a room with a spiral draws an event and does what it says.
betrayal-guide-deck-item = Whoever discovers a room with horns draws an item and keeps it.
betrayal-guide-deck-omen = Whoever discovers a room with a raven draws an omen, keeps it, and rolls at the end of the turn to see whether the haunt begins.
betrayal-guide-omens = Omens
betrayal-guide-omens-text = For each omen drawn, six dice are rolled at the end of the turn. Less than the number of all omens drawn so far, and the haunt begins. The percentage is the chance that the next omen brings it.

## Words of the table and of the haunt

betrayal-guide-thing-die = Dice
betrayal-guide-note-die = Each die shows 0, 1 or 2, all equally often, and a roll is the sum. With one die more you can expect one point more.
betrayal-guide-thing-doorway = Doorway into the unknown
betrayal-guide-note-doorway = Behind it nothing lies yet. Go through, and you discover a room of this floor.
betrayal-guide-thing-boarded = Door against a wall
betrayal-guide-note-boarded = The neighbouring room has no door here. Nobody goes through, and nobody sees through.
betrayal-guide-thing-barrier = Barrier
betrayal-guide-note-barrier = The room has two sides. To come across you have to pass a roll, which the room names. If it fails, your movement is over.
betrayal-guide-thing-window = Window
betrayal-guide-note-window = Nobody climbs through it unless the haunt says so. A window that faces another room counts for nothing.
betrayal-guide-thing-front-door = Front door
betrayal-guide-note-front-door = It has grown shut behind you. Only a haunt may open it.
betrayal-guide-thing-stairs = Stairs
betrayal-guide-note-stairs = They lead to the room whose name they bear, for one space, up or down.
betrayal-guide-thing-movement = Movement
betrayal-guide-note-movement = You may go as many spaces in your turn as your Speed says. Stop and go on as you like, until a card that you draw ends it.
betrayal-guide-thing-haunt = The haunt
betrayal-guide-note-haunt = The story that the night becomes. It says who the traitor is, gives each side a book of its own, and ends when one of them has what it wants.
betrayal-guide-thing-heroes = Heroes
betrayal-guide-note-heroes = Everybody who is not the traitor. They read the same book, win together, and the dead among them win too.
betrayal-guide-thing-traitor = Traitor
betrayal-guide-note-traitor = One of you, and now against you. The traitor has a book of their own, decides for the monsters, and is not harmed by what rooms do to others.
betrayal-guide-thing-monster = Monsters
betrayal-guide-note-monster = They come with the haunt and take their turn after the traitor’s. What they can do stands in a book, perhaps not in yours.
betrayal-guide-thing-stunned = Stunned
betrayal-guide-note-stunned = It lies still until it has missed a turn. Until then it slows nobody down, and an attack that fails against it costs nothing.
betrayal-guide-thing-book = The books
betrayal-guide-note-book = Each side has one: what it wants, what it can do, and what it knows. Yours lies beside the board; that of the others you never see.
betrayal-guide-thing-track = The haunt’s track
betrayal-guide-note-track = Some haunts count something: turns that pass, wounds, or how far a work has come. Your book says what the number means.
betrayal-guide-thing-physical = Physical damage
betrayal-guide-note-physical = Divide it between Might and Speed as you like, a space for each point.
betrayal-guide-thing-mental = Mental damage
betrayal-guide-note-mental = Divide it between Knowledge and Sanity as you like, a space for each point.
betrayal-guide-thing-death = Skull
betrayal-guide-note-death = The end of every track. Before the haunt a clip stops one space above it; during the haunt whoever reaches it dies and leaves everything behind.
betrayal-guide-thing-attack = Attack
betrayal-guide-note-attack = Once a turn during the haunt, against an opponent in your room. Both roll Might; the lower roll suffers the difference.
betrayal-guide-thing-sight = Line of sight
betrayal-guide-note-sight = A straight row of rooms on one floor, joined door to door. Stairs, windows and smoke interrupt it.
betrayal-guide-thing-destroyed = Destroyed room
betrayal-guide-note-destroyed = Its text and its sign mean nothing any more. What the haunt has left of it, your book says.
betrayal-guide-floor-upper = The Grand Staircase leads here. Rooms that show this floor on their back may lie here, and the floor never closes.
betrayal-guide-floor-ground = Here the night begins, behind the front door.
betrayal-guide-floor-basement = Nobody knows the way down at first: the stairs, the coal chute, a fall or a secret way lead there. Those who come by falling have to find the way back up.
betrayal-guide-condition = The haunt has done this to the room. What it means for you stands in your book.

## Terms

betrayal-guide-term-die = Die
betrayal-guide-legend-die = Each die shows 0, 1 or 2, all equally often. A roll is their sum.
betrayal-guide-term-space = Space
betrayal-guide-legend-space = A step from room to room, or a step of a clip on its track.
betrayal-guide-term-skull = Skull
betrayal-guide-legend-skull = The end of every track. Before the haunt nobody falls that low.
betrayal-guide-term-corner = Beside
betrayal-guide-legend-corner = Rooms are adjacent where a door joins them, never over a corner.

## The rules in short

betrayal-guide-section-night = The night
betrayal-guide-night-1 = Everybody plays an explorer. At first you are on the same side: open doors, find rooms, take what you find.
betrayal-guide-night-2 = Sooner or later an omen is one too many and the haunt begins. A story decides what it is about, and mostly one of you becomes the traitor.
betrayal-guide-night-3 = From then on two sides play against each other, each with a book of its own. The first to reach its goal wins.
betrayal-guide-section-turn = A turn
betrayal-guide-turn-1 = In your turn you may go as many spaces as your Speed says; a room is a space. You may do other things before, between and after.
betrayal-guide-turn-2 = When you discover a room and have to draw a card, your movement is over for this turn. Everything else you may still do.
betrayal-guide-turn-3 = Once a turn each: trade with somebody in your room who agrees, lay things down, take things up, and use each of your cards.
betrayal-guide-turn-4 = Some rooms and tokens offer something to try, such as the vault or a safe; each once a turn.
betrayal-guide-turn-5 = At the end of the turn the room you are in may give or take something. Then come the haunt rolls, and the next one’s turn.
betrayal-guide-section-rooms = Rooms
betrayal-guide-rooms-1 = A glowing doorway leads into the unknown. Go through, and the first room of the stack that fits this floor is laid there; you turn it as you like, door to door.
betrayal-guide-rooms-2 = The sign of the room says what its discoverer draws: spiral an event, horns an item, raven an omen. Without a sign nothing is drawn.
betrayal-guide-rooms-3 = A floor never closes: a room that would leave it without an open door is put aside.
betrayal-guide-rooms-4 = The grand staircase leads to the upper landing. The way to the basement has to be found: by the stairs, the coal chute, a fall or a secret way.
betrayal-guide-rooms-5 = A dashed line across a room is a barrier. To come to the other side you have to pass a roll; if you fail, your movement is over.
betrayal-guide-rooms-6 = What harms in a room’s text reaches everybody who comes there or leaves, as it says. Read it by tapping the room.
betrayal-guide-section-cards = Cards
betrayal-guide-cards-1 = Events happen at once. Some ask for a roll; a few stay with you until you are rid of them.
betrayal-guide-cards-2 = Items are yours. Most help once a turn, some only once at all. What you use in a turn cannot be given away in it.
betrayal-guide-cards-3 = Omens are kept like items, and bring the haunt closer. Dog, girl and madman come along with you.
betrayal-guide-cards-4 = Things can be traded with consent, laid down, taken up and, in a fight, stolen. Whoever dies leaves them behind.
betrayal-guide-cards-5 = A weapon adds dice to your attack. You attack with one weapon at a time, and no weapon helps to defend.
betrayal-guide-section-traits = Traits and damage
betrayal-guide-traits-1 = Might and Speed are of the body, Knowledge and Sanity of the mind. The number under the clip says how many dice you roll.
betrayal-guide-traits-2 = Gains and losses move the clip by spaces. Two spaces may show the same number.
betrayal-guide-traits-3 = Physical damage is split between Might and Speed, mental damage between Knowledge and Sanity, as you like.
betrayal-guide-traits-4 = Before the haunt a clip stops at its lowest number. During the haunt it can reach the skull, and the explorer dies.
betrayal-guide-section-haunt = The haunt
betrayal-guide-haunt-1 = For every omen six dice are rolled at the end of the turn. Less than the number of omens drawn so far, and the haunt begins.
betrayal-guide-haunt-2 = The omen and the room in which it was drawn say which haunt it is; the haunt says who the traitor is.
betrayal-guide-haunt-3 = The house is changed as the haunt asks, and each side reads its book. You never see the book of the other side.
betrayal-guide-haunt-4 = Then the turns go on from the traitor’s left, and after the traitor come the monsters.
betrayal-guide-haunt-5 = Your book lies beside the board: what you want, how far you are, what you can do, and what you know.
betrayal-guide-section-fight = Fighting
betrayal-guide-fight-1 = Only during the haunt, once a turn: attack an opponent in your room. Both roll Might; the higher roll wins, and the loser takes the difference as damage.
betrayal-guide-fight-2 = Equal rolls: nothing happens. Whoever attacks can lose, too.
betrayal-guide-fight-3 = Some cards let you attack with another trait, or from afar along a straight line of doors. A distant attack that fails costs you nothing.
betrayal-guide-fight-4 = A monster that loses is stunned: it lies still and misses its next turn. Some die, some cannot be hurt at all.
betrayal-guide-fight-5 = Win by two or more, and you may steal a thing instead of doing harm. Leaving a room with opponents in it costs a space more for each.
betrayal-guide-section-traitor = The traitor and the monsters
betrayal-guide-traitor-1 = The traitor ignores what harms in rooms, may refuse events, and decides where the elevator goes.
betrayal-guide-traitor-2 = Some haunts have no traitor, or one whom nobody knows: then everybody reads the same book, and a token tells you alone who you are.
betrayal-guide-traitor-3 = Monsters roll dice for their movement, as many as their Speed. Most neither discover rooms nor carry anything.
betrayal-guide-traitor-4 = If the traitor dies, the haunt goes on, and so do the monsters; the traitor still decides for them.
