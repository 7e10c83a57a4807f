### Who the survivors of Dark, Darker, Darkest are.

darkest-life-leo = Twenty years with the fire brigade. He has carried strangers out of worse, and never once asked their names.
darkest-life-jack = Has left three towns in a hurry and sleeps with his boots on. Somebody here owes him money, or the other way round.
darkest-life-nina = Night nurse in the emergency ward. She has stitched by torchlight before, though nobody was biting.
darkest-life-bruce = Thirty years in uniform, two of them retired. He still counts heads whenever he enters a room.
darkest-life-lucy = Mends other people’s machines by day and opens them by night. The bat was a birthday present.
