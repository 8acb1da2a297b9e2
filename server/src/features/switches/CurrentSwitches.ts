import type { Database } from '../../kernel/database/Database.js'
import { emptyScreens } from './emptyScreens.js'
import type { ShopRecord } from './ShopRecord.js'
import { nothingOff, SwitchedOffContents } from './SwitchedOffContents.js'
import { UntilChanged } from './UntilChanged.js'

/** What the shop has switched off, as it is now. */
export class CurrentSwitches extends UntilChanged<SwitchedOffContents> {
  /** As of the last reading, for what cannot wait; every operation and every page has waited for `now` before. */
  latest: SwitchedOffContents = nothingOff

  constructor({ reader }: Pick<Database, 'reader'>, shop: Pick<ShopRecord, 'now'>) {
    super(async () => {
      const off = new SwitchedOffContents(await shop.now(), await emptyScreens(reader))
      this.latest = off
      return off
    })
  }
}
