import { expect, it } from 'vitest'
import { byName } from './drawn'

it('knows a drawn file by its name alone', () => {
  expect(byName({ './art/people/zoe-ingstrom.svg': '/assets/zoe-1.svg' })).toEqual({
    'zoe-ingstrom': '/assets/zoe-1.svg',
  })
})
