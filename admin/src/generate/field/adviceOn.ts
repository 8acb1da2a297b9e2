import type { MessageKey } from '../../i18n/createI18nProvider'

/** What we advise beside a field and nothing enforces. */
const advice: Record<string, MessageKey> = { 'service.backgroundColor': 'advice.serviceBackground' }

/** @param path where the field stands in the form of the entity */
export function adviceOn(entityName: string, path: string): MessageKey | undefined {
  return advice[`${entityName}.${path}`]
}
