import { ShopSettings } from '../../features/entities/ShopSettings.js'
import type { Database } from '../database/Database.js'
import { singleId } from '../fields/Managed.js'
import { UntilChanged } from './UntilChanged.js'

/**
 * The record of the shop for all that visitors are shown of it, shared until content changes. What writes or decides reads
 * the row itself, in its transaction.
 */
export class ShopRecord extends UntilChanged<Readonly<ShopSettings>> {
  constructor({ reader }: Pick<Database, 'reader'>) {
    super(async () => Object.freeze(await reader.findOneByOrFail(ShopSettings, { id: singleId })))
  }
}
