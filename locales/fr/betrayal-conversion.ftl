### Les héros qui changent de camp.

betrayal-event-converted = { $explorer } n’est plus du côté des héros.
betrayal-event-left-behind = { $card-nom } recule devant { $explorer } et reste { $room-in }.
