import type { Database } from '../../kernel/database/Database.js'
import { singleId } from '../../kernel/fields/Managed.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import { UntilChanged } from './UntilChanged.js'

declare module '../../kernel/context/Context.js' {
  interface CoreServices {
    /** The record of the shop, for what visitors are shown. */
    shop: ShopRecord
  }
}

/**
 * The record of the shop for all that visitors are shown of it, shared until content changes. What writes or decides reads
 * the row itself, in its transaction.
 */
export class ShopRecord extends UntilChanged<Readonly<ShopSettings>> {
  constructor({ reader }: Pick<Database, 'reader'>) {
    super(async () => Object.freeze(await reader.findOneByOrFail(ShopSettings, { id: singleId })))
  }
}
