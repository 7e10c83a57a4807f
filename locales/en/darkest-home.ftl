### Dark, Darker, Darkest on the first screen.

darkest-place-house = Build a house
darkest-blurb = The laboratory in this house holds a cure, and the house will not give it up. Find the code, outrun the fire, and face what waits at the end: together, or not at all.
