import { addTexts } from '../i18n/createI18nProvider'
import en from './previewLink.en.json' with { type: 'json' }
import nl from './previewLink.nl.json' with { type: 'json' }

type PreviewLinkTexts = typeof nl

declare module '../i18n/createI18nProvider' {
  interface LateTexts extends PreviewLinkTexts {}
}

// Imported for this by each part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
