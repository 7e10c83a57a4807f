### Skeleton Haunt: what everybody may read.

betrayal-haunt-skeleton-haunt = Skeleton Haunt
betrayal-why-skeleton-haunt-walls = the walls
betrayal-event-skeleton-haunt-presses = The walls press on { $explorer-acc }.
betrayal-result-skeleton-haunt-heroes = The last beam holds, and the house is quiet.
betrayal-result-skeleton-haunt-traitor = The walls meet, and nobody is left between them.
