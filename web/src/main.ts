import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/cinzel/latin-700.css'
import '@fontsource/cormorant-garamond/latin-600.css'
import '@fontsource/cormorant-garamond/latin-700.css'
import './theme/colours.css'
import './styles/base.css'
import './settings/settings.svelte'
import { mount } from 'svelte'
import App from './App.svelte'
import { areCallsWanted } from './own/calls'
import { preferredLanguage, setLanguage } from './words/words.svelte'

await setLanguage(preferredLanguage())
const target = document.getElementById('app')
if (target) mount(App, { target })

// An installed app says itself when the server cannot be reached; where calls are wanted the worker is there already.
if (matchMedia('(display-mode: standalone)').matches && !areCallsWanted())
  void navigator.serviceWorker?.register('/sw.js')
