### Tische, die allen auf einem Server offenstehen.

## Die Liste

web-open-title = Mitspieler gesucht
web-open-of = Bei { $name }
web-open-own-night = eine selbst gemischte Nacht
web-open-seats =
    { $free ->
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    }, { $people ->
        [one] ein Mensch
       *[other] { $people } Menschen
    }{ $bots ->
        [0] {""}
        [one] {" "}und ein Bot
       *[other] {" "}und { $bots } Bots
    }
web-open-language-en = English
web-open-language-de = Deutsch
web-open-language-fr = Français
web-open-any = Alle sind willkommen
web-open-new = Neulinge sind willkommen
web-open-seasoned = Für alle, die das Spiel kennen
web-open-bots-in =
    { $minutes ->
        [one] beginnt in einer Minute mit Bots
       *[other] beginnt in { $minutes } Minuten mit Bots
    }
web-open-running = läuft schon: Du übernimmst von einem Bot
web-open-sit = Platz nehmen
web-open-ask = Um einen Platz bitten
web-open-more =
    { $count ->
        [one] Noch ein Tisch
       *[other] { $count } weitere Tische
    }
web-open-nobody = Gerade wartet niemand. Eröffne einen Tisch, den andere finden, oder spiel mit Bots, bis jemand kommt.
web-open-offer-one = Einen Tisch eröffnen
web-open-meanwhile = Mit Bots spielen, offen für andere
web-open-conduct =
    { $games ->
        [0] Noch keine Partie mit Fremden
       *[other] Partien mit Fremden: { $games }, davon vorzeitig verlassen: { $abandoned }
    }

## Spielen mit allen, die kommen

web-wait = { $game } mit allen, die kommen
web-wait-for =
    { $people ->
        [0] { $seats } Spielende
        [one] { $seats } Spielende, es wartet schon jemand
       *[other] { $seats } Spielende, { $people } warten schon
    }
web-wait-place = Du bist Nummer { $place } von { $seats }. Wenn alle da sind, wirst du gerufen. Bis dahin nimm eine Lektion oder spiel mit Bots.
web-wait-leave = Nicht mehr warten
web-wait-lost = Du wartest nicht mehr auf andere: Von dir war eine Weile nichts zu hören.
web-wait-seated = Alle sind da, es geht los.
web-wait-go = Zum Tisch

## Einen Tisch anbieten

web-offer = Offen für andere auf diesem Server
web-offer-help = Der Tisch steht auf der ersten Seite, und wer mag, setzt sich dazu.
web-offer-running-help = Wer mag, übernimmt von einem Bot; solange das Spiel Geheimnisse hat, werdet ihr alle vorher gefragt.
web-offer-language = Ihr sprecht
web-offer-experience = Für wen?
web-offer-bots = Leere Plätze
web-offer-wait =
    { $minutes ->
        [0] Auf Menschen warten
       *[other] Bots nach { $minutes } Minuten
    }
web-offer-approve = Mich fragen, bevor sich jemand setzt
web-asks = { $name } möchte sich auf Platz { $seat } setzen.

## Ein Zug am Tag

web-turn = Tempo
web-turn-days =
    { $days ->
        [0] Alle sind zur selben Zeit da
        [one] Ein Zug darf einen Tag dauern
       *[other] Ein Zug darf { $days } Tage dauern
    }
web-turn-help = Spielt, wann ihr Zeit habt. Wessen Zeit um ist, den vertritt ein Bot, bis er oder sie zurück ist.
web-turn-left = noch { $time }
play-days = { $days } Tage
notice-turn =
    { $days ->
        [0] Ab jetzt spielen alle zur selben Zeit, ohne Frist für einen Zug.
        [one] Ab jetzt darf ein Zug einen Tag dauern.
       *[other] Ab jetzt darf ein Zug { $days } Tage dauern.
    }

## Absagen

web-refused-not-listed = Dieser Tisch steht anderen nicht mehr offen.
web-refused-not-open = Auf diesem Server stehen keine Tische anderen offen.
web-refused-full = Inzwischen sind alle Plätze besetzt.
web-refused-over = Diese Partie ist vorbei.
