import { readdirSync } from 'node:fs'
import { compile, type CompileOptions } from 'svelte/compiler'
import { expect, test } from 'vitest'
// @ts-expect-error: it is JavaScript, which Svelte's own tools read
import settings from '../../svelte.config.js'

test('no two components share the name of their styles', () => {
  const { compilerOptions } = settings as { compilerOptions: CompileOptions }
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'))
  const names = files.map(
    (file) => compile('<p></p><style>p { top: 0 }</style>', { ...compilerOptions, filename: `src/${file}` }).css?.code,
  )
  expect(files.length).toBeGreaterThan(150)
  expect(new Set(names).size).toBe(files.length)
})
