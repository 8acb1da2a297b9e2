import { addTexts } from '../../kernel/i18n/createI18nProvider'
import en from './intake.en.json' with { type: 'json' }
import nl from './intake.nl.json' with { type: 'json' }

type IntakeTexts = typeof nl

declare module '../../kernel/i18n/createI18nProvider' {
  interface LateTexts extends IntakeTexts {}
}

// Imported for this by each part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
