import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { afterwards } from './src/build/afterwards.ts'
import { balance } from './src/build/balance.ts'
import { compressed } from './src/build/compressed.ts'
import { firstScreen } from './src/build/first.ts'
import { icons } from './src/build/icons.ts'
import { firstScene, pictures } from './src/build/pictures.ts'
import { shortened } from './src/build/shortened.ts'
import { atTheTable, cardOfAGame, ofAGame, toTheTable } from './src/build/table.ts'
import { words } from './src/build/words.ts'

export default defineConfig({
  plugins: [svelte(), icons(), words(), balance(), shortened(), compressed()],
  json: { namedExports: false },
  build: {
    outDir: '../src/dreadhall/server/static',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.json',
    // What a browser that knows no preloading fetches ahead it fetches later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [firstScreen, firstScene, cardOfAGame, pictures, atTheTable, toTheTable, afterwards, ofAGame],
        },
      },
    },
  },
  // Longer than a busy machine ever stands still.
  test: { testTimeout: 120_000, hookTimeout: 120_000 },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } }, fs: { allow: ['..'] } },
})
