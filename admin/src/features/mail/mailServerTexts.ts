import { addTexts } from '../../kernel/i18n/createI18nProvider'
import en from './mailServer.en.json' with { type: 'json' }
import nl from './mailServer.nl.json' with { type: 'json' }

type MailServerTexts = typeof nl

declare module '../../kernel/i18n/createI18nProvider' {
  interface LateTexts extends MailServerTexts {}
}

// Imported for this by each part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
