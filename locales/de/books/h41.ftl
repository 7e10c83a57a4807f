### Spuk 41, Der unsichtbare Verräter: was alle lesen dürfen.

betrayal-why-h41-sneak = ein Hieb aus dem Nichts

betrayal-event-h41-vanishes = { $explorer } spricht ein Wort, schreit auf und ist fort. Nur ein Lachen hängt noch in der Luft.
betrayal-event-h41-sneaks = Aus dem Nichts schlägt { $explorer } auf { $target } ein.
betrayal-event-h41-theft-fails = Irgendwo zuckt eine Tasche: { $explorer } wollte stehlen, und es misslang.
betrayal-event-h41-theft-noticed = { $victim } schlägt eine unsichtbare Hand fort: { $explorer } wollte stehlen.
betrayal-event-h41-misses = { $explorer } schlägt { $room-in } zu und trifft nur Luft.
betrayal-event-h41-trail = Die Notizen liegen offen. Hier war { $explorer }, Zug um Zug: { $rooms }.
betrayal-result-h41-heroes = Ein Körper wird sichtbar, kleiner als in der Erinnerung. Der Ring rollt über die Dielen davon.
betrayal-result-h41-heroes-lost = Ein Körper wird sichtbar, kleiner als in ihrer Erinnerung. Zum ersten Mal in dieser Nacht sehen dich alle an.
betrayal-result-h41-traitor = Der letzte Freund liegt still. Schritte gehen den Flur hinab, und niemand macht sie.
