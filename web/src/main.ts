import '@fontsource/shippori-mincho/latin-500.css'
import '@fontsource/shippori-mincho/latin-700.css'
import './parts/palette.css'
import './shell/print.css'
import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('app')
if (target) mount(App, { target })
