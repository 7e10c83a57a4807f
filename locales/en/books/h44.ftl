### Haunt 44, Death Doth Find Us All: what everybody sees.

betrayal-why-h44-aging = the years
betrayal-why-h44-feeding = a meal of years
betrayal-note-h44-ages = { $who } is { $what } years old.

betrayal-event-h44-ages = { $decade ->
        [1] In a single breath { $explorer } stops being a child: { $age } years old now.
        [2] Sleeves ride up, shoulders widen: { $explorer } is { $age } years old now.
        [3] { $explorer } looks about with eyes that have seen more than this night: { $age } years old now.
        [4] { $explorer } goes grey at the temples, hair by hair: { $age } years old now.
        [5] { $explorer } holds everything at arm’s length to see it: { $age } years old now.
        [6] { $explorer } stoops and trembles: { $age } years old now.
       *[other] { $explorer } dries up like a leaf: { $age } years old now.
    }
betrayal-event-h44-spared = The Medallion grows warm and keeps ten years from { $explorer }.

betrayal-result-h44-heroes = The last word is spoken, and the clocks in the house tick at the pace of clocks again. What was taken does not come back. But there is a tomorrow.
betrayal-result-h44-traitor = A sigh goes through the beams, of something that has eaten well. You look into the mirror, find not a single line, and put on your coat. See you in ten years.
betrayal-result-h44-traitor-lost = A sigh goes through the beams, of something that has eaten well. Somebody without a single line in the face puts on a coat and counts on ten good years. They were yours.
