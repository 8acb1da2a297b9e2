import { addTexts } from '../../../kernel/i18n/createI18nProvider'
import en from './bulk.en.json' with { type: 'json' }
import nl from './bulk.nl.json' with { type: 'json' }

type BulkTexts = typeof nl

declare module '../../../kernel/i18n/createI18nProvider' {
  interface LateTexts extends BulkTexts {}
}

// Imported for this by each part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
