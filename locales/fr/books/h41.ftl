### Hantise 41, Le traître invisible : ce que tous peuvent lire.

betrayal-why-h41-sneak = un coup venu de nulle part

betrayal-event-h41-vanishes = { $explorer-nom } dit un mot, hurle, et n’est plus là. Seul un rire flotte encore.
betrayal-event-h41-sneaks = { $explorer-gender ->
        [f] Surgie
       *[m] Surgi
    } du néant, { $explorer-nom } frappe { $target-acc }.
betrayal-event-h41-theft-fails = Une poche frémit quelque part : { $explorer-nom } a tenté un vol, en vain.
betrayal-event-h41-theft-noticed = { $victim-nom } écarte une main invisible : { $explorer-nom } a tenté un vol.
betrayal-event-h41-misses = { $explorer-nom } frappe { $room-in }, et n’atteint que l’air.
betrayal-event-h41-trail = Les notes sont ouvertes. Voici où était { $explorer-nom }, tour après tour : { $rooms }.
betrayal-result-h41-heroes = Un corps redevient visible, plus petit que dans vos souvenirs. L’anneau roule sur le plancher.
betrayal-result-h41-heroes-lost = Un corps redevient visible, plus petit que dans leurs souvenirs. Pour la première fois de la nuit, tout le monde vous regarde.
betrayal-result-h41-traitor = Le dernier ami ne bouge plus. Des pas descendent le couloir, et personne ne les fait.
