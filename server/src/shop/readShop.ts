import type { EntityManager } from 'typeorm'
import { ShopSettings } from '../entities/ShopSettings.js'
import { singleId } from '../fields/Managed.js'

/** The shop as it is now, for all that writes, decides or mails; what visitors are shown shares `services.shop`. */
export function readShop(manager: EntityManager): Promise<ShopSettings> {
  return manager.findOneByOrFail(ShopSettings, { id: singleId })
}
