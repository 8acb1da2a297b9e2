import type { WriteHooks } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'

/** What was sent is never changed: the functions of this folder move quotes, and all other writes are of drafts. */
export const quoteHooks: WriteHooks = {
  async inTransaction(_, __, { before, after }) {
    if (before && after && before.status !== 'draft') {
      throw new ShopError('CONFLICT', { message: { key: 'quote.notDraft' } })
    }
  },
}
