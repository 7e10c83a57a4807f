/** The addresses of drawn files, by the names under which the game knows what they show. */
export function byName(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, address]) => [nameOf(path), address]))
}

/** The last part of a path, without its ending. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '')
