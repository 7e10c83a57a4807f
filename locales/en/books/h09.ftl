### Haunt 9, The Dance of Death: what everybody may read.

betrayal-why-h09-lure = the fiddler’s lure
betrayal-why-h09-dance = the dance
betrayal-cause-h09-lure = the fiddler’s lure
betrayal-cause-h09-dance = the dance
betrayal-event-h09-lured = The tune has { $explorer } by the feet: this turn they only know the way to the ballroom.
betrayal-counter-h09-defied = Times the fiddler was defied
betrayal-result-h09-heroes = A string snaps in the dark, then another. In the silence you can hear one another breathe, and nobody hums.
betrayal-result-h09-heroes-lost = A string snaps in the dark, then another. Your feet stop in the middle of a step, and in the silence you remember your name.
betrayal-result-h09-traitor = The tune has no end, and nobody wants one. Round and round they go, light as ash, and the shoes wear through to the bone.
