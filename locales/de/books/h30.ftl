### Spuk 30, Draculas Gruft: was alle lesen dürfen.

betrayal-creature-dracula = { betrayal-monster-dracula }
betrayal-creature-vampire-bride = Braut
    .nom = die Braut
    .acc = die Braut
    .to = der Braut
    .by = von der Braut
    .of = der Braut
betrayal-cause-h30-blood = das neue Blut
betrayal-cause-h30-sun = das Tageslicht
betrayal-why-h30-holy = heiliger Boden
betrayal-why-h30-dawn = das erste Licht im Osten
betrayal-event-h30-dawn = Ein grauer Streif, dann ein roter. Die Sonne ist aufgegangen.
betrayal-event-h30-burns = Durch jede Ritze fällt Tageslicht, und was bleich ist, beginnt zu rauchen.
betrayal-event-h30-staked = { $explorer } stößt den Speer ins Ziel. { $target } blickt erstaunt, und dann ist da nur noch Asche.
betrayal-result-h30-heroes = Im Sarg liegen Asche und ein Ring. Draußen lärmen die Vögel um nichts und wieder nichts, und niemand hat je etwas Schöneres gehört.
betrayal-result-h30-traitor = Jemand schließt sorgsam die Läden. Eilig ist es nicht mehr; es gibt so viele Nächte und ein Dorf an der Straße.
