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

const target = document.getElementById('app')
if (target) mount(App, { target })
if (import.meta.env.PROD) registerWorker()
