import type { WriteHooks } from '../../kernel/context/Context.js'
import { followCountry } from '../../kernel/records/followCountry.js'

/** Numbers of phones are read anew when the shop moves to another country. */
export const shopHooks: WriteHooks = {
  async inTransaction(manager, _, { before, after }) {
    if (after && before?.country !== after.country) await followCountry(manager, String(after.country))
  },
}
