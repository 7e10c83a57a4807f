### Die Haustür und die draußen.

betrayal-event-front-door-opens = { $explorer } bekommt die Haustür auf. Kalte Luft strömt herein.
betrayal-event-leaves-house = { $explorer } verlässt das Haus.
betrayal-event-comes-back = { $explorer } kommt ins Haus zurück.
