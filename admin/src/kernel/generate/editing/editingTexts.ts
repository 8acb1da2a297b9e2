import { addTexts } from '../../i18n/createI18nProvider'
import en from './editing.en.json' with { type: 'json' }
import nl from './editing.nl.json' with { type: 'json' }

type EditingTexts = typeof nl

declare module '../../i18n/createI18nProvider' {
  interface LateTexts extends EditingTexts {}
}

// Imported for this by each part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
