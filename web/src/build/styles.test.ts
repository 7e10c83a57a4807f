import { readdirSync } from 'node:fs'
import { compile } from 'svelte/compiler'
import { expect, test } from 'vitest'
import config from '../../svelte.config.js'

test('no two components share the name of their styles', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'))
  const names = files.map((file) => {
    const { css } = compile('<p></p><style>p { top: 0 }</style>', {
      ...config.compilerOptions,
      filename: `src/${file}`,
    })
    return css?.code
  })
  expect(files.length).toBeGreaterThan(150)
  expect(new Set(names).size).toBe(files.length)
})
