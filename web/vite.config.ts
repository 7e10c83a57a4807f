import { readFileSync, writeFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

/** Only the icons named in src/icons/names.json go into the client, out of the thousands in the set. */
function icons(): Plugin {
  const id = 'virtual:icons'
  return {
    name: 'icons',
    resolveId: (source) => (source === id ? '\0' + id : undefined),
    load(source) {
      if (source !== '\0' + id) return undefined
      const names: string[] = JSON.parse(readFileSync('src/icons/names.json', 'utf8'))
      const set = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8'))
      const bodies: Record<string, string> = {}
      for (const name of names) {
        const body = set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent]?.body
        if (body === undefined) this.error(`src/icons/names.json: game-icons has no icon called ${name}`)
        bodies[name] = body
      }
      return `export default ${JSON.stringify(bodies)}`
    },
  }
}

/** Files go over the wire compressed: done once here, not at every request. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(js|css|html|svg)$/.test(file))) {
        const file = join(dir, name)
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  plugins: [svelte(), icons(), compressed()],
  build: { outDir: '../src/dreadhall/server/static', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } }, fs: { allow: ['..'] } },
})
