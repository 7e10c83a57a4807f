/** Code that the bundler has made short is made shorter: by what only a second look finds. */
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
          const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 3 } })
          if (code === undefined) this.error(`${chunk.fileName} cannot be made shorter`)
          chunk.code = code
        }
      },
    },
  }
}
