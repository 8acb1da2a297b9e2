import { addTexts } from '../i18n/createI18nProvider'
import en from './person.en.json' with { type: 'json' }
import nl from './person.nl.json' with { type: 'json' }

type PersonTexts = typeof nl

declare module '../i18n/createI18nProvider' {
  interface LateTexts extends PersonTexts {}
}

// Imported for this by the part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
