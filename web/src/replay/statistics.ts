/** A game in figures: how things stood over time, and who did what. What is counted is each game's own affair. */
import type { GameEvent } from '../api/play'
import type { Moment } from './history'

/** One figure at one moment: in which chart, on which line. */
export interface Reading {
  chart: string
  line: string
  value: number
}

/** Something somebody did, or had done to them. */
export interface Deed {
  who: string
  what: string
  count: number
}

/** What a game counts, and how it calls and draws it. */
export interface Chronicle {
  /** The charts in the order in which they are shown. */
  charts: readonly string[]
  /** The deeds in the order of their columns. */
  deeds: readonly string[]
  readings: (position: unknown) => Reading[]
  deedOf: (event: GameEvent) => Deed | null
  chartName: (chart: string) => string
  lineName: (chart: string, line: string) => string
  lineColour: (line: string) => string
  deedName: (what: string) => string
  whoName: (who: string) => string
  /** What a side is called, where bots have told its odds. */
  sideName?: (side: string) => string
}

export interface Line {
  id: string
  /** A value for each number of the chart; null before the line begins. */
  values: (number | null)[]
}

export interface Chart {
  id: string
  numbers: number[]
  lines: Line[]
}

/** Numbers of the log, evenly spread from the beginning to the end, at most so many. */
export function samplePoints(first: number, last: number, most: number): number[] {
  const count = Math.max(2, Math.min(most, last - first + 1))
  const points = Array.from({ length: count }, (_, n) => first + Math.round((n * (last - first)) / (count - 1)))
  return [...new Set(points)]
}

/** The charts of some moments. A line that is not read any more has come to nothing. */
export function chartsOf(moments: readonly Pick<Moment, 'number' | 'view'>[], chronicle: Chronicle): Chart[] {
  const inOrder = [...moments].sort((a, b) => a.number - b.number)
  const readings = inOrder.map((moment) => chronicle.readings(moment.view.position))
  return chronicle.charts.map((id) => {
    const here = readings.map((all) => all.filter((reading) => reading.chart === id))
    const lines = [...new Set(here.flat().map((reading) => reading.line))]
    return {
      id,
      numbers: inOrder.map((moment) => moment.number),
      lines: lines.map((line) => ({ id: line, values: valuesOf(here, line) })),
    }
  })
}

/** What bots thought of the odds over time, in per cent; null where nobody has noted it. */
export function oddsOf(moments: readonly Pick<Moment, 'number' | 'estimates'>[]): Chart | null {
  const noted = moments.filter((moment) => moment.estimates).sort((a, b) => a.number - b.number)
  if (noted.length < 2) return null
  const sides = [...new Set(noted.flatMap((moment) => Object.keys(moment.estimates ?? {})))]
  const at = (moment: (typeof noted)[number], side: string) => moment.estimates?.[side]
  return {
    id: 'odds',
    numbers: noted.map((moment) => moment.number),
    lines: sides.map((id) => ({
      id,
      values: noted.map((moment) => (at(moment, id) === undefined ? null : Math.round(100 * at(moment, id)!))),
    })),
  }
}

function valuesOf(readings: readonly Reading[][], line: string): (number | null)[] {
  let begun = false
  return readings.map((here) => {
    const found = here.find((reading) => reading.line === line)
    begun ||= found !== undefined
    return found?.value ?? (begun ? 0 : null)
  })
}

export interface Doer {
  who: string
  counts: Record<string, number>
}

/** Who did what how often, in the order in which they first did something. */
export function deedsOf(events: readonly GameEvent[], chronicle: Chronicle): Doer[] {
  const doers = new Map<string, Doer>()
  for (const event of events) {
    const deed = chronicle.deedOf(event)
    if (!deed) continue
    const doer = doers.get(deed.who) ?? { who: deed.who, counts: {} }
    doer.counts[deed.what] = (doer.counts[deed.what] ?? 0) + deed.count
    doers.set(deed.who, doer)
  }
  return [...doers.values()]
}

/** The numbers written at the side of a chart: round ones from 0 to at least the highest value, few of them. */
export function scale(highest: number, most = 5): number[] {
  const top = Math.max(1, highest)
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find((one) => Math.ceil(top / one) <= most - 1) ??
    Math.ceil(top / (most - 1))
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, n) => n * step)
}

/** The highest value of a chart. */
export function highest(chart: Chart): number {
  return Math.max(0, ...chart.lines.flatMap((line) => line.values.map((value) => value ?? 0)))
}
