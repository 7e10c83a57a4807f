/** What is on the screen: what the table has told, as soon as the words for it are there. */
import { api } from '../api/client'
import type { GameEvent, View } from '../api/play'
import { type GameScreens, screensOf } from '../games'
import { loadWordsFrom } from '../words/words.svelte'
import type { TableSession } from './session.svelte'

interface Shown {
  view: View
  number: number | null
  events: GameEvent[]
}

/** Fetch whatever this key may read now, once for each `time`; without it the rest is shown all the same. */
export async function readTexts(table: string, key: string, time = ''): Promise<void> {
  await loadWordsFrom(`${table} ${key} ${time}`, async (language) => (await api.book(table, key, language)).text).catch(
    () => undefined,
  )
}

/** So long all seats of a screen are waited for to have heard of the same, in milliseconds. */
const TELLING = 1000

/** Texts that only one seat may read are no part of the client: they are fetched with the seat's key when they are needed. */
export class Reader {
  shown = $state.raw<Shown | null>(null)
  #screens: GameScreens | null = null
  #known = new Set([''])
  #latest: Shown | null = null
  #telling: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly session: TableSession) {}

  /** Follow the table; to be called in an effect. */
  follow(): void {
    const { feed, isBetweenTellings } = this.session
    clearTimeout(this.#telling)
    // Else the eyes of a seat that is not asked would be lent to everybody for the moment between two messages.
    if (this.#latest && isBetweenTellings) this.#telling = setTimeout(() => this.#take(feed), TELLING)
    else this.#take(feed)
  }

  #take(feed: TableSession['feed']): void {
    const next = feed?.view ? { view: feed.view, number: feed.number, events: feed.events } : null
    this.#latest = next
    // Whoever changes seats sees what was there until the other seat has been told.
    if (!next || !feed) return
    if (this.#known.has(this.#textsOf(next.view, feed.key) ?? '?')) this.shown = next
    else void this.#prepare(next.view, feed.key).finally(() => this.#latest === next && (this.shown = next))
  }

  /** The group of words that this view needs besides the game's own; undefined where that cannot be told yet. */
  #textsOf(view: View, key: string): string | undefined {
    const reads = this.#screens?.reads?.(view.position, this.session.table?.options ?? {}) ?? ''
    return this.#screens ? reads && `${this.session.tableId} ${key} ${reads}` : undefined
  }

  async #prepare(view: View, key: string): Promise<void> {
    this.#screens ??= await screensOf(view.game)
    const texts = this.#textsOf(view, key) ?? ''
    if (this.#known.has(texts)) return
    try {
      await loadWordsFrom(texts, async (language) => (await api.book(this.session.tableId, key, language)).text)
      this.#known.add(texts)
    } catch {
      // Offline, most likely: it is tried again with the next move.
    }
  }
}
