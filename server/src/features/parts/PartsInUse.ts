import type { Database } from '../../kernel/database/Database.js'
import { emptyScreens } from './emptyScreens.js'
import type { ShopRecord } from './ShopRecord.js'
import { nothingOff, SwitchedOffParts } from './SwitchedOffParts.js'
import { UntilChanged } from './UntilChanged.js'

/** Which parts of the product the shop uses. */
export class PartsInUse extends UntilChanged<SwitchedOffParts> {
  /** As of the last reading, for what cannot wait; every operation and every page has waited for `now` before. */
  latest: SwitchedOffParts = nothingOff

  constructor({ reader }: Pick<Database, 'reader'>, shop: Pick<ShopRecord, 'now'>) {
    super(async () => {
      const off = new SwitchedOffParts(await shop.now(), await emptyScreens(reader))
      this.latest = off
      return off
    })
  }
}
