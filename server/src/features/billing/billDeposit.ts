import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField } from '../../kernel/errors/ShopError.js'
import { records } from '../../kernel/records/records.js'
import { Customer } from '../customers/Customer.js'
import type { AllocatedNumber } from '../invoices/allocateNumber.js'
import { Invoice } from '../invoices/Invoice.js'
import { InvoiceJob } from '../invoices/InvoiceJob.js'
import { type InvoiceRow, issueLocked } from '../invoices/issueInvoice.js'
import { issuing } from '../invoices/issuing.js'
import { payInvoices } from '../payments/payInvoices.js'
import type { PaymentSource, Received } from '../payments/recordPayment.js'
import { readShop } from '../shop/readShop.js'
import { depositLines, jobTotal } from './billableLines.js'
import { type BilledJob, lockJobs } from './billJobs.js'
import { bookedOnce } from './bookedOnce.js'

/** What is entered to ask a deposit for a job. */
export interface Deposit {
  job: BilledJob
  /** In cents, with VAT. */
  amount: number
  payments: readonly Received[]
  key: string | null
}

/**
 * Issues a deposit invoice for a job, which its final invoice takes off, and records what is paid of it at once.
 * @param now of the demo, whose documents are older than it
 * @returns its id
 * @throws ShopError NOT_FOUND, or VALIDATION for an amount that is nothing, or more than the job comes to
 */
export async function billDeposit(context: Context, deposit: Deposit, now?: Date): Promise<number> {
  const { job: asked, amount, payments, key } = deposit
  return bookedOnce(context, key, ['billDeposit', asked, amount, payments], (booking) =>
    issuing(
      context,
      'deposit',
      async (manager, allocated) => {
        await booking.take(manager)
        const id = await issueDeposit(manager, context, deposit, allocated)
        await booking.made(manager, id)
        return id
      },
      now,
    ),
  )
}

/** The same within a transaction of `issuing`. @param source of its payments */
export async function issueDeposit(
  manager: EntityManager,
  context: Context,
  { job: asked, amount, payments }: Omit<Deposit, 'key'>,
  allocated: AllocatedNumber,
  source?: PaymentSource,
): Promise<number> {
  const [job] = await lockJobs(manager, [asked])
  if (!job) throw invalidField('job', { key: 'invoice.noJobs' })
  const shop = await readShop(manager)
  const total = job.lines.length === 0 && job.costs === null ? null : jobTotal(job, shop)
  const isTooMuch = amount <= 0 || (total !== null && amount > total)
  if (isTooMuch) throw invalidField('amount', { key: 'invoice.depositAmount', values: { max: { cents: total ?? 0 } } })
  const { language } = await manager.findOneByOrFail(Customer, { id: job.customer })
  const draft = {
    ...{ kind: 'deposit' as const, status: 'draft' as const, credits: null, number: null, deliveredOn: null },
    ...{ language, customer: job.customer, lines: depositLines(job, shop, amount, language), includingVat: true },
    ...{ reference: job.reference, text: null },
  }
  const added = (await records.insert(manager, Invoice, draft, { by: context })) as InvoiceRow
  await manager.insert(InvoiceJob, { invoice: added.id, entity: job.kind, job: job.id })
  let issued = await issueLocked(manager, context, added, allocated)
  for (const received of payments) {
    ;[issued = issued] = (await payInvoices(manager, context, [issued], received, source)).invoices
  }
  return issued.id
}
