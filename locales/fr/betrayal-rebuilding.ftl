### Une maison disposée à neuf : des mots que plusieurs hantises partagent.

betrayal-event-house-laid-anew = La maison s’ébroue. Des murs se replient, des couloirs entiers n’ont jamais existé.
betrayal-event-laid-beside-start = Nouvelle place { $floor-on }, tout près de l’entrée : { $room }.
betrayal-choice-turn-with = { $explorer-nom } côté { $direction-side } ; portes : { $directions }
betrayal-event-floor-lost = { $floor-the } a disparu, avec tout ce qui s’y trouvait.
