import { addTexts } from '../../i18n/createI18nProvider'
import en from './drafts.en.json' with { type: 'json' }
import nl from './drafts.nl.json' with { type: 'json' }

type DraftTexts = typeof nl

declare module '../../i18n/createI18nProvider' {
  interface LateTexts extends DraftTexts {}
}

// Imported for this by each part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
