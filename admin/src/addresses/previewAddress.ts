import type { ManagedEntity } from '../managed/ManagedEntity'
import { backOfficeRoot } from './AddressBook'

/** Where the site shows a record that visitors may not see yet; undefined for what has no screen there. */
export function previewAddress({ previewSection }: ManagedEntity, id: number): string | undefined {
  return previewSection === null ? undefined : `${backOfficeRoot}/preview/${previewSection}/${id}`
}
