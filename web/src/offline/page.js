// Speaks the language and has the light that were chosen before, and goes on when the server answers again.

const EVERY = 4000

function remembered(key) {
  try {
    return localStorage.getItem(`higaki.${key}`)
  } catch {
    return null
  }
}

const parts = [...document.querySelectorAll('section')]
const wishes = [remembered('language'), ...navigator.languages.map((tag) => tag.split('-', 1)[0]), 'en']
const language = wishes.find((wish) => parts.some((part) => part.lang === wish))
for (const part of parts) part.hidden = part.lang !== language
document.documentElement.lang = language ?? 'en'

const theme = remembered('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme

async function look() {
  try {
    if ((await fetch('/healthz', { cache: 'no-store' })).ok) location.reload()
  } catch {
    // still away
  }
}
setInterval(look, EVERY)
