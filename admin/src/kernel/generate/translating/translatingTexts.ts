import { addTexts } from '../../i18n/createI18nProvider'
import en from './translating.en.json' with { type: 'json' }
import nl from './translating.nl.json' with { type: 'json' }

type TranslatingTexts = typeof nl

declare module '../../i18n/createI18nProvider' {
  interface LateTexts extends TranslatingTexts {}
}

// Imported for this by each part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
