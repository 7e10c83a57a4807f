### Hantise 29, L’héritage de Frankenstein : ce que tout le monde peut lire.

betrayal-creature-frankensteins-monster = Monstre de Frankenstein
    .nom = le monstre de Frankenstein
    .acc = le monstre de Frankenstein
    .to = au monstre de Frankenstein
    .by = par le monstre de Frankenstein
    .of = du monstre de Frankenstein
betrayal-card-torch = Torche{ betrayal-nth }
    .a = une torche
    .the = la torche{ betrayal-nth }
    .nom = la torche{ betrayal-nth }
    .with = avec la torche{ betrayal-nth }
    .help = Elle brûle bien. Personne ne peut en porter deux.
betrayal-token-torch = { betrayal-card-torch }
betrayal-event-h29-torch-lit = { $explorer-nom } tient une torche allumée { $room-in }.
betrayal-event-h29-torch-lost = La torche { $explorer-of } manque son but et s’éteint par terre.
betrayal-event-h29-torch-out = { $explorer-nom } arrache la torche { $other-of } et l’écrase du pied.
betrayal-event-h29-burns = La torche touche. { $monster-nom } hurle, et quelque chose sur lui se consume.
betrayal-event-h29-falls = { $explorer-nom } pousse de toutes ses forces, et { $monster-nom } bascule dans le vide.
betrayal-event-h29-strength = { $monster-nom } frappe avec des bras de morts : { $points } de plus à son jet.
betrayal-result-h29-heroes = Ce qui avait été cousu est de nouveau en morceaux. Page après page, vous donnez le cahier à la dernière torche, et personne ne lit ce qui brûle.
betrayal-result-h29-heroes-lost = Ce qui avait été cousu est de nouveau en morceaux. Page après page, ils donnent votre cahier à la dernière torche, et il n’y en avait qu’un.
betrayal-result-h29-traitor = L’expérience est une réussite, et la matière fraîche ne manque pas. On nettoie les aiguilles et on commence une nouvelle page.
betrayal-result-h29-traitor-lost = L’expérience est une réussite, et la matière fraîche ne manque pas. À la dernière page du cahier figurent vos noms, soulignés avec soin.
