/** Waiting for others to play with: it goes on wherever one is on this page, and ends with a seat. */
import { mount, unmount } from 'svelte'
import { api, Refused } from '../../api/client'
import { keepKey } from '../../api/keys'
import type { Seated, Waited } from '../../api/views'
import { myConduct } from '../../own/conduct'
import { go, route } from '../../parts/route.svelte'
import { ring } from '../../sound/sound'
import Called from './Called.svelte'

const EVERY = 4_000

class WaitingList {
  /** What I wait for, and as which of how many; null while I do not. */
  mine = $state.raw<{ game: string; seats: number; key: string; place: number } | null>(null)
  /** Whether I waited, and do so no more without having wished it. */
  lost = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    // Whoever closes the page is gone at once.
    addEventListener('pagehide', () => {
      const body = new Blob([JSON.stringify({ key: this.mine?.key })], { type: 'application/json' })
      if (this.mine) navigator.sendBeacon('/api/waiting/leave', body)
    })
  }

  async wait(game: string, seats: number, name: string): Promise<void> {
    this.lost = false
    const told = await api.wait(game, seats, name, myConduct())
    this.mine = { game, seats, key: told.key, place: 0 }
    this.#hear(told)
  }

  async leave(): Promise<void> {
    const key = this.#end()
    if (key) await api.leaveWaiting(key)
  }

  #end(): string | undefined {
    clearTimeout(this.#timer)
    const key = this.mine?.key
    this.mine = null
    return key
  }

  async #ask(key: string): Promise<void> {
    try {
      const told = await api.lookAtWaiting(key)
      if (this.mine?.key === key) this.#hear(told)
    } catch (error) {
      if (this.mine?.key !== key) return
      if (error instanceof Refused && error.code === 'not-waiting') {
        this.#end()
        this.lost = true
      } else this.#askSoon(key)
    }
  }

  #askSoon(key: string): void {
    this.#timer = setTimeout(() => void this.#ask(key), EVERY)
  }

  #hear({ key, place, seated }: Waited): void {
    if (!this.mine) return
    if (seated) {
      this.#end()
      sit(key, seated)
    } else {
      this.mine = { ...this.mine, place }
      this.#askSoon(key)
    }
  }
}

/** Go to the table; whoever is in the midst of something else is called, and goes when they like. */
function sit(key: string, { table_id: table, seat, host_key }: Seated): void {
  keepKey({ table, role: 'seat', key, seat })
  if (host_key) keepKey({ table, role: 'host', key: host_key })
  const place = `table/${table}`
  if (!route.place.screen) {
    go(place)
    return
  }
  document.title = '(!) Dreadhall'
  void ring()
  const called = mount(Called, { target: document.body, props: { place } })
  const look = (): void => {
    if (!location.hash.startsWith(`#/${place}`)) return
    removeEventListener('hashchange', look)
    document.title = 'Dreadhall'
    void unmount(called)
  }
  addEventListener('hashchange', look)
}

export const waitingList = new WaitingList()
