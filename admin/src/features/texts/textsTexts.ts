import { addTexts } from '../../kernel/i18n/createI18nProvider'
import en from './texts.en.json' with { type: 'json' }
import nl from './texts.nl.json' with { type: 'json' }

type TextsTexts = typeof nl

declare module '../../kernel/i18n/createI18nProvider' {
  interface LateTexts extends TextsTexts {}
}

// Imported for this by the screen that is loaded on demand, before it is drawn.
addTexts({ nl, en })
