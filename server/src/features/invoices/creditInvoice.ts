import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import { creditOf } from '../../kernel/shared/bill.js'
import type { InvoiceDocument } from '../../kernel/shared/invoiceDocument.js'
import { centsOf } from '../../kernel/shared/money.js'
import type { AllocatedNumber } from './allocateNumber.js'
import { documentsOf } from './buildInvoiceDocument.js'
import { CreditedLine } from './CreditedLine.js'
import { DeductedDeposit } from './DeductedDeposit.js'
import { Invoice } from './Invoice.js'
import { InvoiceJob } from './InvoiceJob.js'
import { type InvoiceRow, invoiceEntity, issueBill } from './issueInvoice.js'
import { moveOpenAmount } from './moveOpenAmount.js'

/** What a credit note takes back. */
export interface Crediting {
  /** The places of the lines in the document, from 0; null for all that are left. */
  lines: readonly number[] | null
  /** What it says to the customer. */
  text: string | null
}

/**
 * Issues a credit note for an invoice, within the transaction that has allocated its number. Both together are exactly
 * nothing, and no line is taken back twice.
 * @throws ShopError NOT_FOUND, VALIDATION, or CONFLICT for what is no issued invoice, or was credited already
 */
export async function creditInvoice(
  manager: EntityManager,
  context: Context,
  id: number,
  { lines, text }: Crediting,
  allocated: AllocatedNumber,
): Promise<{ credit: InvoiceRow; credited: InvoiceRow; document: InvoiceDocument; places: number[] }> {
  const invoice = (await lockExistingRow(manager, invoiceEntity, id)) as InvoiceRow
  if (invoice.status !== 'issued' || invoice.kind === 'credit') {
    throw new ShopError('CONFLICT', { message: { key: 'invoice.notCreditable' } })
  }
  const document = JSON.parse((await documentsOf(manager, [id])).get(id) ?? '{}') as InvoiceDocument
  const places = await placesToCredit(manager, invoice, document, lines)
  const bill = creditOf(document, places)
  const draft = {
    ...{ kind: 'credit' as const, status: 'draft' as const, credits: id },
    ...{ customer: invoice.customer, language: invoice.language, reference: invoice.reference, text },
    ...{ includingVat: invoice.includingVat, deliveredOn: null, number: null },
    lines: bill.lines.map(({ description, quantity, unitPrice, discount, treatment, vatRate }) => ({
      ...{ description, quantity: quantity.replace('-', ''), treatment, vatRate, stockProduct: null, product: null },
      unitPrice: quantity.startsWith('-') ? -centsOf(unitPrice) : centsOf(unitPrice),
      discount: centsOf(discount),
    })),
  }
  const added = (await records.insert(manager, Invoice, draft, { by: context })) as InvoiceRow
  const jobs = await manager.findBy(InvoiceJob, { invoice: id })
  await manager.insert(
    InvoiceJob,
    jobs.map(({ entity, job }) => ({ invoice: added.id, entity, job })),
  )
  await manager.insert(
    CreditedLine,
    places.map((line) => ({ invoice: id, line, credit: added.id })),
  )
  // A deposit that was taken off can be taken off again.
  if (places.some((place) => document.lines[place]?.deposit)) await manager.delete(DeductedDeposit, { invoice: id })
  const credit = await issueBill(manager, context, added, bill, allocated)
  const credited = await moveOpenAmount(manager, context, invoice, credit.total ?? 0)
  return { credit, credited, document, places }
}

async function placesToCredit(
  manager: EntityManager,
  invoice: Invoice,
  { lines }: InvoiceDocument,
  asked: readonly number[] | null,
): Promise<number[]> {
  const done = (await manager.findBy(CreditedLine, { invoice: invoice.id })).map(({ line }) => line)
  const left = lines.map((_, place) => place).filter((place) => !done.includes(place))
  if (left.length === 0) throw new ShopError('CONFLICT', { message: { key: 'invoice.creditedAlready' } })
  if (asked === null) {
    await assertWhole(manager, invoice)
    return left
  }
  const places = [...new Set(asked)].sort((one, other) => one - other)
  const isUnknown = places.length === 0 || places.some((place) => !lines[place])
  if (isUnknown) throw invalidField('lines', { key: 'invoice.creditLines' })
  if (places.some((place) => done.includes(place))) {
    throw new ShopError('CONFLICT', { message: { key: 'invoice.creditedAlready' } })
  }
  const isPart = places.length < left.length
  // Deposits were taken off as a whole, and are given back as one.
  if (isPart && (invoice.kind === 'deposit' || places.some((place) => lines[place]?.deposit))) {
    throw invalidField('lines', { key: 'invoice.creditWhole' })
  }
  if (!isPart) await assertWhole(manager, invoice)
  return places
}

/** @throws ShopError CONFLICT for a deposit that another invoice has taken off */
async function assertWhole(manager: EntityManager, { id, kind }: Invoice): Promise<void> {
  if (kind !== 'deposit' || !(await manager.existsBy(DeductedDeposit, { deposit: id }))) return
  throw new ShopError('CONFLICT', { message: { key: 'invoice.depositTaken' } })
}
