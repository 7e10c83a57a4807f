### The front door, and those who are outside.

betrayal-event-front-door-opens = { $explorer } has the front door open. Cold air comes in.
betrayal-event-leaves-house = { $explorer } leaves the house.
betrayal-event-comes-back = { $explorer } comes back into the house.
