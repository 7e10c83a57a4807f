### A house that is laid anew: words that several haunts share.

betrayal-event-house-laid-anew = The house shakes itself. Walls fold away, and whole corridors were never there.
betrayal-event-laid-beside-start = { $room-the } settles { $floor-on }, close to where the floor begins.
betrayal-choice-turn-with = With { $explorer } on the { $direction-side } side, doors to the { $directions }
betrayal-event-floor-lost = { $floor-the } is gone, with everything that lay there.
