import { addTexts } from '../../../i18n/createI18nProvider'
import en from './shared.en.json' with { type: 'json' }
import nl from './shared.nl.json' with { type: 'json' }

type SharedTexts = typeof nl

declare module '../../../i18n/createI18nProvider' {
  interface LateTexts extends SharedTexts {}
}

// Imported for this by what is loaded on demand, before it is drawn.
addTexts({ nl, en })
