### Haunt 5, I Was a Teenage Lycanthrope: what everybody may read.

betrayal-creature-dog = Dog
    .nom = the dog
    .acc = the dog
    .to = to the dog
    .by = by the dog
    .of = of the dog
betrayal-status-bitten = Bitten
betrayal-cause-h05-beast = the beast within
betrayal-why-h05-curse = the bite that burns
betrayal-event-h05-bitten = Teeth have broken the skin. The wound of { $explorer } burns cold.
betrayal-event-h05-forged = { $explorer } has made something { $room-in } and takes { $card-a }.
betrayal-event-h05-shot = A shot, and a howl that turns into a human voice: { $explorer } has hit { $victim } in the heart.
betrayal-result-h05-heroes = The last howl dies away, and what lies in the moonlight has a face you knew. Nobody speaks until morning.
betrayal-result-h05-heroes-lost = The last howl dies away, and what lies in the moonlight has your face again. They look at it for a long time.
betrayal-result-h05-traitor = No human voice is left in the house. The pack lifts its heads, smells the road, and runs.
