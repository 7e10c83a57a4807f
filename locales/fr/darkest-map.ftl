### Les signes de la carte dans un terminal.

darkest-map-token = horde inconnue
darkest-map-camera = caméra et ce qu’elle voit
darkest-map-lock = verrouillé
darkest-map-ap = PA
darkest-map-xp = PX
