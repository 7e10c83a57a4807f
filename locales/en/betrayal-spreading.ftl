### Something that fills room after room: words of every haunt in which it does.

betrayal-event-spreads = It spreads: { $rooms }.
