import { addTexts } from '../i18n/createI18nProvider'
import en from './releases.en.json' with { type: 'json' }
import nl from './releases.nl.json' with { type: 'json' }

type ReleasesTexts = typeof nl

declare module '../i18n/createI18nProvider' {
  interface LateTexts extends ReleasesTexts {}
}

// Imported for this by the part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
