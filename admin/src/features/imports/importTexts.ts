import { addTexts } from '../../kernel/i18n/createI18nProvider'
import en from './imports.en.json' with { type: 'json' }
import nl from './imports.nl.json' with { type: 'json' }

type ImportTexts = typeof nl

declare module '../../kernel/i18n/createI18nProvider' {
  interface LateTexts extends ImportTexts {}
}

// Imported for this by each part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
