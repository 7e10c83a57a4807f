/** Where the player is: the part of the address after the #, so that a link opens the same place anywhere. */

export interface Place {
  screen: string
  rest: string[]
  key: string
}

function read(): Place {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
  const [screen = '', ...rest] = path.split('/').map(decoded)
  return { screen, rest, key: new URLSearchParams(query).get('key') ?? '' }
}

/** A part of an address as it was meant; one that nobody has encoded is what it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Route {
  place = $state<Place>(read())
  /** Where the player was before, if anywhere. */
  before: Place | null = null
  constructor() {
    addEventListener('hashchange', () => {
      this.before = this.place
      this.place = read()
    })
  }
}

export const route = new Route()

/** Go to a place such as `table/abc`. */
export function go(place: string): void {
  location.hash = `#/${place}`
}
