### Hantise 8, La plainte de la banshee : ce que tout le monde peut lire.

betrayal-creature-banshee = { betrayal-monster-banshee }
betrayal-why-h08-plan = la route de la banshee
betrayal-why-h08-wail = le cri
betrayal-event-h08-wails = La banshee hurle { $room-in }, et { $explorer-nom } l’entend.
betrayal-result-h08-heroes = Le dernier mot de l’exorcisme tombe, et le cri se brise. Jamais le silence n’a si bien sonné.
betrayal-result-h08-traitor = Il ne reste pour l’écouter que l’âme qui l’a appelée. La banshee chante encore, et elle n’est pas seule.
