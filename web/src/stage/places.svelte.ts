/** What lies on the stage besides the board: each thing knows where the others are, and what has to be seen. */
import { getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import type { Area } from '../games'
import type { Covered, Size } from './camera'
import { covers, placed, type Corner, type Kept, type Point } from './placing'

/** In this order they are laid down: each lies on none of those before it. */
const ORDER = ['slip', 'card', 'about'] as const
export type Thing = (typeof ORDER)[number]

const CORNERS: Record<Thing, Corner> = {
  slip: { x: 'left', y: 'top' },
  card: { x: 'right', y: 'top' },
  about: { x: 'left', y: 'bottom' },
}
/** On a phone there is no room beside what happens: it is seen between what lies above and what lies below. */
const NARROW = 700
/** Of a stage of which a slip has more than this, the rest belongs to those it is about. */
const FULL = 0.45
const LOW: Corner = { x: 'left', y: 'bottom' }
const GAP = 8
/** Something that can be pressed may lie under so much of a paper. */
const SPARED = 0.001
/** Two papers on each other can neither of them be read. */
const PAPER = 100

export class Places {
  stage = $state.raw<Size>({ w: 0, h: 0 })
  /** What has to be seen. */
  kept = $state.raw<readonly Kept[]>([])
  /** What can lie nowhere without lying on something that can be pressed now. */
  readonly crowded = new SvelteSet<Thing>()
  readonly #taken = new SvelteMap<Thing, Area>()
  readonly #last = new Map<Thing, Point>()
  /** What lies there now: another one may come before the last has gone. */
  readonly #lying = new Map<Thing, HTMLElement>()

  get isNarrow(): boolean {
    return this.stage.w > 0 && this.stage.w < NARROW
  }

  /** Whether a slip leaves room for nothing else. */
  get isFull(): boolean {
    return (this.#taken.get('slip')?.h ?? 0) > FULL * this.stage.h
  }

  /** How much of the stage lies under papers from above and from below, where there is no room beside them. */
  get covered(): Omit<Covered, 'clear'> {
    if (!this.isNarrow) return { top: 0, bottom: 0 }
    const low = [this.#taken.get('card'), this.#taken.get('about')].flatMap((box) =>
      box ? [this.stage.h - box.y] : [],
    )
    const bottom = Math.max(0, ...low.filter((high) => high < this.stage.h / 2))
    const slip = this.#taken.get('slip')
    return { top: slip ? slip.y + slip.h + GAP : 0, bottom: bottom && bottom + GAP }
  }

  /** Lets an element lie where it covers nothing. */
  lay(thing: Thing): Attachment<HTMLElement> {
    return (node) => {
      this.#lying.set(thing, node)
      let size = $state.raw<Size>({ w: node.offsetWidth, h: node.offsetHeight })
      const watch = new ResizeObserver(() => {
        const next = { w: node.offsetWidth, h: node.offsetHeight }
        if (next.w !== size.w || next.h !== size.h) size = next
      })
      watch.observe(node)
      $effect(() => {
        if (!this.stage.w || !size.w) return
        const others = ORDER.slice(0, ORDER.indexOf(thing)).flatMap((other) => this.#taken.get(other) ?? [])
        const kept = [...this.kept, ...others.map((box) => ({ box, weight: PAPER }))]
        const corner = this.isNarrow && thing === 'card' ? LOW : CORNERS[thing]
        const last = this.isNarrow ? null : (this.#last.get(thing) ?? null)
        const at = placed(size, this.stage, kept, corner, last)
        this.#last.set(thing, at)
        const targets = this.kept.filter(({ isTarget }) => isTarget)
        if (covers(at, size, targets) > SPARED * size.w * size.h) this.crowded.add(thing)
        node.style.left = `${at.x}px`
        node.style.top = `${at.y}px`
        const before = this.#taken.get(thing)
        if (before?.x !== at.x || before.y !== at.y || before.w !== size.w || before.h !== size.h)
          this.#taken.set(thing, { ...at, ...size })
      })
      return () => {
        watch.disconnect()
        if (this.#lying.get(thing) === node) this.#taken.delete(thing)
      }
    }
  }
}

const KEY = Symbol('places')

export const setPlaces = (): Places => setContext(KEY, new Places())

/** The places of the stage around a component. */
export const placesHere = (): Places => getContext<Places>(KEY)
