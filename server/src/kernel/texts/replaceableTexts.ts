import { type Class, type FieldDescription, isWritable } from '../fields/FieldDescription.js'
import { isSingle, managedEntity } from '../fields/Managed.js'
import { managedEntities } from '../fields/managedEntities.js'
import { namesPrices } from '../fields/placeholders.js'

/**
 * Whether something can be replaced in a text together with others: what the shop itself writes for visitors, in its mails
 * and in its own terms. Not addresses, and nothing that others wrote, such as reviews.
 */
export function isReplaceable(type: Class, field: FieldDescription): boolean {
  if (namesPrices(type, field)) return true
  const isOwn = managedEntities().includes(type) && isSingle(managedEntity(type))
  return isOwn && field.kind.words === 'lines' && field.form === undefined && isWritable(field)
}
