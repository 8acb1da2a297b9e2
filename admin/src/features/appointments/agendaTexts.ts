import en from '../../kernel/i18n/agenda.en.json' with { type: 'json' }
import nl from '../../kernel/i18n/agenda.nl.json' with { type: 'json' }
import { addTexts } from '../../kernel/i18n/createI18nProvider'

// Imported for this by each part of the agenda that is loaded on demand, before it is drawn.
addTexts({ nl, en })
