import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import type { Message } from '../../kernel/i18n/say.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import { creditOf, type TakenBack } from '../../kernel/shared/bill.js'
import type { InvoiceDocument } from '../../kernel/shared/invoiceDocument.js'
import { centsOf } from '../../kernel/shared/money.js'
import type { AllocatedNumber } from './allocateNumber.js'
import { documentsOf } from './buildInvoiceDocument.js'
import { CreditedLine } from './CreditedLine.js'
import { CreditedPart } from './CreditedPart.js'
import { DeductedDeposit } from './DeductedDeposit.js'
import { Invoice } from './Invoice.js'
import { InvoiceJob } from './InvoiceJob.js'
import { type InvoiceRow, invoiceEntity, issueBill } from './issueInvoice.js'
import { type LeftLine, linesLeft } from './linesLeft.js'
import { moveOpenAmount } from './moveOpenAmount.js'

/** What a credit note takes back. */
export interface Crediting {
  /** The places of the lines in the document, from 0; null for all that are left. */
  lines: readonly number[] | null
  /** So many pieces of a line, by its place; all that are left of those without. */
  pieces?: ReadonlyMap<number, number>
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
  asked: Crediting,
  allocated: AllocatedNumber,
): Promise<{ credit: InvoiceRow; credited: InvoiceRow; document: InvoiceDocument; taken: TakenBack[] }> {
  const invoice = (await lockExistingRow(manager, invoiceEntity, id)) as InvoiceRow
  if (invoice.status !== 'issued' || invoice.kind === 'credit') {
    throw new ShopError('CONFLICT', { message: { key: 'invoice.notCreditable' } })
  }
  const document = JSON.parse((await documentsOf(manager, [id])).get(id) ?? '{}') as InvoiceDocument
  const taken = await linesToCredit(manager, invoice, document, asked)
  const bill = creditOf(document, taken)
  const draft = {
    ...{ kind: 'credit' as const, status: 'draft' as const, credits: id },
    ...{ customer: invoice.customer, language: invoice.language, reference: invoice.reference },
    text: asked.text,
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
    taken.flatMap(({ place: line, pieces }) => (pieces === null ? [{ invoice: id, line, credit: added.id }] : [])),
  )
  await manager.insert(
    CreditedPart,
    taken.flatMap(({ place: line, pieces }) =>
      pieces === null ? [] : [{ invoice: id, line, credit: added.id, pieces }],
    ),
  )
  // A deposit that was taken off can be taken off again.
  if (taken.some(({ place }) => document.lines[place]?.deposit)) await manager.delete(DeductedDeposit, { invoice: id })
  const credit = await issueBill(manager, context, added, bill, allocated)
  const credited = await moveOpenAmount(manager, context, invoice, credit.total ?? 0)
  return { credit, credited, document, taken }
}

async function linesToCredit(
  manager: EntityManager,
  invoice: Invoice,
  document: InvoiceDocument,
  { lines: asked, pieces }: Crediting,
): Promise<TakenBack[]> {
  const left = await linesLeft(manager, invoice, document)
  if (left.length === 0) throw new ShopError('CONFLICT', { message: { key: 'invoice.creditedAlready' } })
  if (asked === null) {
    await assertWhole(manager, invoice)
    return left.map((line) => ({ ...line, pieces: null }))
  }
  const places = [...new Set(asked)].sort((one, other) => one - other)
  const isUnknown = places.length === 0 || places.some((place) => !document.lines[place])
  if (isUnknown) throw invalidField('lines', { key: 'invoice.creditLines' })
  const taken = places.map((place) => {
    const line = left.find((each) => each.place === place)
    if (!line) throw new ShopError('CONFLICT', { message: { key: 'invoice.creditedAlready' } })
    return takenOf(line, pieces?.get(place) ?? null, document)
  })
  const isPart = taken.length < left.length || taken.some((line) => line.pieces !== null)
  // Deposits were taken off as a whole, and are given back as one.
  if (isPart && (invoice.kind === 'deposit' || places.some((place) => document.lines[place]?.deposit))) {
    throw invalidField('lines', { key: 'invoice.creditWhole' })
  }
  if (!isPart) await assertWhole(manager, invoice)
  return taken
}

/** @throws ShopError VALIDATION for pieces of what is taken back as a whole, CONFLICT for more than are left */
function takenOf(
  { place, before, pieces: left }: LeftLine,
  asked: number | null,
  { lines }: InvoiceDocument,
): TakenBack {
  const all = left ?? Number(lines[place]?.quantity)
  if (asked === null || asked === all) return { place, before, pieces: null }
  const title = lines[place]?.description ?? ''
  if (left === null || !Number.isSafeInteger(asked) || asked <= 0) {
    throw invalidField(`lines.${place}`, { key: 'invoice.creditPieces', values: { title } })
  }
  if (asked < left) return { place, before, pieces: asked }
  const message: Message = { key: 'invoice.creditedMore', values: { title, count: left } }
  throw new ShopError('CONFLICT', { message, fields: { [`lines.${place}`]: [message] } })
}

/** @throws ShopError CONFLICT for a deposit that another invoice has taken off */
async function assertWhole(manager: EntityManager, { id, kind }: Invoice): Promise<void> {
  if (kind !== 'deposit' || !(await manager.existsBy(DeductedDeposit, { deposit: id }))) return
  throw new ShopError('CONFLICT', { message: { key: 'invoice.depositTaken' } })
}
