### Qui est assis à une partie en cours, dans le navigateur.

play-seats = Qui est assis ici
play-the-host = l’hôte
play-claim = { $name } demande la place { $seat } (pour l’instant : { $holder }). Laisser entrer ?
play-claim-admit = Laisser entrer
play-asked = Vous avez demandé la place { $seat }. Accord encore attendu : { $names }.
play-seat-refused = La table a dit non : vous n’avez pas reçu la place.
play-outside = Vous n’avez pas de place à cette table.
play-bot-instead = pour l’instant : { $bot }
play-take-over = Jouer moi-même
play-leave-sure = Un robot continuera de jouer à votre place. Si la partie a des secrets, vous ne pourrez revenir qu’à cette place, et seulement si on vous laisse entrer.
play-leave-strangers = Les inconnus avec qui vous jouerez ensuite sauront que vous avez quitté cette partie avant la fin.
play-kick-sure = { $name } perd sa place pour de bon, et un robot continue de jouer. Le lien pour jouer est remplacé par un nouveau et, si la partie a des secrets, personne ne s’y assiéra sans l’accord de tous.
play-mute = Faire taire
play-unmute = Rendre la parole
play-report = Signaler
play-block = Bloquer
play-unblock = Débloquer
play-report-why = Que reprochez-vous à { $name } ? Le message sera lu par qui gère ce serveur, avec les derniers mots de { $name }. Personne à la table n’en saura rien.
play-report-send = Envoyer
play-cast-taken = { $name } joue ce personnage
play-cast-play = Jouer { $name }
play-cast-faces = Tout le monde d’un coup d’œil
play-cast-yours = Vous jouez ce personnage
