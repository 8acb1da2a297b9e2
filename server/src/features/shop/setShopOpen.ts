import type { EntityManager } from 'typeorm'
import { singleId } from '../../kernel/fields/Managed.js'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { ShopSettings } from './ShopSettings.js'

/** Lets visitors in, or keeps them out. A form of the shop's details that is open meanwhile saves all the same. */
export async function setShopOpen(manager: EntityManager, isOpen: boolean): Promise<void> {
  await records.updateWhere(manager, ShopSettings, { id: singleId }, { isOpen }, unnoticed)
}
