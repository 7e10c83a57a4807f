import { describe, expect, it } from 'vitest'
import type { BetrayalView } from '../../../../api/views'
import { figuresAt } from './standing'

const explorer = (id: string, seat: number, side: string) => ({ id, seat, side, place: 'foyer', room: 'foyer' })

describe('who stands in a room', () => {
  it('has the face of what they have become, as everybody sees it', () => {
    const position = {
      haunt: { number: 5 },
      turn: { explorer: 'ox-bellows', monster: '', seat: 0 },
      explorers: [explorer('ox-bellows', 0, 'heroes'), explorer('vivian-lopez', 1, 'traitor')],
      monsters: [],
    } as unknown as BetrayalView
    expect(figuresAt(position, 'foyer').map(({ picture }) => picture)).toEqual([
      expect.stringContaining('ox-bellows.svg'),
      expect.stringContaining('werewolf.svg'),
    ])
  })
})
