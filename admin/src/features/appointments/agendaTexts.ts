import { addTexts } from '../../kernel/i18n/createI18nProvider'
import en from './agenda.en.json' with { type: 'json' }
import nl from './agenda.nl.json' with { type: 'json' }

type AgendaTexts = typeof nl

declare module '../../kernel/i18n/createI18nProvider' {
  interface LateTexts extends AgendaTexts {}
}

// Imported for this by each part of the agenda that is loaded on demand, before it is drawn.
addTexts({ nl, en })
