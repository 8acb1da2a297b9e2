import { type EntityManager, In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { dayText } from '../../kernel/i18n/dayText.js'
import { type Message, say } from '../../kernel/i18n/say.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { notFound } from '../../kernel/records/notFound.js'
import { records } from '../../kernel/records/records.js'
import { canonicalJson, shaOf } from '../../kernel/secrets/canonicalJson.js'
import { type Bill, type BillableLine, billOf } from '../../kernel/shared/bill.js'
import type { InvoiceDocument } from '../../kernel/shared/invoiceDocument.js'
import { centsOf, maxCents } from '../../kernel/shared/money.js'
import { boughtLines, productLines, sellBought } from '../boughtItems/boughtProducts.js'
import { readShop } from '../shop/readShop.js'
import type { ShopSettings } from '../shop/ShopSettings.js'
import { invoiceCode } from './address/invoiceAddresses.js'
import { type AllocatedNumber, moveHead } from './allocateNumber.js'
import { assertIssuable } from './assertIssuable.js'
import { buildInvoiceDocument, documentsOf } from './buildInvoiceDocument.js'
import { CreditedLine } from './CreditedLine.js'
import { DeductedDeposit } from './DeductedDeposit.js'
import { Invoice } from './Invoice.js'
import { InvoiceJob } from './InvoiceJob.js'
import { issuing } from './issuing.js'
import { queueInvoiceMail } from './mail/queueInvoiceMail.js'

export const invoiceEntity = managedEntity(Invoice)

/** Of a document: less than MySQL's TEXT holds. */
const maxBytes = 60_000

export type InvoiceRow = Invoice & Row

/**
 * Issues a draft: it gets the next number of its series, and stays as it is from then on.
 * @param version of the draft that was read
 * @param total that was shown, in cents
 * @param now of the demo, whose invoices are older than it
 * @param isMailed whether the customer is mailed it, in the same transaction
 * @throws ShopError NOT_FOUND, VALIDATION, or CONFLICT for one that is issued, was changed, or comes to another total
 */
export async function issueInvoice(
  context: Context,
  id: number,
  version: number | null,
  total: number | null,
  now?: Date,
  isMailed = false,
): Promise<Invoice> {
  const { database } = context.services
  const draft = await database.reader.findOneBy(Invoice, { id })
  if (!draft) throw notFound(invoiceEntity)
  if (draft.kind === 'credit') throw new ShopError('BAD_REQUEST')
  const issue = async (manager: EntityManager, allocated: AllocatedNumber) => {
    const invoice = (await lockExistingRow(manager, invoiceEntity, id)) as InvoiceRow
    if (invoice.status !== 'draft') throw new ShopError('CONFLICT', { message: { key: 'invoice.final' } })
    const isOther = invoice.kind !== draft.kind || (version !== null && version !== invoice.version)
    if (isOther) throw new ShopError('CONFLICT')
    const issued = await issueLocked(manager, context, invoice, allocated)
    assertTotal(issued, total)
    if (isMailed) await queueInvoiceMail(manager, context, issued)
    return issued
  }
  return issuing(context, draft.kind, issue, now)
}

/** @param total that was shown, in cents; null where none was @throws ShopError CONFLICT for another */
export function assertTotal({ total }: Pick<Invoice, 'total'>, shown: number | null): void {
  if (shown === null || shown === total) return
  const message: Message = { key: 'invoice.otherTotal', values: { total: { cents: total ?? 0 } } }
  throw new ShopError('CONFLICT', { message, fields: { total: [message] } })
}

/** The same for a draft that is locked, or was added in this transaction. */
export async function issueLocked(
  manager: EntityManager,
  context: Context,
  invoice: InvoiceRow,
  allocated: AllocatedNumber,
): Promise<InvoiceRow> {
  const shop = await readShop(manager)
  const { bill, deposits } = await billOfDraft(manager, invoice, shop)
  await assertIssuable(manager, invoice, bill, shop)
  await manager.insert(
    DeductedDeposit,
    deposits.map((deposit) => ({ deposit, invoice: invoice.id })),
  )
  await sellBought(manager, context, invoice.id, await productLines(manager, invoice.lines), new Date(allocated.at))
  return issueBill(manager, context, invoice, bill, allocated)
}

/** Gives a bill its number and makes it final. */
export async function issueBill(
  manager: EntityManager,
  context: Context,
  invoice: InvoiceRow,
  bill: Bill,
  allocated: AllocatedNumber,
): Promise<InvoiceRow> {
  const [net, vat, total] = [bill.totals.net, bill.totals.vat, bill.totals.total].map(centsOf) as [
    number,
    number,
    number,
  ]
  if (Math.abs(total) > maxCents)
    throw invalidField('lines', { key: 'job.linesTooMuch', values: { max: { cents: maxCents } } })
  const document = await buildInvoiceDocument(manager, invoice, bill, allocated, context.services.settings)
  const bytes = canonicalJson(document)
  if (Buffer.byteLength(bytes) > maxBytes) throw invalidField('lines', { key: 'invoice.tooLong' })
  const sha = shaOf(bytes)
  const { series, year, sequence, number, at, day } = allocated
  await moveHead(manager, allocated, sha)
  const values: Partial<InvoiceRow> = {
    ...{ status: 'issued', series, year, sequence, number, document: bytes, sha },
    ...{ issuedAt: at, issuedOn: day, deliveredOn: document.deliveredOn, dueOn: document.dueOn },
    ...{ net, vat, total, openAmount: invoice.kind === 'credit' ? 0 : total },
  }
  await invoiceCode(manager, context.services.settings, invoice.id)
  return records.update(manager, Invoice, invoice, values, { by: context })
}

/**
 * What a draft comes to now, with the deposits of its jobs taken off.
 * @param jobs of one that is not stored
 */
export async function billOfDraft(
  manager: EntityManager,
  invoice: Pick<Invoice, 'id' | 'kind' | 'lines' | 'includingVat' | 'language'>,
  shop: Pick<ShopSettings, 'smallBusiness'>,
  jobs?: readonly Pick<InvoiceJob, 'entity' | 'job'>[],
): Promise<{ bill: Bill; deposits: number[] }> {
  const bought = await boughtLines(manager, invoice.lines)
  const lines = invoice.lines.map((line, place): BillableLine => {
    const treatment = shop.smallBusiness ? 'smallBusiness' : bought.has(place) ? 'margin' : line.treatment
    return { ...line, discount: line.discount ?? 0, treatment }
  })
  const about = jobs ?? (await manager.findBy(InvoiceJob, { invoice: invoice.id }))
  const deposits = invoice.kind === 'deposit' ? [] : await openDeposits(manager, invoice.id, about)
  const takenOff = ({ number, issuedOn }: Pick<InvoiceDocument, 'number' | 'issuedOn'>) => {
    const day = dayText(issuedOn, invoice.language)
    return say(invoice.language, { key: 'invoice.depositTakenOff', values: { number, day } })
  }
  const documents = deposits.map(({ document }) => document)
  return { bill: billOf(lines, invoice.includingVat, documents, takenOff), deposits: deposits.map(({ id }) => id) }
}

/** The deposit invoices of the jobs of an invoice that no other has taken off, and that were not credited. */
async function openDeposits(
  manager: EntityManager,
  invoice: number,
  jobs: readonly Pick<InvoiceJob, 'entity' | 'job'>[],
): Promise<{ id: number; document: InvoiceDocument }[]> {
  if (jobs.length === 0) return []
  const others = await manager.find(InvoiceJob, { where: jobs.map(({ entity, job }) => ({ entity, job })) })
  const ids = [...new Set(others.map((other) => other.invoice))].filter((id) => id !== invoice)
  const found = await manager.find(Invoice, {
    select: { id: true },
    where: { id: In(ids), kind: 'deposit', status: 'issued' },
    order: { id: 'ASC' },
  })
  const among = In(found.map(({ id }) => id))
  const taken = (await manager.findBy(DeductedDeposit, { deposit: among })).map(({ deposit }) => deposit)
  const credited = (await manager.findBy(CreditedLine, { invoice: among })).map((line) => line.invoice)
  const open = found.map(({ id }) => id).filter((id) => !taken.includes(id) && !credited.includes(id))
  const documents = await documentsOf(manager, open)
  return open.map((id) => ({ id, document: JSON.parse(documents.get(id) ?? '{}') as InvoiceDocument }))
}
