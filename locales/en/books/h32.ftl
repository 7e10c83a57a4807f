### Haunt 32, Lost: what everybody sees.

## What dice are rolled for

betrayal-why-h32-poison = the green air

## Events

betrayal-event-h32-sabotage = { $explorer } retunes the machinery { $room-in }: { $points } less on every try to set the transporter going. { $count ->
        [one] It is the first room so spoiled.
       *[other] { $count } rooms are spoiled now, and each of them counts.
    }

## Tokens

betrayal-token-sabotage = Retuned machinery
    .help = 3 less on every try to set the transporter going. It stays for good.

## Results

betrayal-result-h32-heroes = The last chord stands in the air like a wall; then the green drains out of it. Behind the windows there are stars again, and you know some of them.
betrayal-result-h32-heroes-lost = The last chord stands in the air like a wall; then the green drains out of it. Behind the windows there are stars again, and none of them is the one you came from.
betrayal-result-h32-traitor = It is quiet in the house. Home smells as it always did, and nobody is left to cough.
