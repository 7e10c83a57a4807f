### Haunt 35, Small Change: what everybody may read.

betrayal-token-toy-airplane = Toy airplane
    .the = the toy airplane
betrayal-status-aboard = Aboard the airplane
betrayal-status-caught = In a cat’s paws

## What dice are rolled for

betrayal-why-h35-stairs = climbing stairs as high as cliffs
betrayal-why-h35-swoop = reaching out of the airplane
betrayal-why-h35-bat = a paw that reaches for the airplane
betrayal-why-h35-struggle = a struggle in the cat’s paws

## Events

betrayal-event-h35-no-card = Everything here is far too big for { $explorer }, whose turn is over.
betrayal-event-h35-too-steep = The steps are too high for { $explorer }, whose turn is over.
betrayal-event-h35-found = { $explorer } has found { $token-the } { $room-in }.
betrayal-event-h35-starts = The propeller turns: { $explorer } has started the toy airplane. It warms up.
betrayal-event-h35-boards = { $explorer } climbs into the toy airplane.
betrayal-event-h35-gets-off = { $explorer } climbs out of the toy airplane.
betrayal-event-h35-grounded = The toy airplane stands on the floor, { $room-in }.
betrayal-event-h35-takes-off = The toy airplane takes off. { $explorer } is at the stick.
betrayal-event-h35-flies = { $token-the } flies { $room-into }.
betrayal-event-h35-crashes = The toy airplane dips, scrapes the floorboards and crashes.
betrayal-event-h35-knocked-down = { $who-nom } knocks the toy airplane out of the air.
betrayal-event-h35-caught = { $monster-nom } has caught { $explorer } and plays.
betrayal-event-h35-contest = Whoever is in a cat’s paws may struggle when their own turn begins: hero and cat roll a trait of the hero’s choice, and only the higher roll frees.
betrayal-event-h35-gets-away = { $explorer } has bitten, kicked and wriggled free.
betrayal-event-h35-dropped = { $explorer } is dropped and free.
betrayal-event-h35-swallowed = { $monster-nom } is done playing and swallows { $explorer }.
betrayal-event-h35-escapes = With a last loop the toy airplane is out in the night.

## Results

betrayal-result-h35-heroes = The lawn below is a jungle, the moon is huge, and somewhere there must be somebody with a magnifying glass and an antidote.
betrayal-result-h35-traitor = The cats wash their whiskers. A tiny pencil notes the results, and underlines the last one twice.
