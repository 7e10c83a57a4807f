### The house builder of Dark, Darker, Darkest.

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
house-fault-section = { $tile } does not belong here. What belongs here: { $section }.
house-fault-lacks = { $tile } is missing. No house does without it.
house-fault-leads-out = { $tile }: the { $way } side leads out of the house.
house-fault-window = { $tile }: the window on the { $way } side does not look out of the house.
house-fault-blocked = { $tile }: the way { $way } ends at a wall ({ $other }).
house-fault-two-doors = { $tile }: the door on the { $way } side meets another door ({ $other }).
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
        [0] No locked door.
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
