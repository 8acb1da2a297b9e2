import { addTexts } from '../../kernel/i18n/createI18nProvider'
import en from './till.en.json' with { type: 'json' }
import nl from './till.nl.json' with { type: 'json' }

type TillTexts = typeof nl

declare module '../../kernel/i18n/createI18nProvider' {
  interface LateTexts extends TillTexts {}
}

// Imported for this by each part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
