### Spuk 29, Frankensteins Erbe: das Buch des Verräters.

betrayal-book-h29-traitor-story = Das Heft ist ein Rezept, und wer es schrieb, hörte einen Schritt vor dem Ende auf: Im Labor liegt alles bereit, kalt und vernäht. Ein Schalter. Du tust es für die Wissenschaft. Die anderen werden das einsehen.
betrayal-book-h29-traitor-goal = Du gewinnst, wenn alle Helden tot sind, auch wenn du es selbst bist.
betrayal-book-h29-traitor-can = Dein Monster geht auf den nächsten Helden zu und schlägt; du entscheidest nur bei Gleichstand. Nimm dir selbst vor, wer Fackeln trägt, und tritt das Feuer aus.
betrayal-book-h29-traitor-foe = Für sie ist es ein Gräuel, und sie wollen es töten. Sie wissen, dass es kein Feuer verträgt.
betrayal-book-h29-traitor-rules =
    Frankensteins Monster: Tempo 3, Kraft 8. Es steht im Forschungslabor oder im Operationslabor.
    Im Monsterzug geht es seinen vollen Wurf auf den nächsten Helden zu; unter mehreren wählst du. Im Raum eines Helden hält es an und muss angreifen.
    Greift es an, kommt 2 zum Ergebnis dazu; verteidigt es sich, nichts. Ein Sieg mit Kraft betäubt es wie sonst.
    Tempoangriffe wie mit Revolver oder Dynamit können ihm nichts anhaben.
    Schlägst du einen Helden mit Kraft um 2 oder mehr, darfst du statt des Schadens seine Fackel nehmen; sie ist sofort zerstört. Das Monster nimmt nichts. Fackeln, die herumliegen, darfst du aufheben, höchstens eine.

betrayal-objective-h29-traitor-heroes = Alle Helden töten
betrayal-ask-h29-traitor-laboratory = In welchem Labor erhebt sich das Monster?
    .help = Das Monster beginnt dort, wo es gemacht wurde.
