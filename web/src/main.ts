import '@fontsource/shippori-mincho/latin-500.css'
import '@fontsource/shippori-mincho/latin-700.css'
import '@fontsource/source-sans-3/latin-400.css'
import '@fontsource/source-sans-3/latin-600.css'
import './parts/palette.css'
import './shell/checkbox.css'
import './shell/print.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { registerWorker } from './notices/browser'
import { reloadWhenServed } from './reload'
import { settings } from './settings.svelte'
import { fetchWords } from './texts'

const target = document.getElementById('app')
// Not awaited: what is loaded later could then share nothing with this file.
fetchWords(settings.language).then(() => target && mount(App, { target }), reloadWhenServed)
if (import.meta.env.PROD) registerWorker()
