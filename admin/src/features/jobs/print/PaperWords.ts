import type { MessageKey } from '../../../kernel/i18n/createI18nProvider'
import { intlFor } from '../../../kernel/i18n/createI18nProvider'
import { fieldNamed } from '../../../kernel/managed/ManagedCatalogue'
import type { Language, ManagedEntity } from '../../../kernel/managed/ManagedEntity'

/** The words of a paper in the language of its customer, whatever that of the back office. */
export interface PaperWords {
  language: Language
  say(key: MessageKey, values?: Record<string, string | number | null>): string
  labelOf(field: string): string
}

/** The texts of that language must have been loaded. */
export function paperWords(language: Language, entity: ManagedEntity): PaperWords {
  const intl = intlFor(language)
  return {
    language,
    say: (id, values) => String(intl.formatMessage({ id }, values)),
    labelOf: (name) => fieldNamed(entity, name)?.label[language] ?? name,
  }
}
