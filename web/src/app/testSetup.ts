// Before any test: loads all languages, because a test may use any.

import { fetchWords, languages } from '../text/languages'

await Promise.all(languages.map(fetchWords))
