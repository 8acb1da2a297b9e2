import { electronicFormatIBAN } from 'ibantools'
import type { EntityManager } from 'typeorm'
import type { Settings } from '../../kernel/settings/readSettings.js'
import type { Bill } from '../../kernel/shared/bill.js'
import { type InvoiceCustomer, type InvoiceDocument, invoiceSchema } from '../../kernel/shared/invoiceDocument.js'
import { Customer } from '../customers/Customer.js'
import type { Job } from '../jobs/Job.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { dayAfter } from '../quotes/quoteContent.js'
import { readShop } from '../shop/readShop.js'
import type { AllocatedNumber } from './allocateNumber.js'
import { isBusiness } from './assertIssuable.js'
import { Invoice } from './Invoice.js'
import { InvoiceJob } from './InvoiceJob.js'

/** What an invoice says as it is issued. @param allocated its place; that of an example while it is a draft */
export async function buildInvoiceDocument(
  manager: EntityManager,
  invoice: Invoice,
  { lines, totals }: Bill,
  allocated: Pick<AllocatedNumber, 'number' | 'former' | 'at' | 'day'>,
  settings: Pick<Settings, 'currency' | 'publicUrl'>,
): Promise<InvoiceDocument> {
  const shop = await readShop(manager)
  const customer = invoice.customer === null ? null : await manager.findOneBy(Customer, { id: invoice.customer })
  const credited = invoice.credits === null ? null : await creditedDocument(manager, invoice.credits)
  const isOwed = invoice.kind === 'invoice' || invoice.kind === 'deposit'
  const shopText = invoice.language === 'nl' ? shop.invoiceTextNl : shop.invoiceTextEn
  return {
    schema: invoiceSchema,
    kind: invoice.kind,
    number: allocated.number,
    language: invoice.language,
    currency: settings.currency,
    issuedAt: allocated.at,
    issuedOn: allocated.day,
    deliveredOn: invoice.deliveredOn ?? allocated.day,
    dueOn: isOwed ? dayAfter(allocated.day, paymentDays(customer, shop)) : null,
    former: allocated.former,
    seller: {
      name: printed(shop.name),
      street: printedOrNull(shop.street),
      postalCode: shop.postalCode,
      city: printedOrNull(shop.city),
      country: shop.country,
      phone: shop.phone,
      email: shop.email,
      website: settings.publicUrl,
      chamberOfCommerce: shop.chamberOfCommerce,
      vatNumber: shop.vatNumber,
      bankAccount: shop.bankAccount && electronicFormatIBAN(shop.bankAccount),
    },
    // Who needs no invoice is not named on a receipt.
    customer:
      customer && (invoice.kind !== 'receipt' || isBusiness(customer)) ? printedCustomer(customer, shop.country) : null,
    reference: printedOrNull(invoice.reference),
    jobs: await jobsOf(manager, invoice.id),
    credits: credited && { number: credited.number, issuedOn: credited.issuedOn },
    includingVat: invoice.includingVat,
    lines: lines.map((line) => ({ ...line, description: printed(line.description) })),
    totals,
    text: [invoice.text, shopText].map(printedOrNull).filter(Boolean).join('\n\n') || null,
  }
}

/** Of the invoice that is credited. */
async function creditedDocument(manager: EntityManager, id: number): Promise<InvoiceDocument> {
  return JSON.parse((await documentsOf(manager, [id])).get(id) ?? '{}') as InvoiceDocument
}

/** The documents that were issued, by the id of their invoice. */
export async function documentsOf(manager: EntityManager, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await manager
    .createQueryBuilder(Invoice, 'invoice')
    .select(['invoice.id', 'invoice.document'])
    .where('invoice.id IN (:...ids)', { ids: [0, ...ids] })
    .getMany()
  return new Map(rows.flatMap(({ id, document }) => (document === null ? [] : [[id, document] as const])))
}

function paymentDays(customer: Customer | null, shop: { paymentDays: number }): number {
  return customer?.paymentDays ?? shop.paymentDays
}

function printedCustomer(customer: Customer, country: string): InvoiceCustomer {
  const { address, houseNumber, zipCode } = customer
  return {
    name: printed(customer.name),
    company: printedOrNull(customer.company),
    street: printedOrNull([address, houseNumber].filter(Boolean).join(' ') || null),
    postalCode: zipCode,
    city: printedOrNull(customer.city),
    country,
    chamberOfCommerce: customer.kvkNumber,
    vatNumber: customer.vatNumber,
  }
}

async function jobsOf(manager: EntityManager, invoice: number): Promise<InvoiceDocument['jobs']> {
  const rows = await manager.find(InvoiceJob, { where: { invoice }, order: { job: 'ASC' } })
  const jobs = await Promise.all(
    rows.map(({ entity, job }) => manager.findOneBy(jobTypes[entity as JobKind], { id: job } as object)),
  )
  return (jobs as (Job | null)[]).flatMap((job) =>
    job ? [{ number: job.number, description: printedOrNull(job.description) }] : [],
  )
}

/** Without control characters and lone surrogates, which neither a page nor XML can have. */
function printed(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ')
}

function printedOrNull(text: string | null): string | null {
  if (text === null) return null
  return text.split('\n').map(printed).join('\n').trim() || null
}
