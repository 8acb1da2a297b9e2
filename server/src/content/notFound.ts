import { ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import type { TextKey } from '../i18n/nl.js'

/** '{Entity} not found', in the entity's own words. */
export function notFound(entity: ManagedEntity): ShopError {
  return new ShopError('NOT_FOUND', { message: { key: `notFound.${entity.name}` as TextKey } })
}
