import type { EntityManager } from 'typeorm'
import { ShopSettings } from '../entities/ShopSettings.js'
import { singleId } from '../fields/Managed.js'

/**
 * The shop as it is now, for everything that shows or uses something of it. It is read each time: one row by its key costs
 * less than keeping copies of several instances the same, and answers made from it are cached and invalidated as content.
 */
export function readShop(manager: EntityManager): Promise<ShopSettings> {
  return manager.findOneByOrFail(ShopSettings, { id: singleId })
}
