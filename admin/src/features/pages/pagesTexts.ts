import { addTexts } from '../../kernel/i18n/createI18nProvider'
import en from './pages.en.json' with { type: 'json' }
import nl from './pages.nl.json' with { type: 'json' }

type PagesTexts = typeof nl

declare module '../../kernel/i18n/createI18nProvider' {
  interface LateTexts extends PagesTexts {}
}

// Imported for this by the screen that is loaded on demand, before it is drawn.
addTexts({ nl, en })
