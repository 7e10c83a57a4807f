### Das Ende einer Partie: die Szene, wie es weitergeht, und das Regal.

ending-given-up = Aufgegeben
ending-aside = Das Haus ansehen
ending-open = Wie es ausging
ending-you-won = Gewonnen
ending-you-lost = Verloren
ending-you = du
ending-fates = Was aus allen geworden ist
ending-turning = Die Wendepunkte der Nacht
ending-figures = Der Rede wert
ending-books = Die Bücher, offen für alle

## Wie es weitergeht

ending-again = Noch einmal mit denselben Leuten
ending-again-alone = Noch einmal
ending-opened = Der nächste Tisch ist gedeckt.
ending-come-along = Mitkommen
ending-play-on = Von hier aus weiterspielen
web-refused-opened-already = Jemand hat den nächsten Tisch schon eröffnet: Sieh dir diesen Tisch noch einmal an, um mitzukommen.
web-refused-not-over = Diese Partie ist noch nicht zu Ende.
web-refused-no-successor = Noch hat niemand einen weiteren Tisch eröffnet.
notice-again = { $name } hat den nächsten Tisch eröffnet. Unter „Wie es ausging“ geht es dorthin.

## Ein Bild zum Weitergeben

ending-share = Ein Bild zum Teilen
ending-share-failed = Dieser Browser konnte das Bild nicht zeichnen.
ending-card = { $played } ({ $game }). { $winner } { $people }. { $date }

## Das Regal

ending-shelf-about = Was ihr überstanden habt und was nicht, soweit dieser Browser sich erinnert. Niemand sonst sieht es.
ending-rating = Zeig mir eine Wertungszahl
ending-rating-help = In diesem Browser berechnet, für dich allein. 1500 hat, wer so oft gewinnt wie unsere Bots in derselben Rolle: Eine aussichtslose zu verlieren kostet fast nichts. Partien mit Menschen und mit Bots zählen gleich.
ending-rating-shown = Deine Wertungszahl: { $rating }, plus oder minus { $within }, aus { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }
ending-rating-none = Noch keine Wertungszahl: Bisher wurde nichts gespielt, was zählt.
ending-shelf-count = Überstanden: { $won } von { $all }
ending-shelf-side = { $side }: { $won } gewonnen, { $lost } verloren
ending-shelf-never = noch nicht
ending-shelf-nights = Was du dort erlebt hast
ending-shelf-night = { $date }: { $side }, { $won ->
        [yes] gewonnen
       *[no] verloren
    }
ending-shelf-unmet = Hier war noch niemand. Was man sich erzählt, ist dunkel.
ending-shelf-again = Noch einmal spielen
ending-shelf-first = Nachsehen gehen

## Die Aussichten im Lauf der Zeit

ending-odds = Wie es aussah
ending-odds-by-bots = Nach dem Ende von Bots beurteilt, nach allem, was auf dem Tisch lag.
