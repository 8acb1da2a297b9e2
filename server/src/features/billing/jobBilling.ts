import { Field, ObjectType } from 'type-graphql'
import { type EntityManager, In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { notFound } from '../../kernel/records/notFound.js'
import { centsOf } from '../../kernel/shared/money.js'
import { Customer } from '../customers/Customer.js'
import { isBusiness } from '../invoices/assertIssuable.js'
import { billingInvoice } from '../invoices/billingInvoice.js'
import { Invoice } from '../invoices/Invoice.js'
import { InvoiceJob } from '../invoices/InvoiceJob.js'
import { invoiceKinds } from '../invoices/invoiceChoices.js'
import { billOfDraft } from '../invoices/issueInvoice.js'
import type { Job } from '../jobs/Job.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { Payment } from '../payments/Payment.js'
import { settledBy } from '../payments/recordPayment.js'
import { readShop } from '../shop/readShop.js'
import { billableLines } from './billableLines.js'
import type { BilledJob } from './billJobs.js'
import { UnbilledJob, unbilledJobs } from './unbilledJobs.js'

@ObjectType({ simpleResolvers: true, description: 'How far a job is billed and paid, and what would be billed now.' })
export class JobBilling {
  @Field(() => [Invoice], { description: 'What was issued for it, and drafts, the first one first.' })
  invoices: Invoice[]

  @Field(() => Invoice, {
    nullable: true,
    description: 'The invoice or receipt by which it is billed; null without one.',
  })
  billedBy: Invoice | null

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What would be billed now, deposits taken off; null without a price.',
  })
  total: number | null

  @Field(() => MoneyScalar, { description: 'Of deposits that would be taken off.' })
  deposits: number

  @Field(() => MoneyScalar, { description: 'What was paid with it already, such as online, and pays its bill.' })
  received: number

  @Field(() => invoiceKinds.enumType, { description: 'What suits the customer: an invoice, or a receipt.' })
  kind: 'invoice' | 'receipt'

  @Field(() => Boolean, { description: 'Whether the address of the customer is complete, which an invoice needs.' })
  hasAddress: boolean

  @Field(() => [UnbilledJob], { description: 'Other jobs of the customer that may be on the same bill.' })
  others: UnbilledJob[]
}

/** Without VAT law's need of a full invoice, in cents: from here on one is made where the address is known. */
const smallAmount = 10_000

/**
 * @param also other jobs of the same customer on the same bill
 * @throws ShopError NOT_FOUND, or CONFLICT for a job of another customer
 */
export async function jobBilling(
  { services: { database } }: Context,
  kind: JobKind,
  id: number,
  also: readonly BilledJob[] = [],
): Promise<JobBilling> {
  const { reader } = database
  const job = (await database.rows.first(jobTypes[kind], { id })) as Job | null
  if (!job) throw notFound(managedEntity(jobTypes[kind]))
  const [customer, shop, billedBy] = await Promise.all([
    reader.findOneByOrFail(Customer, { id: job.customer }),
    readShop(reader),
    billingInvoice(reader, kind, id),
  ])
  const among = await reader.findBy(InvoiceJob, { entity: kind, job: id })
  const invoices = await reader.find(Invoice, {
    where: { id: In(among.map(({ invoice }) => invoice)) },
    order: { id: 'ASC' },
  })
  const more: Job[] = []
  for (const other of also) more.push(await jobOf(database, other, customer))
  const lines = [job, ...more].flatMap((each) => billableLines(each, shop, customer.language))
  const draft = { id: 0, kind: 'invoice' as const, lines, includingVat: job.includingVat, language: customer.language }
  const about = [{ kind, id }, ...also].map((each) => ({ entity: each.kind, job: each.id }))
  const { bill } = await billOfDraft(reader, draft, shop, about)
  const others = (await unbilledJobs(reader, job.customer)).filter(
    (other) => other.includingVat === job.includingVat && !(other.kind === kind && other.id === id),
  )
  const received = billedBy ? 0 : await receivedWith(reader, [{ kind, id }, ...also])
  const total = lines.length === 0 ? null : centsOf(bill.totals.total)
  const deposits = bill.lines.filter(({ deposit }) => deposit !== null)
  const hasAddress = Boolean(customer.address && customer.zipCode && customer.city)
  const needsInvoice = isBusiness(customer) || (hasAddress && (total ?? 0) > smallAmount)
  return {
    ...{ invoices, billedBy, total, hasAddress, others, received },
    deposits: -deposits.reduce((sum, { net, vat }) => sum + centsOf(net) + centsOf(vat), 0) || 0,
    kind: needsInvoice ? 'invoice' : 'receipt',
  }
}

async function receivedWith(manager: EntityManager, jobs: readonly BilledJob[]): Promise<number> {
  const payments = await manager.find(Payment, { where: jobs.map(({ kind, id }) => ({ jobKind: kind, job: id })) })
  return payments.reduce((sum, payment) => sum + settledBy(payment), 0)
}

async function jobOf(
  { rows }: Context['services']['database'],
  { kind, id }: BilledJob,
  customer: Customer,
): Promise<Job> {
  const job = (await rows.first(jobTypes[kind], { id })) as Job | null
  if (!job) throw notFound(managedEntity(jobTypes[kind]))
  if (job.customer !== customer.id) throw new ShopError('CONFLICT', { message: { key: 'payment.oneCustomer' } })
  return job
}
