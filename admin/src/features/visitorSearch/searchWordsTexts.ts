import { addTexts } from '../../kernel/i18n/createI18nProvider'
import en from './searchWords.en.json' with { type: 'json' }
import nl from './searchWords.nl.json' with { type: 'json' }

type SearchWordsTexts = typeof nl

declare module '../../kernel/i18n/createI18nProvider' {
  interface LateTexts extends SearchWordsTexts {}
}

// Imported for this by the screen that is loaded on demand, before it is drawn.
addTexts({ nl, en })
