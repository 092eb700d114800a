// Before any test: all languages, as a test may speak any.

import { fetchWords, languages } from '../text/fluentFiles'

await Promise.all(languages.map(fetchWords))
