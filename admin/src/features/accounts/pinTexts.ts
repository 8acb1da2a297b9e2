import { addTexts } from '../../kernel/i18n/createI18nProvider'
import en from './pin.en.json' with { type: 'json' }
import nl from './pin.nl.json' with { type: 'json' }

type PinTexts = typeof nl

declare module '../../kernel/i18n/createI18nProvider' {
  interface LateTexts extends PinTexts {}
}

// Imported for this by the part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
