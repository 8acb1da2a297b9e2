import { ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import type { TextKey } from '../i18n/nl.js'

/** An error with the name of the entity in its message. */
export function notFound(entity: ManagedEntity): ShopError {
  return new ShopError('NOT_FOUND', { message: { key: `notFound.${entity.name}` as TextKey } })
}
