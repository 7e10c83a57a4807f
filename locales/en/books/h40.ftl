### Haunt 40, Buried Alive: what everybody sees.

betrayal-why-h40-suffocates = the air below
betrayal-why-h40-comfort = a voice through the boards
betrayal-counter-h40-dug = Spadefuls dug
betrayal-counter-h40-damage = Damage to the buried friend
betrayal-note-h40-suspected = Where the grave could be: { $what }
betrayal-token-grave = Grave
    .help = Somebody is buried here alive.

betrayal-event-h40-nothing = { $explorer } knocks and listens { $room-in }: no answer. The grave is not here.
betrayal-event-h40-found = A faint scratching, from under the floor { $room-in }: the grave is there!
betrayal-event-h40-air = { $heals ->
        [true] { $points ->
            [0] A hoarse breath below, and no more. Damage in all: { $count }.
           *[other] A hoarse breath below: { $points } less. Damage in all: { $count }.
        }
       *[other] { $points ->
            [0] The air below holds a little longer. Damage in all: { $count }.
           *[other] The air below gets thin: { $points } more. Damage in all: { $count }.
        }
    }
betrayal-event-h40-pushes = The pointer stops at a name: { $explorer }. Something takes hold and pulls.
betrayal-event-h40-silence = The pointer trembles under the fingers of { $explorer }, and says nothing.
betrayal-event-h40-board-gone = The Spirit Board cracks from end to end. It has said its last.

betrayal-result-h40-heroes = The lid gives way, and a hand with broken nails closes around yours. Nobody says a word on the way home. But you are one more than when you came.
betrayal-result-h40-heroes-lost = The lid gives way, and they have heard everything you did. They leave you the spade.
betrayal-result-h40-traitor = The scratching stops. You wait a little longer, with your ear to the ground, to be quite sure. Delicious.
betrayal-result-h40-traitor-lost = The scratching stops. Above, somebody listens a little longer, and you were still one short when you stopped digging.
