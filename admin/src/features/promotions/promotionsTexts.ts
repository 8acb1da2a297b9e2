import { addTexts } from '../../kernel/i18n/createI18nProvider'
import en from './promotions.en.json' with { type: 'json' }
import nl from './promotions.nl.json' with { type: 'json' }

type PromotionsTexts = typeof nl

declare module '../../kernel/i18n/createI18nProvider' {
  interface LateTexts extends PromotionsTexts {}
}

// Imported for this by each part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
