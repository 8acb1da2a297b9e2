import { addTexts } from '../../kernel/i18n/createI18nProvider'
import en from './followUps.en.json' with { type: 'json' }
import nl from './followUps.nl.json' with { type: 'json' }

type FollowUpTexts = typeof nl

declare module '../../kernel/i18n/createI18nProvider' {
  interface LateTexts extends FollowUpTexts {}
}

// Imported for this by each part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
