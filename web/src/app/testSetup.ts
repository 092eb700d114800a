// Before any test: all languages, as a test may speak any.

import { fetchWords, languages } from '../text/languages'

await Promise.all(languages.map(fetchWords))
