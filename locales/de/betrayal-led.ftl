### Forscher, die ein anderer führt.

betrayal-ask-lead-explorer = { $explorer } gehorcht dir. Welchen Weg?
