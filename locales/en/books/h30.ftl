### Haunt 30, Tomb of Dracula: what everybody may read.

betrayal-creature-dracula = { betrayal-monster-dracula }
betrayal-creature-vampire-bride = Bride
    .nom = the Bride
    .acc = the Bride
    .to = to the Bride
    .by = by the Bride
    .of = of the Bride
betrayal-cause-h30-blood = the new blood
betrayal-cause-h30-sun = the daylight
betrayal-why-h30-holy = holy ground
betrayal-why-h30-dawn = the first light in the east
betrayal-event-h30-dawn = A grey line, then a red one. The sun is up.
betrayal-event-h30-burns = Daylight falls through every crack, and whatever is pale begins to smoke.
betrayal-event-h30-staked = { $explorer } drives the Spear home. { $target } looks surprised, and then there is only ash.
betrayal-result-h30-heroes = The coffin holds ash and a ring. Outside the birds are making a noise about nothing at all, and nobody has ever heard anything better.
betrayal-result-h30-traitor = Somebody closes the shutters with care. There is no hurry any more; there are so many nights, and a village down the road.
