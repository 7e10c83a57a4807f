/** Drawings that are no part of the code: they come when a board first asks for one, and until then there are none. */

type Paths = Record<string, string>

export function drawings(load: () => Promise<{ default: Paths }>): (id: string) => string {
  let paths = $state.raw<Paths>({})
  let isAsked = false
  const come = ({ default: found }: { default: Paths }) => (paths = found)
  const fail = () => (isAsked = false)
  return (id) => {
    if (!isAsked) {
      isAsked = true
      void load().then(come, fail)
    }
    return paths[id] ?? ''
  }
}
