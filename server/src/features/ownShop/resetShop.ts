import type { EntityManager } from 'typeorm'
import { fieldsOf, isStored } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { followCountry } from '../../kernel/records/followCountry.js'
import { systemDefaults, withDefaults } from '../../kernel/records/normalise.js'
import { Revision } from '../../kernel/records/Revision.js'
import { records } from '../../kernel/records/records.js'
import { usualCheckPoints } from '../../kernel/shared/usualCheckPoints.js'
import { readShop } from '../shop/readShop.js'
import { ShopSettings } from '../shop/ShopSettings.js'

/** Makes the shop's record what it is in a new shop: with nothing in it but a name of its address, and closed to visitors. */
export async function resetShop(manager: EntityManager, publicUrl: string): Promise<void> {
  const lists = fieldsOf(ShopSettings).filter((field) => field.kind.parts && isStored(field))
  await records.update(manager, ShopSettings, await readShop(manager), {
    ...systemDefaults(ShopSettings),
    ...withDefaults(ShopSettings, {}),
    ...Object.fromEntries(lists.map(({ name }) => [name, []])),
    checkPoints: [...usualCheckPoints],
    name: new URL(publicUrl).hostname,
    isOpen: false,
  })
  await followCountry(manager, (await readShop(manager)).country)
  await manager.delete(Revision, { entity: managedEntity(ShopSettings).name })
}
