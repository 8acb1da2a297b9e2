import { LessThanOrEqual } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import { records } from '../../kernel/records/records.js'
import { BoughtItem } from '../boughtItems/BoughtItem.js'
import { withFinalRowsOpen } from '../invoices/DocumentGuard.js'
import { lastForgottenYear } from '../invoices/retainedByLaw.js'

/** Once the law no longer asks for it, a purchase goes with all that it says of its seller. */
export async function forgetOldPurchases({ database }: CoreServices, now: Date): Promise<void> {
  const year = LessThanOrEqual(lastForgottenYear(now))
  if (!(await database.reader.existsBy(BoughtItem, { year }))) return
  await database.write((manager) =>
    withFinalRowsOpen(manager, () => records.removeWhere(manager, BoughtItem, { year })),
  )
}
