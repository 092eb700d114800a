import '@fontsource/shippori-mincho/latin-500.css'
import '@fontsource/shippori-mincho/latin-700.css'
import '@fontsource/source-sans-3/latin-400.css'
import '@fontsource/source-sans-3/latin-600.css'
import '../drawing/palette.css'
import '../style/checkbox.css'
import '../style/base.css'
import '../style/page.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { registerWorker } from '../notices/pushSubscription'
import { reloadWhenServed } from './reload'
import { here } from './router.svelte'
import { settings } from './settings.svelte'
import { guest } from '../account/guest.svelte'
import { fetchWords } from '../text/fluentFiles'

const target = document.getElementById('app')
// In a frame on a page of others nobody is known, and nothing is kept.
const framed = here.route.page === 'embed'
// At once, while the texts are loaded.
if (!framed) void guest.meet()
// Not awaited: otherwise the bundler could not share code between this file and later chunks.
fetchWords(settings.language).then(() => target && mount(App, { target }), reloadWhenServed)
if (import.meta.env.PROD && !framed) registerWorker()
