### Wie ein Spuk beginnt, und die Seite, die jede Person für sich liest.

betrayal-page = Deine Seite
betrayal-page-you-heroes = Du gehörst zu den Helden.
betrayal-page-you-traitor = Du bist der Verräter.
betrayal-page-goal = Was du willst, steht auf deiner Seite
betrayal-haunt-lights = Die Lichter gehen aus
betrayal-haunt-called = { $explorer-nom } hat den Spuk { $room-in } geweckt (Omen: { $card }).
betrayal-haunt-traitor-self = Und { $explorer } verrät die anderen.
betrayal-haunt-traitor-known = { $explorer } verrät die anderen.
betrayal-haunt-traitor-nobody = Niemand hat ein Verrätergesicht gezeigt.
betrayal-haunt-revealer = hat das Haus geweckt
betrayal-haunt-traitor = verrät die anderen
betrayal-haunt-both = hat das Haus geweckt und verrät die anderen
betrayal-moment-death = Das Haus holt sich eine Seele
betrayal-moment-traitor-dies = Der Verrat hat ein Ende
betrayal-moment-shown = Eine Maske fällt
betrayal-moment-turned = Auf der anderen Seite
betrayal-turned-seen = Alle haben gesehen, was aus dir geworden ist. Was es bedeutet, geht nur dich an.
betrayal-turned-look = Sieh nach, wer du jetzt bist. Allen an deiner Stelle wird diese Seite gezeigt, was auch darauf steht.
betrayal-turned-away = Du gehörst nicht mehr zu ihnen.
betrayal-turned-back = Du bist wieder du selbst.
betrayal-turned-not = Du bist, was du warst

# Warum etwas gefragt wird: was sonst nirgends steht.
betrayal-why-setup = Der Spuk wird aufgebaut: Dein Buch lässt dich das entscheiden, bevor sich jemand bewegt.
betrayal-why-choose-doorway = Der Spuk braucht diesen Raum, und er ist noch nicht im Haus: Du legst ihn an.
betrayal-why-turn-tile = Der Spuk braucht diesen Raum: So, wie er hier gezeigt wird, passt er jeweils an die Türen.
betrayal-why-choose-side = Dieser Raum ist geteilt. Was hineinkommt, muss auf einer der beiden Seiten stehen.
betrayal-why-gain-trait = Der Spuk macht diese Figur stärker: eine Stufe in einer Eigenschaft deiner Wahl.
betrayal-why-lose-trait = Der Spuk schwächt diese Figur: eine Stufe weniger in einer Eigenschaft deiner Wahl.
betrayal-why-dock-elevator = Der Aufzug gehört zu diesem Spuk und muss irgendwo halten.
betrayal-why-choose-chart-room = Omen und Raum bestimmen, welcher Spuk es ist. Du hast das Omen in einem Raum gezogen, den die Tabelle nicht kennt; dann zählt der nächste, den sie kennt, und mehrere sind gleich nah.
betrayal-why-play-again = Die Tabelle führt zu einem Spuk, den dieses Haus schon erlebt hat. Sagt jemand Nein, wird stattdessen der nächste gespielt.
betrayal-why-ready = Deine Seite steht im Buch neben dem Spielplan, wenn du sie noch einmal lesen willst. Der erste Zug beginnt, wenn alle bereit sind.
