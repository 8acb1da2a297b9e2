import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import { type EntityManager, In } from 'typeorm'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { InvoiceDocument } from '../../kernel/shared/invoiceDocument.js'
import { Invoice } from '../invoices/Invoice.js'
import { epcSquares, epcText } from '../invoices/pdf/epcQr.js'
import { canBeUbl } from '../invoices/ubl/ublObstacles.js'
import { Payment } from '../payments/Payment.js'
import { PaymentShare } from '../payments/PaymentShare.js'
import { readShop } from '../shop/readShop.js'
import { openInvoice } from './openInvoice.js'
import { summarize } from './summarize.js'
import { type PaymentCode, VisitorInvoice, type VisitorInvoiceSummary, type VisitorPayment } from './VisitorInvoice.js'

/** What customers see of an invoice without a login. Reading changes nothing. */
@Resolver()
export class VisitorInvoiceResolver {
  @Granted('everyone')
  @Query(() => VisitorInvoice, { description: 'The invoice that a secret address opens.' })
  async invoiceByCode(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: 'The last part of the secret address.' }) code: string,
  ): Promise<VisitorInvoice> {
    const { database, settings } = context.services
    const { reader } = database
    const invoice = await openInvoice(context, code)
    const { document: bytes, openAmount } = invoice
    const document = JSON.parse(bytes) as InvoiceDocument
    const creditNotes = await reader.find(Invoice, {
      where: { credits: invoice.id, status: 'issued' },
      order: { id: 'ASC' },
    })
    const original = invoice.credits === null ? null : await reader.findOneBy(Invoice, { id: invoice.credits })
    const [summary, ...others] = await summarize(reader, settings, [
      invoice,
      ...(original ? [original] : []),
      ...creditNotes,
    ])
    const payments = await paymentsOf(reader, invoice.id)
    const { paymentCode } = await readShop(reader)
    return {
      // The code that was opened may be from before the one that is shown.
      summary: { ...(summary as VisitorInvoiceSummary), code },
      document: bytes,
      payments,
      paid: payments.reduce((sum, { amount }) => sum + amount, 0),
      credits: original ? (others[0] ?? null) : null,
      creditedBy: original ? others.slice(1) : others,
      hasUbl: canBeUbl(document),
      paymentCode: paymentCode && (openAmount ?? 0) > 0 ? codeOf(document, openAmount ?? 0) : null,
    }
  }
}

/** What of each payment is for this invoice, in their order. */
async function paymentsOf(manager: EntityManager, invoice: number): Promise<VisitorPayment[]> {
  const shares = await manager.findBy(PaymentShare, { invoice })
  const payments = await manager.find(Payment, {
    where: { id: In(shares.map(({ payment }) => payment)) },
    order: { receivedAt: 'ASC', id: 'ASC' },
  })
  const amounts = new Map(shares.map(({ payment, amount }) => [payment, amount]))
  return payments.map(({ id, receivedAt: at, method }) => ({ at, method, amount: amounts.get(id) ?? 0 }))
}

function codeOf(document: InvoiceDocument, cents: number): PaymentCode | null {
  const text = epcText(document, cents)
  if (text === null) return null
  const squares = epcSquares(text)
  const path = squares.flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size: squares.length, path }
}
