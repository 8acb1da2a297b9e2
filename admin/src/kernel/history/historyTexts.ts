import { addTexts } from '../i18n/createI18nProvider'
import en from './history.en.json' with { type: 'json' }
import nl from './history.nl.json' with { type: 'json' }

type HistoryTexts = typeof nl

declare module '../i18n/createI18nProvider' {
  interface LateTexts extends HistoryTexts {}
}

// Imported for this by the screen that is loaded on demand, before it is drawn.
addTexts({ nl, en })
