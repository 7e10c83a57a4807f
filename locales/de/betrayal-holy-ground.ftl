### Boden, den nicht jeder betreten kann.

betrayal-event-kept-out = { $who } prallt vor der Schwelle zurück und bleibt draußen.
