### Ground that not everybody can set foot on.

betrayal-event-kept-out = { $who } recoils from the threshold and stays outside.
