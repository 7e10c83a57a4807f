### Monster, die das Haus erkunden.

betrayal-event-monster-finds = { $monster-nom } bricht durch eine Tür. Dahinter: { $room-the }.
