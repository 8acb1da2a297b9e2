import { ShopError } from '../errors/ShopError.js'
import { fieldsOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import type { Values } from './Row.js'

/** @throws ShopError FORBIDDEN when a field is named that the viewer may not set */
export function assertFields(entity: ManagedEntity, input: Values, allowed: readonly string[] | undefined): void {
  if (!allowed) return
  const named = fieldsOf(entity.type).filter(({ name }) => input[name] !== undefined)
  if (named.some(({ name }) => !allowed.includes(name))) throw new ShopError('FORBIDDEN')
}
