### Ce qui emplit pièce après pièce : les mots de toute hantise où cela arrive.

betrayal-event-spreads = Cela s’étend : { $rooms }.
