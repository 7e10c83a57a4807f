### Les explorateurs que quelqu’un d’autre conduit.

betrayal-ask-lead-explorer = { $explorer-nom } vous obéit. Par quel chemin ?
