### Die Zeichen der Karte im Terminal.

darkest-map-token = unbekannte Horde
darkest-map-camera = Kamera und was sie sieht
darkest-map-lock = verschlossen
darkest-map-ap = AP
darkest-map-xp = EP
