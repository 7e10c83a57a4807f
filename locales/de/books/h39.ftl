### Spuk 39, Der Erbe: was alle sehen.

betrayal-why-h39-blade = die Klinge eines Meuchlers
betrayal-counter-h39-used = Meuchler, die zugestoßen haben

betrayal-event-h39-strikes = Ein Vorhang bewegt sich { $room-in }, Stahl blitzt: Ein Meuchler stürzt sich auf { $explorer } und zerbeißt dann sein Gift.
betrayal-event-h39-heir-chosen = { $explorer } trägt das Erbe. Der Verräter darf es nicht erfahren.
betrayal-event-h39-not-the-heir = Man sagt dir die Wahrheit: { $explorer } hatte mit dem Erbe nichts zu tun.
betrayal-event-h39-heir-known = Jetzt wissen alle, wessen Blut es ist: { $explorer } trug das Erbe.

betrayal-result-h39-heroes = Steinerne Augen wenden sich dem Thron zu. Irgendwo in der Tiefe springt ein Schloss auf, das nie jemand fand, und das Haus hat wieder einen Herrn.
betrayal-result-h39-traitor = Hier endet das Geschlecht, auf kaltem Boden, und niemand schreibt es auf. Deine Familie behält, was sie sich nahm.
betrayal-result-h39-traitor-lost = Hier endet das Geschlecht, auf kaltem Boden, und niemand schreibt es auf. Eine andere Familie behält, was sie sich nahm.
