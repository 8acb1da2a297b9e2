import { addTexts } from '../../kernel/i18n/createI18nProvider'
import en from './figures.en.json' with { type: 'json' }
import nl from './figures.nl.json' with { type: 'json' }

type FiguresTexts = typeof nl

declare module '../../kernel/i18n/createI18nProvider' {
  interface LateTexts extends FiguresTexts {}
}

// Imported for this by each part that is loaded on demand, before it is drawn.
addTexts({ nl, en })
