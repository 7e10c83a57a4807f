### Spuk 45, Tick, tick, tick: das Buch des Verräters.

betrayal-book-h45-traitor-story = So freundliche Leute, und so arglos: Keiner hat gefragt, warum du ihnen in die Mäntel hilfst. Nun schlägt jedes Herz im Haus nach deinem Takt, und deinem Meisterwerk fehlt nur noch ein wenig Geduld.
betrayal-book-h45-traitor-goal = Du gewinnst, wenn kein Held mehr lebt oder wenn die Große Bombe fertig ist. Sie nimmt auch dich mit, und schöner kann man nicht gehen.
betrayal-book-h45-traitor-can = Bleib, wo du bist, und baue. Am Ende deiner Züge sagen die Würfel, ob eine Bombe hochgeht; wer eine trägt und in die Nähe kommt, ist sofort dahin. Wer keine mehr hat, den musst du in deinem Raum bekämpfen.
betrayal-book-h45-traitor-foe = Die Helden versuchen, ihre Bomben loszuwerden, und dann kommen sie zu dir.
betrayal-book-h45-traitor-rules =
    Du bewegst dich nie, und nichts kann dich bewegen. Bist du im mystischen Aufzug, so steht er still.
    Am Ende jedes deiner Züge rückt die Leiste um 1 vor. Bei 12 geht die Große Bombe hoch, alle sterben, und du gewinnst.
    Vorher fallen so viele Würfel, wie die Leiste zeigt, und einer mehr für jeden lebenden Helden, höchstens 8. Bei 8 oder mehr explodiert der nächste lebende Held zu deiner Linken, dessen Bombe noch tickt.
    Ab dem Ende deines ersten Zuges explodiert ein Held mit scharfer Bombe, der deinen Raum betritt oder einen, der eine Seite mit ihm teilt. Wer schon dort ist, explodiert erst, wenn er einen anderen solchen Raum betritt.
    Eine solche Explosion tötet alle Helden in jenem Raum und vernichtet ihre Karten. Dir tut sie nichts.
    Du hast das Dynamit. Du darfst es auch im eigenen Raum zünden, und es verletzt dich nicht.

betrayal-objective-h45-traitor-heroes = Keinen Helden entkommen lassen
betrayal-objective-h45-traitor-big-bomb = Die Große Bombe fertigbauen
