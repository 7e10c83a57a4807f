import { describe, expect, it } from 'vitest'
import { pointedAt, pointingAt } from './pointing'

describe('pointing', () => {
  it('is read back from the line that was said', () => {
    expect(pointedAt(pointingAt('room', 'panic-room'))).toEqual({ kind: 'room', id: 'panic-room' })
  })

  it('is not found in what people say', () => {
    expect(pointedAt('look: the kitchen')).toBeNull()
    expect(pointedAt('☞ room:<b>')).toBeNull()
  })
})
