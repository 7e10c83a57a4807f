### Ein Name, der meiner ist, ohne Konto.

web-own-title = Auf allen meinen Geräten
web-own-lead = Deine Tische, dein Regal und dein Name kommen mit: kein Konto, kein Kennwort, nur ein Schlüssel.
web-own-unsafe = Das geht nur über eine sichere Verbindung (https): ohne sie versiegelt der Browser nichts.
web-own-key = Dein Schlüssel
web-own-key-help = Lies den Code mit deinem anderen Gerät ein oder tippe diese Wörter dort. Wer sie hat, hat deine Plätze: Zeig sie niemandem.
web-own-qr = QR-Code deines Schlüssels
web-own-make = Einen Schlüssel anfertigen
web-own-make-help = Er entsteht hier und bleibt in deinen Browsern. Was an den Server geht, ist damit versiegelt; dort liest es niemand.
web-own-made = Hier ist dein Schlüssel. Schreib die Wörter auf, wenn das dein einziges Gerät ist.
web-own-other = Der Schlüssel eines anderen Geräts
web-own-other-help = Acht Wörter; Großschreibung und Abstände sind gleich. Was dieser Browser schon hat, kommt dazu.
web-own-take = Meine Sachen herholen
web-own-no-key = Das sind nicht die acht Wörter eines Schlüssels.
web-own-taken = Alles ist da.
web-own-carry = Jetzt alles abgleichen
web-own-carried = Alle deine Geräte können jetzt haben, was hier ist.
web-own-forget = Diesen Schlüssel vergessen
web-own-forget-sure = Was darunter liegt, verschwindet auch vom Server. Dieser Browser behält seine eigenen Tische.
web-own-forgotten = Vergessen.
