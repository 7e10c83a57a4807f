### Un sol que tous ne peuvent pas fouler.

betrayal-event-kept-out = { $who-nom } recule devant le seuil et reste dehors.
