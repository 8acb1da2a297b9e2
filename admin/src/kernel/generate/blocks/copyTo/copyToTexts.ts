import { addTexts } from '../../../i18n/createI18nProvider'
import en from './copyTo.en.json' with { type: 'json' }
import nl from './copyTo.nl.json' with { type: 'json' }

type CopyToTexts = typeof nl

declare module '../../../i18n/createI18nProvider' {
  interface LateTexts extends CopyToTexts {}
}

// Imported for this by the dialog that is loaded on demand, before it is drawn.
addTexts({ nl, en })
