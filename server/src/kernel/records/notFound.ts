import { ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { nl, type TextKey } from '../i18n/nl.js'

/** An error with the name of the entity in its message, or with a text of its own where the catalogues have one. */
export function notFound({ name }: ManagedEntity): ShopError {
  const own = `notFound.${name}`
  const message = Object.hasOwn(nl, own)
    ? { key: own as TextKey }
    : { key: 'notFound.record' as const, values: { record: { entity: name } } }
  return new ShopError('NOT_FOUND', { message })
}
