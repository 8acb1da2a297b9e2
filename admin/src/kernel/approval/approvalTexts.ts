import { addTexts } from '../i18n/createI18nProvider'
import en from './approval.en.json' with { type: 'json' }
import nl from './approval.nl.json' with { type: 'json' }

type ApprovalTexts = typeof nl

declare module '../i18n/createI18nProvider' {
  interface LateTexts extends ApprovalTexts {}
}

// Imported for this by each part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
