### How a night ends.

darkest-ending-played = { $mode }, in { $house }
darkest-ending-house-recommended = the house of first steps
darkest-ending-house-hard = the watched house
darkest-ending-house-random = a house the dice had built
darkest-ending-house-own = a house of your own
darkest-ending-won = The survivors have won.
darkest-ending-given-up = Nobody has won.
darkest-ending-lost = The house has won.
darkest-ending-fate-out = walked out into the dawn
darkest-ending-fate-left = walked away from it
darkest-ending-fate-kept = is still in there
darkest-ending-fate-dead = { $room-id ->
        [none] died
       *[other] died { $room-in }
    }
darkest-ending-fate-zombified = died, and got up again
darkest-ending-same-house = Same house again
darkest-ending-other-house = Another house
darkest-ending-odds = The survivors’ chances: { $first }% at first, { $least }% at worst, { $most }% at best, { $last }% shortly before the end.
