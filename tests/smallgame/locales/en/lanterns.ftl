### The words of Lanterns, the small game of the tests.

lanterns-title = Lanterns
    .help = One keeper hides a trap; the guests walk the house for lanterns.

## Names

lanterns-room-attic = attic
    .in = in the attic
    .into = into the attic
lanterns-room-cellar = cellar
    .in = in the cellar
    .into = into the cellar
lanterns-room-porch = porch
    .in = on the porch
    .into = onto the porch
lanterns-face-dark = dark
lanterns-face-dim = dim
lanterns-face-bright = bright
lanterns-cause-rob = Robbery

## Asks

lanterns-ask-hide-trap = Where do you hide the trap?
lanterns-ask-bid = Which card do you bid?
lanterns-ask-act = You lead: what do you do?
lanterns-ask-rob-whom = Whom do you rob?
lanterns-ask-dare = Do you dare to reach for another lantern?
lanterns-ask-peek-whom = Whose hand do you peek at?
lanterns-ask-enter-where =
    { $lanterns ->
        [0] Which room do you enter, without a single lantern?
        [one] Which room do you enter, with your lantern?
       *[other] Which room do you enter, with your { $lanterns } lanterns?
    }

## Choices

lanterns-choice-trap =
    { $object-id ->
        [attic] In the attic
        [cellar] In the cellar
       *[porch] On the porch
    }
lanterns-choice-bid = Card { $card }
    .help = The highest card leads; equal cards are decided by chance. Card { $card } is spent either way.
lanterns-choice-rob = Rob somebody
    .help = Luck decides whether you take a lantern. If it shines, you may try again.
lanterns-choice-peek = Peek at a hand
lanterns-choice-enter = Enter a room
    .help = A safe room has a lantern for you; one room has the trap.
lanterns-choice-pass = Do nothing
lanterns-choice-seat = Seat { $seat }
lanterns-choice-dare =
    { $object-id ->
        [yes] Yes, once more
       *[no] No, that is enough
    }
lanterns-choice-room = Go { $room-into }

## Events

lanterns-event-trap-hidden = The keeper hides a trap.
lanterns-event-card-drawn = You draw card { $card }.
lanterns-event-somebody-drew = Seat { $seat } draws a card.
lanterns-event-card-shown = Seat { $seat } bids card { $card }.
lanterns-event-leads = Seat { $seat } leads.
lanterns-event-luck = { $cause }: luck is { $face }.
lanterns-event-peeked = Seat { $by_seat } sees that seat { $seat } holds card { $card }.
lanterns-event-somebody-peeked = Seat { $by_seat } peeks at the hand of seat { $seat }.
lanterns-event-entered = Seat { $seat } goes { $room-into }, as seat { $by_seat } decided.
lanterns-event-trap-sprung = The trap was { $room-in }. It springs!
lanterns-event-room-safe = No trap { $room-in }.
lanterns-event-lantern-lit = Seat { $seat } lights a lantern.

## Results

lanterns-result-dawn = Dawn comes before the guests have light enough.
lanterns-result-cards-spent = All cards are spent, and the house stays dark.
lanterns-result-lanterns = Five lanterns are burning.

## Options

option-lanterns-rounds = Rounds
    .help = After so many rounds dawn comes, and the keeper wins; 1 to 30.
option-lanterns-luck = Luck
    .help = plain: robbers may stop in time; wild: they never do.
