import type { EntityManager } from 'typeorm'
import { RowReader } from '../../kernel/database/RowReader.js'
import { singleId } from '../../kernel/fields/Managed.js'
import { ShopSettings } from './ShopSettings.js'

/** The shop as it is now, for all that writes, decides or mails; what visitors are shown shares `services.shop`. */
export async function readShop(manager: EntityManager): Promise<ShopSettings> {
  const shop = await new RowReader(manager).first(ShopSettings, { id: singleId })
  if (!shop) throw new Error('There is no record of the shop')
  return shop
}
