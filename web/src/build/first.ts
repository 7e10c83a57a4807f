/** Everything the first screen needs in one file: over a slow network each further one costs more than it weighs. */

interface Graph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null
}

const KNOWN = new Map<string, boolean>()

/** Whether a module comes with the entry, by imports that do not wait. */
function isFirst(id: string, graph: Graph): boolean {
  const known = KNOWN.get(id)
  if (known !== undefined) return known
  KNOWN.set(id, false) // imports may go round in circles
  const info = graph.getModuleInfo(id)
  const first = info !== null && (info.isEntry || info.importers.some((importer) => isFirst(importer, graph)))
  KNOWN.set(id, first)
  return first
}

export const firstScreen = {
  debugName: 'first screen',
  name: (id: string, graph: Graph) => (isFirst(id, graph) ? 'first' : null),
}
