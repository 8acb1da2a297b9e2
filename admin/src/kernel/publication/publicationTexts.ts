import { addTexts } from '../i18n/createI18nProvider'
import en from './publication.en.json' with { type: 'json' }
import nl from './publication.nl.json' with { type: 'json' }

type PublicationTexts = typeof nl

declare module '../i18n/createI18nProvider' {
  interface LateTexts extends PublicationTexts {}
}

// Imported for this by each part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
