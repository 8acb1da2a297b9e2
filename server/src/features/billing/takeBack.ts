import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { changeRow } from '../../kernel/records/updateRecord.js'
import { type Crediting, creditInvoice } from '../invoices/creditInvoice.js'
import { InvoiceJob } from '../invoices/InvoiceJob.js'
import type { InvoiceLine } from '../invoices/InvoiceLine.js'
import { assertTotal } from '../invoices/issueInvoice.js'
import { issuing } from '../invoices/issuing.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { followJobs } from '../payments/followJobs.js'
import { payInvoices } from '../payments/payInvoices.js'
import type { ReceivedBy } from '../payments/paymentMethods.js'
import { returnTradeIns } from '../payments/tradeIns.js'
import { lockJobs } from './billJobs.js'
import { bookedOnce } from './bookedOnce.js'
import { giveBackSold } from './soldItems.js'

/** What is entered to credit an invoice. */
export interface TakingBack extends Crediting {
  invoice: number
  /** What comes back, as it was shown, in cents with VAT; null where nothing was. */
  total?: number | null
  /** How money that is too much now is given back at once; null for later. */
  refund: ReceivedBy | null
  /** Whether parts that were used go back into stock. */
  givesBackStock: boolean
  key: string | null
}

/**
 * Credits an invoice, in whole or by line; gives back what was paid too much, and the parts, if asked.
 * @param now of the demo, whose documents are older than it
 * @returns the id of the credit note
 * @throws ShopError NOT_FOUND, VALIDATION, CONFLICT; see `creditInvoice`
 */
export async function takeBack(context: Context, asked: TakingBack, now?: Date): Promise<number> {
  const { invoice, lines, pieces, total, refund, givesBackStock, key } = asked
  const parts = pieces ? [[...pieces]] : []
  const about = ['takeBack', invoice, lines, refund, givesBackStock, ...parts]
  // Those of what was issued stay. Read before the transaction: on MySQL its first read settles what all others see, and so
  // has to come after the locks; a deposit may be taken off meanwhile.
  const jobs = await context.services.database.reader.find(InvoiceJob, { where: { invoice } })
  return bookedOnce(context, key, about, (booking) =>
    issuing(
      context,
      'credit',
      async (manager, allocated) => {
        await booking.take(manager)
        const locked = await lockJobs(
          manager,
          jobs.map(({ entity, job }) => ({ kind: entity as JobKind, id: job })),
        )
        const { credit, credited, document, taken } = await creditInvoice(manager, context, invoice, asked, allocated)
        assertTotal({ total: -(credit.total ?? 0) }, total ?? null)
        if (givesBackStock) {
          const back = taken.map(({ place, before, pieces: some }) => ({
            line: place,
            pieces: some ?? Number(document.lines[place]?.quantity) - before,
          }))
          await giveBackSold(manager, context, invoice, back, credit.number)
          const used = taken.flatMap(({ place }) => credited.lines[place] ?? []).filter(isFromStock)
          await giveBack(manager, context, used, locked)
        }
        // Money comes last: whoever records it locks the till, and whoever sells there has locked products before.
        const given = { reason: credit.number, receivedAt: now?.toISOString() }
        const settled = await returnTradeIns(manager, context, credited, given)
        const due = settled.openAmount ?? 0
        if (refund !== null && due < 0) {
          await payInvoices(manager, context, [settled], { method: refund, amount: due, ...given })
        } else await followJobs(manager, context, [settled])
        await booking.made(manager, credit.id)
        return credit.id
      },
      now,
    ),
  )
}

/** The jobs use the parts no more, which gives each back once. */
async function giveBack(
  manager: EntityManager,
  context: Context,
  used: readonly InvoiceLine[],
  jobs: Awaited<ReturnType<typeof lockJobs>>,
): Promise<void> {
  const left = [...used]
  for (const job of jobs) {
    const lines = job.lines.map((line) => {
      const place = left.findIndex(
        ({ stockProduct, product, description }) =>
          stockProduct === line.stockProduct &&
          (product ?? null) === (line.product ?? null) &&
          description === line.description,
      )
      if (place < 0) return line
      left.splice(place, 1)
      return { ...line, stockProduct: null, product: null }
    })
    if (lines.every((line, index) => line === job.lines[index])) continue
    const entity = managedEntity(jobTypes[job.kind])
    // Its payment may have changed since it was locked.
    const now = (await manager.findOneByOrFail(entity.type, { id: job.id } as object)) as Row
    await changeRow(manager, context, entity, now, { lines }, null)
  }
}

function isFromStock({ stockProduct, product }: InvoiceLine): boolean {
  return stockProduct != null || product != null
}
