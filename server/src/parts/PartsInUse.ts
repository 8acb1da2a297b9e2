import type { Database } from '../database/Database.js'
import { ShopSettings } from '../entities/ShopSettings.js'
import { singleId } from '../fields/Managed.js'
import { emptyScreens } from './emptyScreens.js'
import { nothingOff, SwitchedOff } from './SwitchedOff.js'

/** Which parts of the product the shop uses: read once, until content changes here or on another instance. */
export class PartsInUse {
  private known: Promise<SwitchedOff> | null = null
  private isCached = true
  /** As of the last reading, for what cannot wait; every operation and every page has waited for `now` before. */
  latest: SwitchedOff = nothingOff

  constructor(private readonly database: Pick<Database, 'reader'>) {}

  now(): Promise<SwitchedOff> {
    if (this.known) return this.known
    const reading = this.read()
    if (this.isCached) {
      this.known = reading
      // The next one tries again.
      reading.catch(() => this.forget(reading))
    }
    return reading
  }

  /** After a change. */
  forget(reading = this.known): void {
    if (this.known === reading) this.known = null
  }

  /** While this instance does not learn of the changes of others, it reads each time. */
  setCached(isCached: boolean): void {
    this.isCached = isCached
    this.forget()
  }

  private async read(): Promise<SwitchedOff> {
    const { reader } = this.database
    const settings = await reader.findOneByOrFail(ShopSettings, { id: singleId })
    const off = new SwitchedOff(settings, await emptyScreens(reader))
    this.latest = off
    return off
  }
}
