import type { Class } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { reserveId } from '../../kernel/records/ids.js'
import { type PricedEntity, pricedEntities } from '../../kernel/shared/priceReferences.js'
import type { Demo } from './Demo.js'
import type { Ids } from './DemoInputs.js'

/**
 * The ids of a pair of something with a price, before it is added: its own texts may name that price.
 * @returns undefined for what has none, whose ids are known once it is added
 */
export async function reserveIds({ context, inputs }: Demo, type: Class, key: string): Promise<Ids | undefined> {
  const { name } = managedEntity(type)
  if (!pricedEntities.includes(name as PricedEntity)) return undefined
  const ids = await context.services.database.write(async (manager) => ({
    nl: await reserveId(manager, name),
    en: await reserveId(manager, name),
  }))
  inputs.know(type, key, ids)
  return ids
}
