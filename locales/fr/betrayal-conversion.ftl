### Les héros qui changent de camp.

betrayal-event-converted = { $explorer-nom } n’est plus du côté des héros.
betrayal-event-left-behind = { $card-nom } recule devant { $explorer-acc } et reste { $room-in }.
