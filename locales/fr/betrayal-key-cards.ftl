### Les cartes dont une hantise ne peut se passer.

betrayal-event-given-back = La maison le rend : { $card-nom } se trouve { $room-in }.
