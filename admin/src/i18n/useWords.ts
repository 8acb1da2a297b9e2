import { useLocaleState, useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { Language, LocalizedText, ManagedEntity } from '../managed/ManagedEntity'
import type { MessageKey } from './createI18nProvider'

/** The texts of a screen: from the catalogue, and from the server's words in the language that is on. */
export function useWords() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const language: Language = locale === 'en' ? 'en' : 'nl'
  const say = useCallback(
    (key: MessageKey, values?: Record<string, unknown>): string => upperFirst(translate(key, values)),
    [translate],
  )
  const read = useCallback((text: LocalizedText): string => text[language], [language])
  return { say, read, language }
}

/** The names of an entity to fill in, as they stand within a sentence. */
export function entityWords({ label, pluralLabel }: ManagedEntity, language: Language) {
  return {
    entity: lowerFirst(label[language]),
    entities: lowerFirst(pluralLabel[language]),
  }
}

/** A sentence may begin with the name of an entity, which is filled in as it stands within one. */
function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
