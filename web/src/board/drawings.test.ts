import { expect, it, vi } from 'vitest'
import { drawings } from './drawings.svelte'

it('drawings come once, when the first is asked for', async () => {
  const load = vi.fn(() => Promise.resolve({ default: { attic: 'M0 0h9' } }))
  const drawn = drawings(load)
  expect(load).not.toHaveBeenCalled()
  expect([drawn('attic'), drawn('cellar')]).toEqual(['', ''])
  await load.mock.results[0]!.value
  expect([drawn('attic'), drawn('cellar')]).toEqual(['M0 0h9', ''])
  expect(load).toHaveBeenCalledOnce()
})

it('drawings that did not come are asked for again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  const drawn = drawings(load)
  drawn('attic')
  await Promise.allSettled([load.mock.results[0]!.value])
  drawn('attic')
  expect(load).toHaveBeenCalledTimes(2)
})
