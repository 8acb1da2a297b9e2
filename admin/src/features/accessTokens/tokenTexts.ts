import { addTexts } from '../../kernel/i18n/createI18nProvider'
import en from './token.en.json' with { type: 'json' }
import nl from './token.nl.json' with { type: 'json' }

type TokenTexts = typeof nl

declare module '../../kernel/i18n/createI18nProvider' {
  interface LateTexts extends TokenTexts {}
}

// Imported for this by the screen, which is loaded on demand, before it is drawn.
addTexts({ nl, en })
