import type { Language, ManagedEntity } from '../managed/ManagedEntity'
import { backOfficeRoot } from './AddressBook'

/** Where the site shows a record that visitors may not see yet; undefined for what has no screen there. */
export function previewAddress({ previewSection }: ManagedEntity, id: number): string | undefined {
  return previewSection === null ? undefined : `${backOfficeRoot}/preview/${previewSection}/${id}`
}

/** Where the site shows what a form holds; undefined for what has no screen there. */
export function draftAddress({ previewSection }: ManagedEntity, language: Language): string | undefined {
  return previewSection === null
    ? undefined
    : `${backOfficeRoot}/preview/${previewSection}/concept?language=${language}`
}
