import type { EntityManager } from 'typeorm'
import { RowReader } from '../database/RowReader.js'
import { ShopSettings } from '../entities/ShopSettings.js'
import { singleId } from '../fields/Managed.js'

/** The shop as it is now, for all that writes, decides or mails; what visitors are shown shares `services.shop`. */
export async function readShop(manager: EntityManager): Promise<ShopSettings> {
  const shop = await new RowReader(manager).first(ShopSettings, { id: singleId })
  if (!shop) throw new Error('There is no record of the shop')
  return shop
}
