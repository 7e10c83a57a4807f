### How a haunt begins, and the page that everybody reads for themselves.

betrayal-page = Your page
betrayal-page-you-heroes = You are a hero.
betrayal-page-you-traitor = You are the traitor.
betrayal-page-goal = What you want stands on your page
betrayal-haunt-lights = The lights go out
betrayal-haunt-called = { $explorer-nom } has woken the house { $room-in } (omen: { $card }).
betrayal-haunt-traitor-self = And the traitor is { $explorer }.
betrayal-haunt-traitor-known = The traitor is { $explorer }.
betrayal-haunt-traitor-nobody = No one has shown a traitor’s face.
betrayal-haunt-revealer = woke the house
betrayal-haunt-traitor = the traitor
betrayal-haunt-both = woke the house, and is the traitor
betrayal-moment-death = The house takes one of you
betrayal-moment-traitor-dies = The traitor falls
betrayal-moment-shown = A mask falls
betrayal-moment-turned = One of you has gone over
betrayal-turned-seen = Everybody has seen what became of you. What it means is for you alone.
betrayal-turned-look = Look who you are now. Everybody in your place is shown this page, whatever stands on it.
betrayal-turned-away = You are not one of them any more.
betrayal-turned-back = You are yourself again.
betrayal-turned-not = You are what you were

# Why something is asked: what no other text says.
betrayal-why-setup = The haunt is being set up: your book has you decide this before anybody moves.
betrayal-why-choose-doorway = The haunt needs this room, and it is not in the house yet: you bring it in.
betrayal-why-turn-tile = The haunt needs this room: every way shown here fits the doors.
betrayal-why-choose-side = This room is divided. What is put into it has to stand on one of the two sides.
betrayal-why-gain-trait = The haunt makes this explorer stronger: one step on a trait of your choice.
betrayal-why-lose-trait = The haunt weakens this explorer: one step down on a trait of your choice.
betrayal-why-dock-elevator = The elevator is part of this haunt, and it has to stop somewhere.
betrayal-why-choose-chart-room = Omen and room decide which haunt it is. You drew the omen in a room that the chart does not know, so the nearest one that it knows counts, and several are equally near.
betrayal-why-play-again = The chart has led to a haunt that this house has seen before. If somebody says no, the next one is played instead.
betrayal-why-ready = Your page can be read again in the book, beside the board. The first turn begins when all are ready.
