/** Code that the bundler has made short is made shorter: by what only a second look finds. */
import { gzipSync } from 'node:zlib'
import { minify } from 'terser'
import type { Plugin } from 'vite'

export function shortened(): Plugin {
  return {
    name: 'shortened',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          // Catalogues are one long text.
          if (chunk.type !== 'chunk' || chunk.moduleIds.every((id) => id.includes('virtual:words/'))) continue
          // Whether functions that stand together compress better than those beside what uses them, only trying tells.
          const tried = await Promise.all([false, true].map((together) => short(chunk.code, together)))
          chunk.code = tried.reduce((one, other) => (weight(other) < weight(one) ? other : one))
        }
      },
    },
  }
}

async function short(code: string, together: boolean): Promise<string> {
  const compress = { passes: 3, hoist_funs: together }
  const made = await minify(code, { module: true, ecma: 2020, compress })
  if (made.code === undefined) throw new Error('this cannot be made shorter')
  return made.code
}

const weight = (code: string): number => gzipSync(code).length
