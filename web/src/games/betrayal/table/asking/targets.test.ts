import { describe, expect, it } from 'vitest'
import type { Choice } from '../../../../api/play'
import type { BetrayalView } from '../../../../api/views'
import { bySpot, cellOf, spotOf } from './targets'

const choice = (key: string, data: Record<string, unknown> = {}): Choice => ({
  key,
  verb: key.split(':')[0] ?? '',
  data,
})

const POSITION = {
  turn: { explorer: 'ox-bellows', monster: '', seat: 0 },
  explorers: [
    { id: 'ox-bellows', place: 'foyer', room: 'foyer' },
    { id: 'zoe-ingstrom', place: '', room: '' },
  ],
  monsters: [{ id: 'mummy-1', place: 'crypt', room: 'crypt', kind: 'mummy' }],
  rooms: [
    { id: 'foyer', floor: 'ground' },
    { id: 'crypt', floor: 'basement' },
  ],
  places: [],
  tokens: { safe: 'foyer' },
} as unknown as BetrayalView

describe('a choice lies where the hand goes', () => {
  it('in rooms, at doors, on figures, on things and in empty cells', () => {
    expect(spotOf(choice('go:crypt', { place: 'crypt' }), POSITION)).toBe('place:crypt')
    expect(spotOf(choice('explore:n', { side: 0 }), POSITION)).toBe('door:foyer:0')
    expect(spotOf(choice('attack:mummy-1', { target: 'mummy-1' }), POSITION)).toBe('figure:mummy-1')
    expect(spotOf(choice('try:safe', { token: 'safe' }), POSITION)).toBe('token:safe')
    expect(spotOf(choice('turn:n', { room: 'library', floor: 'upper', x: 1, y: -2, turn: 0 }), POSITION)).toBe(
      'cell:upper:1:-2',
    )
    expect(spotOf(choice('trade:zoe-ingstrom:axe', { explorer: 'zoe-ingstrom', card: 'axe' }), POSITION)).toBeNull()
    expect(spotOf(choice('end-turn'), POSITION)).toBeNull()
  })
  it('with others of the same spot, on its floor', () => {
    const attacks = [
      choice('attack:mummy-1', { target: 'mummy-1' }),
      choice('attack:mummy-1:axe', { target: 'mummy-1', card: 'axe' }),
    ]
    expect(bySpot(attacks, POSITION).get('figure:mummy-1')).toHaveLength(2)
    expect(cellOf('figure:mummy-1', POSITION)?.floor).toBe('basement')
    expect(cellOf('cell:upper:1:-2', POSITION)).toEqual({ floor: 'upper', x: 1, y: -2 })
  })
})
