### Der Blick zurück auf ein Spiel, und das Haus auf dem Fernseher.

## Der Blick zurück

replay-title = Rückblick
replay-tab-summary = Bilanz
replay-tab-replay = Zug um Zug
replay-to-table = Zurück zum Tisch
replay-not-begun = Dieses Spiel hat noch nicht begonnen: Es gibt noch nichts, worauf man zurückblicken könnte.
replay-failed = Dieser Teil des Spiels ließ sich nicht holen. Prüfe die Verbindung und versuche es noch einmal.
replay-controls = Durch das Spiel
replay-slider = Zeitpunkt im Spiel
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-times = × { $speed }
replay-move = Zug { $number }
replay-move-of = { $number } / { $last }
replay-eyes = Gesehen von
replay-eyes-own = mir
replay-older = Dieser Zug wurde nach älteren Regeln gespielt. Der Spielplan zeigt den letzten Augenblick davor, der noch bekannt ist.

## Weitergeben und mitnehmen

replay-share = Teilen
replay-share-help = Wer diesen Link öffnet, kann von hier aus auf das Spiel zurückblicken und nichts verändern.
replay-copy = Kopieren
replay-copied = Kopiert.
replay-copy-failed = Markiere den Link und kopiere ihn selbst.
replay-send = Senden
replay-save = Als Datei speichern
replay-audit = Nachweis der Würfe
replay-not-given = Mit diesem Link bekommst du diese Datei nicht.
replay-saved = Gespeichert. Die Datei enthält das ganze Spiel samt den Würfeln. Lade sie auf der Startseite, hier oder auf einem anderen Server.
replay-saved-sealed = Gespeichert. Die Datei verrät nichts: Sie ist ein Schlüssel zu diesem Tisch, wie er jetzt steht, und passt nur auf diesem Server. Lade sie auf der Startseite, dann öffnet sich eine Kopie. Dort haben alle den Platz, den sie hier haben, mit dem Link dieses Platzes, und können ihn auch an andere abgeben; Bots behalten ihren. Die Würfel werden neu versiegelt, und dieser Tisch bleibt, wie er ist.

## Die Bilanz

replay-summary = Bilanz des Spiels
replay-won = Gewonnen
replay-lost = Verloren
replay-winners = Sieg für { $names }
replay-chart-label = Liniendiagramm: { $title }. Die Zahlen stehen in der Tabelle darunter.
replay-chart-figures = Zahlen
replay-after = Nach
replay-deeds = Wer was getan hat
replay-deeds-none = Noch hat niemand etwas getan.
replay-who = Wer

## Der Fernseher

tv-seats = Am Tisch
tv-told = Was geschieht
tv-join = Mitspielen
tv-code = Platz { $seat }
tv-here = da
tv-away = nicht da
tv-bot = Bot
tv-free = frei
tv-full = Vollbild
tv-scan = Halte dein Telefon vor einen Code, um diesen Platz zu nehmen.
tv-ask-for-link = Wer den Tisch eröffnet hat, hat die Links für die freien Plätze.
tv-ready = Alle sind da.
replay-odds = Wie die Bots die Aussichten sahen, in %
