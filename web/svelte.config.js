import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // By this a style knows its component. It stands on every element, so it is as short as no two need to share one.
    cssHash: ({ hash, css, filename }) => `s${hash(filename || css).slice(0, 4)}`,
  },
}
