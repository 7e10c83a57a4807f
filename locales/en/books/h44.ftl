### Haunt 44, Death Doth Find Us All: what everybody sees.

betrayal-why-h44-aging = the years
betrayal-why-h44-feeding = a meal of years
betrayal-note-age = { $who } is { $what } years old.

betrayal-event-h44-ages = Skin creases, hair thins, all in a breath: { $explorer } is { $age } now.
betrayal-event-h44-spared = The Medallion grows warm and keeps ten years from { $explorer }.

betrayal-result-h44-heroes = The last word is spoken, and the clocks in the house tick at the pace of clocks again. What was taken does not come back. But there is a tomorrow.
betrayal-result-h44-traitor = A sigh goes through the beams, of something that has eaten well. You look into the mirror, find not a single line, and put on your coat. See you in ten years.
