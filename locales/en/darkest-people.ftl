### Who the survivors of Dark, Darker, Darkest are.

darkest-life-leo = Twenty years with the fire brigade. He has carried strangers out of worse, and never once asked their names.
darkest-life-jack = Has left three towns in a hurry and sleeps with his boots on. Somebody here owes him money, or the other way round.
darkest-life-nina = Night nurse in the emergency ward. She has stitched by torchlight before, though nobody was biting.
darkest-life-bruce = Thirty years in uniform, two of them retired. He still counts heads whenever he enters a room.
darkest-life-lucy = Mends other people’s machines by day and opens them by night. The bat was a birthday present.

# Turning points, on the whole screen.
darkest-moment-showdown = The showdown
darkest-moment-death = The night takes one of you

darkest-plan-near = The nearest of you { $rooms ->
        [0] is in the same room.
        [one] is one room away.
       *[other] is { $rooms } rooms away.
    }
darkest-plan-nemesis = It makes for the nearest corner room that still stands, to lay it waste, and attacks whoever is with it.
darkest-plan-power = { $power }: { $what }
