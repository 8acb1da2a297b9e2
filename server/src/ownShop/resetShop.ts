import type { EntityManager } from 'typeorm'
import { followCountry } from '../content/followCountry.js'
import { systemDefaults, withDefaults } from '../content/normalise.js'
import { Revision } from '../content/Revision.js'
import { ShopSettings } from '../entities/ShopSettings.js'
import { fieldsOf, isStored } from '../fields/FieldDescription.js'
import { managedEntity, singleId } from '../fields/Managed.js'
import { readShop } from '../shop/readShop.js'

/** Makes the shop's record what it is in a new shop: with nothing in it but a name of its address. */
export async function resetShop(manager: EntityManager, publicUrl: string): Promise<void> {
  const lists = fieldsOf(ShopSettings).filter((field) => field.kind === 'items' && isStored(field))
  const { version } = await readShop(manager)
  await manager.update(ShopSettings, singleId, {
    ...systemDefaults(ShopSettings),
    ...withDefaults(ShopSettings, {}),
    ...Object.fromEntries(lists.map(({ name }) => [name, []])),
    name: new URL(publicUrl).hostname,
    version: version + 1,
    updatedAt: new Date().toISOString(),
  })
  await followCountry(manager, (await readShop(manager)).country)
  await manager.delete(Revision, { entity: managedEntity(ShopSettings).name })
}
