### Haunt 25, Voodoo: what everybody sees.

## What a hero feels, in the traitor's words

betrayal-hint-heat = “Is it warm in here, or are you on fire?”
betrayal-hint-height = “Don’t look down. It is such a long way down.”
betrayal-hint-mud = “Swallow. It tastes of wet earth, doesn’t it?”
betrayal-hint-evil = “Can you hear it pray? It does not pray to God.”
betrayal-hint-thorns = “How the little spikes tear you, and the soil drinks.”

## What dice are rolled for

betrayal-why-h25-curse = the curse

## Events

betrayal-event-h25-hint = The traitor says to { $explorer }, for all to hear: { $hint }
betrayal-event-h25-found = { $explorer } has found a doll { $room-in }: { $token }. It has the face of { $other }.
betrayal-event-h25-nothing = { $explorer } is sure: there is no doll { $room-in }.
betrayal-event-h25-destroyed = { $explorer } tears the likeness to pieces ({ $token }) and can breathe again.
betrayal-event-h25-strikes = { $hint-id ->
        [heat] Heat out of nowhere rolls over { $explorer }.
        [height] A gust of wind, and { $explorer } sways as if on a ledge.
        [mud] { $explorer } gasps for air and tastes only mud.
        [evil] Something unholy looks straight through { $explorer }.
       *[other] Thorns that nobody sees reach for { $explorer }.
    }

## Tokens

betrayal-token-doll-wax = Wax doll
    .help = One of the hidden dolls. It looks like one of the heroes.
betrayal-token-doll-china = China doll
    .help = One of the hidden dolls. It looks like one of the heroes.
betrayal-token-doll-stone = Stone doll
    .help = One of the hidden dolls. It looks like one of the heroes.
betrayal-token-doll-glass = Glass doll
    .help = One of the hidden dolls. It looks like one of the heroes.
betrayal-token-doll-rag = Rag doll
    .help = One of the hidden dolls. It looks like one of the heroes.

## Results

betrayal-result-h25-heroes = The last doll is only stuffing and splinters. You feel every bruise of it, but the bruises are your own, and you are alive.
betrayal-result-h25-heroes-lost = The last doll is only stuffing and splinters. Your pins are still warm, and there is nobody left at the other end of them.
betrayal-result-h25-traitor = One by one the heroes go limp like toys that nobody wants. There is room in the album for new faces.
