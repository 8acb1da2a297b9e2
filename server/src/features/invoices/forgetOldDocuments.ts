import { In, IsNull, LessThanOrEqual, Not } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { InvoiceAddress } from './address/InvoiceAddress.js'
import { withFinalRowsOpen } from './DocumentGuard.js'
import { InvoiceFile } from './files/InvoiceFile.js'
import { Invoice } from './Invoice.js'
import { lastForgottenYear } from './retainedByLaw.js'

/** So many in one transaction. */
const atOnce = 200

/**
 * Once the law no longer asks for it, what a document says of its customer goes; its number, amounts and hash stay, so that the
 * chain is proved as before. What was drawn of it has no row any more, and is removed with what else is left behind.
 */
export async function forgetOldDocuments({ database }: CoreServices, now: Date): Promise<void> {
  for (;;) {
    const old = await database.reader.find(Invoice, {
      select: { id: true },
      where: { year: LessThanOrEqual(lastForgottenYear(now)), document: Not(IsNull()) },
      take: atOnce,
    })
    if (old.length === 0) return
    const gone = { document: null, customer: null, reference: null, text: null, lines: [] }
    await database.write((manager) =>
      withFinalRowsOpen(manager, async () => {
        const invoice = In(old.map(({ id }) => id))
        await manager.delete(InvoiceAddress, { invoice })
        await manager.delete(InvoiceFile, { invoice })
        for (const { id } of old) await records.updateWhere(manager, Invoice, { id }, gone, unnoticed)
      }),
    )
  }
}
