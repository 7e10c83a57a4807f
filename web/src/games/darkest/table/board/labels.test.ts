import { expect, it } from 'vitest'
import { labelOf } from './labels'

it('fits names into rooms', () => {
  expect(labelOf('Study', { w: 200, h: 200 }, false)).toEqual({ lines: ['Study'], size: 21 })
  expect(labelOf('Sprinkler Control', { w: 200, h: 200 }, true).lines).toEqual(['Sprinkler', 'Control'])
  expect(labelOf('Sprinklersteuerung', { w: 200, h: 200 }, true).size).toBeLessThan(31)
  const narrow = labelOf('Wardrobe', { w: 88, h: 148 }, false)
  expect('Wardrobe'.length * 0.47 * narrow.size).toBeLessThanOrEqual(88)
})
