import { type EntityManager, MoreThan } from 'typeorm'
import { cashMovements, differences } from '../../../../demo/content/money/counterSales.js'
import { records } from '../../../kernel/records/records.js'
import { unnoticed } from '../../../kernel/records/writeWhere.js'
import { denominations } from '../../../kernel/shared/closingDocument.js'
import { centsOf } from '../../../kernel/shared/money.js'
import { weekdayOf } from '../../../kernel/shared/openingHours.js'
import type { Demo } from '../../demo/Demo.js'
import { instantOf, openDayBack } from '../../demo/daysBack.js'
import { withFinalRowsOpen } from '../../invoices/DocumentGuard.js'
import { Invoice } from '../../invoices/Invoice.js'
import { jobTypes } from '../../jobs/jobKinds.js'
import type { MailServices } from '../../messages/MailDelivery.js'
import { Payment } from '../../payments/Payment.js'
import { PaymentShare } from '../../payments/PaymentShare.js'
import { CashMovement } from '../CashMovement.js'
import { closeTill } from '../closeTill.js'
import { moveCash } from '../moveCash.js'
import { TillClosing } from '../TillClosing.js'
import { type DemoMoment, inOrder } from './DemoMoment.js'
import { demoInvoices } from './demoInvoices.js'
import { collectedJobs, type DemoJob, demoJobs } from './demoJobs.js'
import { demoSales, yearOfDays } from './demoSales.js'

const evening = '18:30'

/** What stays in the drawer, in cents. */
const float = 15_000

const saturday = 6

/** So many opening days back the till is closed on every one, and before on Saturdays. */
const closedDays = 18

/**
 * A year of the shop: what was billed, sold, paid and closed, each at its moment and one after the other, so that numbers
 * rise with the days. The till was closed on the evening before.
 */
export async function loadDemoYear({ context, inputs }: Demo<MailServices>): Promise<void> {
  // What happened long ago is news to no webhook.
  const services = { ...context.services, onRecorded: async () => undefined }
  const demo = { inputs, context: { ...context, services } }
  const jobs = await collectedJobs(demo)
  const moments = inOrder([
    ...(await demoInvoices(demo)),
    ...(await demoJobs(demo, jobs)),
    ...demoSales(demo),
    ...cashMovements.map((movement) => moved(demo, movement)),
  ])
  let drawer = 0
  const closings = closingDays().map(
    ({ day, amount, reason }): DemoMoment => ({
      at: `${day}T${evening}:00.000Z`,
      async happen(now) {
        const counted = drawer + amount
        const floatLeft = Math.min(float, counted)
        const closing = { counted: piecesOf(counted), floatLeft, expected: drawer, reason, key: null }
        await closeTill(demo.context, closing, now)
        return floatLeft - drawer
      },
    }),
  )
  for (const { at, happen } of inOrder([...moments, ...closings])) drawer += await happen(new Date(at))
  await services.database.write((manager) => withFinalRowsOpen(manager, () => setAges(manager, jobs)))
}

function moved({ context }: Demo, { amount, reason, ...moment }: (typeof cashMovements)[number]): DemoMoment {
  const cents = centsOf(amount)
  return {
    at: instantOf(moment),
    async happen(now) {
      await moveCash(context, { amount: cents, reason, key: null }, now)
      return cents
    },
  }
}

/** The evenings on which the till was closed, by how much the drawer differed then, in cents, and why. */
function closingDays(): { day: string; amount: number; reason: string | null }[] {
  return Array.from({ length: yearOfDays }, (_, index) => index + 1).flatMap((daysAgo) => {
    const day = openDayBack(daysAgo)
    if (daysAgo > closedDays && weekdayOf(day) !== saturday) return []
    const { amount = 0, reason = null } = differences.find((each) => each.daysAgo === daysAgo) ?? {}
    return [{ day, amount: centsOf(amount), reason }]
  })
}

/** An amount in as few notes and coins as can be. */
function piecesOf(amount: number): { value: number; count: number }[] {
  let left = amount
  return denominations.map((value) => {
    const count = Math.floor(left / value)
    left -= count * value
    return { value, count }
  })
}

/** All are as old as what they say, and jobs have not changed since they were collected. */
async function setAges(manager: EntityManager, jobs: readonly DemoJob[]): Promise<void> {
  const all = { id: MoreThan(0) }
  const from = (column: string) => ({ createdAt: () => column, updatedAt: () => column })
  await records.updateWhere(manager, Payment, all, from('received_at'), unnoticed)
  await records.updateWhere(manager, CashMovement, all, from('moved_at'), unnoticed)
  await records.updateWhere(manager, TillClosing, all, from('closed_at'), unnoticed)
  await records.updateWhere(manager, Invoice, { ...all, status: 'issued' }, from('issued_at'), unnoticed)
  const paid = await manager
    .createQueryBuilder(PaymentShare, 'share')
    .innerJoin(Payment, 'payment', 'payment.id = share.payment')
    .innerJoin(Invoice, 'invoice', 'invoice.id = share.invoice AND invoice.issuedAt <> payment.receivedAt')
    .select('share.invoice', 'id')
    .addSelect('MAX(payment.receivedAt)', 'at')
    .groupBy('share.invoice')
    .getRawMany<{ id: number; at: string }>()
  for (const { id, at } of paid) await records.updateWhere(manager, Invoice, { id }, { updatedAt: at }, unnoticed)
  for (const { kind, id, updatedAt } of jobs) {
    await records.updateWhere(manager, jobTypes[kind], { id }, { updatedAt }, unnoticed)
  }
}
