### The letters of the map in a terminal.

darkest-map-token = unknown horde
darkest-map-camera = camera, what it sees
darkest-map-lock = locked
darkest-map-ap = AP
darkest-map-xp = XP
