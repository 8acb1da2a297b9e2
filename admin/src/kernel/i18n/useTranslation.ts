import { useLocaleState, useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { Language, LocalizedText, ManagedEntity } from '../managed/ManagedEntity'
import type { MessageKey } from './createI18nProvider'

/** The current language: `translate` gives messages of the catalogue, `localize` the server's texts. */
export function useTranslation() {
  const translateKey = useTranslate()
  const [locale] = useLocaleState()
  const language: Language = locale === 'en' ? 'en' : 'nl'
  const translate = useCallback(
    (key: MessageKey, values?: Record<string, unknown>): string => upperFirst(translateKey(key, values)),
    [translateKey],
  )
  const localize = useCallback((text: LocalizedText): string => text[language], [language])
  return { translate, localize, language }
}

/** The names of an entity as values of a message, in lower case as within a sentence. */
export function entityNames({ label, pluralLabel }: ManagedEntity, language: Language) {
  return {
    entity: lowerFirst(label[language]),
    entities: lowerFirst(pluralLabel[language]),
  }
}

/** A sentence may begin with the name of an entity, which is filled in in lower case. */
function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
