import { addTexts } from '../../kernel/i18n/createI18nProvider'
import en from './checks.en.json' with { type: 'json' }
import nl from './checks.nl.json' with { type: 'json' }

type CheckTexts = typeof nl

declare module '../../kernel/i18n/createI18nProvider' {
  interface LateTexts extends CheckTexts {}
}

// Imported for this by each part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
