import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import typescript from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['src/api/views.ts']), // written by a tool
  js.configs.recommended,
  typescript.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier, // Prettier formats.
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // `_` is what is repeated when only how often it is counts.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_' }],
      // There are no stores here, and looking for them takes long.
      'svelte/require-store-reactive-access': 'off',
      // Svelte trims the space at the edges of a block; a mustache keeps it.
      'svelte/no-useless-mustaches': 'off',
      // A map or set that a screen shows is a SvelteMap or $state; the others only keep books, and shall wake nobody.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    // ESLint takes whatever one component hands to another for `any`; svelte-check knows better, and checks it.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  // Icons are drawn from the set that is built in, never from what a server or a person says.
  { files: ['src/icons/*.svelte'], rules: { 'svelte/no-at-html-tags': 'off' } },
  { files: ['*.js', 'public/*.js'], extends: [typescript.configs.disableTypeChecked] }, // not in tsconfig.json
  { files: ['public/*.js'], languageOptions: { globals: globals.serviceworker } },
)
