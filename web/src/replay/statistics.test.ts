import { describe, expect, it } from 'vitest'
import type { GameEvent, View } from '../api/play'
import { chronicle } from '../games/darkest/table/beats/chronicle'
import { chartsOf, deedsOf, highest, oddsOf, samplePoints, scale } from './statistics'

function moment(number: number, darkness: number, health: Record<string, number>, hordes: number[]) {
  const position = {
    track: { darkness },
    survivors: Object.entries(health).map(([id, left]) => ({ id, health: left })),
    hordes: hordes.map((zombies) => ({ zombies, specials: [] })),
  }
  return { number, view: { position } as unknown as View }
}

const event = (kind: string, data: Record<string, unknown>, cause = ''): GameEvent => ({ kind, cause, move: 0, data })

describe('charts', () => {
  const charts = chartsOf([moment(9, 3, { leo: 2 }, [2, 1]), moment(0, 1, { leo: 8, nina: 6 }, [])], chronicle)

  it('puts moments in order, whatever order they came in', () => {
    expect(charts.map((chart) => chart.id)).toEqual(['darkness', 'health', 'zombies'])
    expect(charts[0]).toEqual({ id: 'darkness', numbers: [0, 9], lines: [{ id: 'darkness', values: [1, 3] }] })
  })

  it('adds up the zombies of the house', () => {
    expect(charts[2]!.lines[0]!.values).toEqual([0, 3])
    expect(highest(charts[2]!)).toBe(3)
  })

  it('lets the health of somebody who is gone come to nothing', () => {
    expect(charts[1]!.lines).toEqual([
      { id: 'leo', values: [8, 2] },
      { id: 'nina', values: [6, 0] },
    ])
  })

  it('leaves a line out before it begins', () => {
    const [, health] = chartsOf([moment(0, 1, {}, []), moment(1, 1, { lucy: 7 }, [])], chronicle)
    expect(health!.lines[0]!.values).toEqual([null, 7])
  })
})

describe('deeds', () => {
  it('counts who did what, and only what they did themselves', () => {
    const doers = deedsOf(
      [
        event('moves', { survivor: 'leo', room: 'vault' }, 'move'),
        event('moves', { survivor: 'leo', room: 'vault' }, 'retreat'),
        event('wounded', { survivor: 'nina', wounds: 2 }),
        event('wounded', { survivor: 'nina', wounds: 1 }),
        event('zombie-dies', { survivor: 'leo' }, 'attack'),
        event('zombie-burns', { room: 'vault' }),
      ],
      chronicle,
    )
    expect(doers).toEqual([
      { who: 'leo', counts: { moves: 1, kills: 1 } },
      { who: 'nina', counts: { wounds: 3 } },
    ])
  })
})

describe('samples and scales', () => {
  it('spreads samples from the first to the last, each once', () => {
    expect(samplePoints(0, 100, 5)).toEqual([0, 25, 50, 75, 100])
    expect(samplePoints(0, 2, 30)).toEqual([0, 1, 2])
    expect(samplePoints(0, 0, 30)).toEqual([0])
    expect(samplePoints(40, 44, 3)).toEqual([40, 42, 44])
  })

  it('writes a few round numbers', () => {
    expect(scale(5)).toEqual([0, 2, 4, 6])
    expect(scale(0)).toEqual([0, 1])
    expect(scale(37)).toEqual([0, 10, 20, 30, 40])
  })
})

describe('the odds over time', () => {
  it('are drawn where the record has them, in per cent', () => {
    const noted: Parameters<typeof oddsOf>[0] = [
      { number: 9, estimates: { heroes: 0.255, traitor: 0.745 } },
      { number: 2 },
      { number: 4, estimates: { heroes: 0.5 } },
    ]
    expect(oddsOf(noted)).toEqual({
      id: 'odds',
      numbers: [4, 9],
      lines: [
        { id: 'heroes', values: [50, 26] },
        { id: 'traitor', values: [null, 75] },
      ],
    })
  })

  it('are not where it has none', () => {
    expect(oddsOf([{ number: 1 }, { number: 2 }])).toBeNull()
  })
})
