import { expect, it } from 'vitest'
import { mostThatFit, roomIn } from './fitting'

it('leaves out as little as it can', () => {
  for (const room of [0, 1, 4, 9]) expect(mostThatFit(9, (count) => count <= room)).toBe(room)
  expect(mostThatFit(3, () => true)).toBe(3)
  expect(mostThatFit(3, () => false)).toBe(0)
})

it('asks for each number once at most', () => {
  const asked: number[] = []
  mostThatFit(40, (count) => (asked.push(count), count <= 17))
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.length).toBeLessThan(9)
})

/** An element as far as it is asked for here. */
function element(rank = '', inside: Record<string, object[]> = {}) {
  const written: Record<string, string> = { '--rows': '1' }
  const style = {
    display: '',
    getPropertyValue: (name: string) => written[name] ?? '',
    setProperty: (name: string, value: string) => (written[name] = value),
  }
  return { style, dataset: { rank }, querySelectorAll: (sign: string) => inside[sign] ?? [] }
}

it('leaves the groups as it has found them', () => {
  const parts = ['0', '1', '2'].map((rank) => element(rank))
  const group = element('', { '[data-rank]': parts })
  const box = { ...element('', { '.section': [group] }), clientWidth: 1, scrollHeight: 0, clientHeight: 1 }
  const room = {
    ...box,
    get scrollWidth() {
      return parts.filter(({ style }) => style.display === '').length > 2 ? 9 : 0
    },
  }
  expect(roomIn(room as unknown as HTMLElement, 3, 3, () => undefined)).toBe(2)
  expect(parts.map(({ style }) => style.display)).toEqual(['', '', ''])
  expect(group.style.getPropertyValue('--rows')).toBe('1')
})
