import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { RowReader } from '../../kernel/database/RowReader.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { switchedOff } from '../../kernel/errors/switchedOff.js'
import { CallLimit } from '../../kernel/limits/CallLimit.js'
import { records } from '../../kernel/records/records.js'
import { maxCents } from '../../kernel/shared/money.js'
import { invoiceAddress, type Language, reservationAddress, trackAddress } from '../../kernel/shared/screens.js'
import { assertKey } from '../messages/idempotency.js'
import { openReservation } from '../reservations/openReservation.js'
import { readShop } from '../shop/readShop.js'
import { openJob } from '../tracking/openJob.js'
import { openInvoice } from '../visitorInvoices/openInvoice.js'
import { type Mollie, ProviderRefused } from './Mollie.js'
import { OnlinePayment } from './OnlinePayment.js'
import type { OnlinePaymentServices } from './OnlinePayments.js'
import { isOver, unanswered } from './onlinePaymentStatuses.js'
import { type Payable, payableInvoice, payableJob, payableReservation, payableSale } from './Payable.js'
import { webhookUrlOf } from './webhookUrlOf.js'

const startLimit = new CallLimit('online-payment', ({ messageLimit }) => messageLimit && { points: 20, seconds: 600 })

/** For so long the provider knows the key of what it was asked for. */
const keyMilliseconds = 60 * 60 * 1000

/** By which the page of an invoice knows whoever comes back from paying. */
export const returnQuery = 'online=1'

const locales: Record<Language, string> = { nl: 'nl_NL', en: 'en_GB' }

/** What is paid, and where its customer comes back to; null for whoever is at the counter. */
interface Paying {
  /** Within the transaction of the caller, which holds its lock then. */
  payable(manager: EntityManager): Promise<Payable>
  address: string | null
}

/**
 * Has a customer pay what is open of an invoice. Whoever presses twice, or in two tabs, pays the same payment.
 * @param code of the secret address of the invoice
 * @param amount that was shown, in cents; null where nothing was
 * @returns where the customer pays
 * @throws ShopError NOT_FOUND, RATE_LIMITED, CONFLICT for what is not open, is being processed or was shown with another
 * amount, UNAVAILABLE
 */
export async function startOnlinePayment(
  context: Context<OnlinePaymentServices>,
  code: string,
  amount: number | null,
): Promise<string> {
  const { id } = await openInvoice(context, code)
  const address = invoiceAddress(context.language, code)
  return begin(context, { payable: (manager) => payableInvoice(manager, id), address }, amount)
}

/**
 * Has a customer pay a job that was not billed yet: all of it once it is ready, which pays its bill then, or the deposit
 * before. Otherwise like `startOnlinePayment`.
 * @param code of the secret address of the job
 */
export async function startOnlinePaymentOfJob(
  context: Context<OnlinePaymentServices>,
  code: string,
  amount: number | null,
): Promise<string> {
  if ((await context.services.switches.now()).entities.has('onlinePayment')) throw switchedOff()
  const { kind, job } = await openJob(context, code)
  const address = trackAddress(context.language, code)
  return begin(context, { payable: (manager) => payableJob(manager, kind, job.id), address }, amount)
}

/** Has a visitor pay a reservation before it is collected. Otherwise like `startOnlinePayment`. */
export async function startOnlinePaymentOfReservation(
  context: Context<OnlinePaymentServices>,
  code: string,
  amount: number | null,
): Promise<string> {
  if ((await context.services.switches.now()).entities.has('onlinePayment')) throw switchedOff()
  const { id } = await openReservation(context, code)
  const address = reservationAddress(context.language, code)
  return begin(context, { payable: (manager) => payableReservation(manager, id), address }, amount)
}

/**
 * Has what is open of an invoice paid on a terminal at the counter. Whoever presses twice pays the same payment.
 * @param amount that was shown, in cents
 * @returns the id of the online payment
 * @throws ShopError NOT_FOUND, VALIDATION for a terminal that is not there, otherwise like `startOnlinePayment`
 */
export async function startTerminalPayment(
  context: Context<OnlinePaymentServices>,
  invoice: number,
  terminal: string,
  amount: number,
): Promise<number> {
  await assertTerminal(context, terminal)
  const payable = async (manager: EntityManager) => ({ ...(await payableInvoice(manager, invoice)), terminal })
  return (await begunRow(context, { payable, address: null }, amount)).id
}

/**
 * Has a sale paid on a terminal at the counter before it is booked. Whoever presses again for the same sale pays the same
 * payment, also where it was paid meanwhile.
 * @param sale by which the till knows it
 * @param amount what of it is paid on the terminal, in cents
 * @returns the id of the online payment
 * @throws ShopError VALIDATION for a terminal that is not there or an amount that is none, CONFLICT while another amount of it
 * is asked for or was paid, otherwise like `startOnlinePayment`
 */
export async function startTerminalPaymentOfSale(
  context: Context<OnlinePaymentServices>,
  sale: string,
  terminal: string,
  amount: number,
): Promise<number> {
  assertKey(sale)
  if (amount <= 0 || amount > maxCents) throw invalidField('amount', { key: 'payment.amount' })
  await assertTerminal(context, terminal)
  const payable = async (manager: EntityManager) => ({ ...(await payableSale(manager, sale, amount)), terminal })
  return (await begunRow(context, { payable, address: null }, amount)).id
}

async function assertTerminal({ services }: Context<OnlinePaymentServices>, terminal: string): Promise<void> {
  const known = await services.onlinePayments.terminals()
  if (!known.some(({ id }) => id === terminal)) throw invalidField('terminal', { key: 'onlinePayment.terminal' })
}

async function begin(context: Context<OnlinePaymentServices>, paying: Paying, amount: number | null): Promise<string> {
  const { id, checkoutUrl } = await begunRow(context, paying, amount)
  // A page elsewhere that a browser may be sent to.
  if (checkoutUrl?.startsWith('https://')) return checkoutUrl
  context.log.warn({ onlinePayment: id }, 'An online payment has no page to pay on')
  throw new ShopError('UNAVAILABLE', { message: { key: 'onlinePayment.unavailable' } })
}

async function begunRow(
  context: Context<OnlinePaymentServices>,
  paying: Paying,
  amount: number | null,
): Promise<Pick<OnlinePayment, 'id' | 'checkoutUrl'>> {
  const { services, caller } = context
  const provider = await services.onlinePayments.provider()
  if (!provider) throw new ShopError('CONFLICT', { message: { key: 'onlinePayment.none' } })
  if (caller && paying.address !== null) await startLimit.spend(services, caller)
  const row = await currentRow(context, provider, paying, amount)
  if (row.providerId !== null) return row
  try {
    const made = await provider.create(await wanted(context, row, paying))
    await services.onlinePayments.remember(row.id, made)
    return { id: row.id, checkoutUrl: made.checkoutUrl }
  } catch (error) {
    context.log.warn({ onlinePayment: row.id, err: error }, 'An online payment could not be begun')
    // What was refused will be refused again under the same key.
    if (error instanceof ProviderRefused) await services.onlinePayments.giveUp(row)
    throw new ShopError('UNAVAILABLE', { message: { key: 'onlinePayment.unavailable' } })
  }
}

/** The payment that is under way for what is open, or a new one. What may have ended meanwhile is asked about first. */
async function currentRow(
  context: Context<OnlinePaymentServices>,
  provider: Mollie,
  { payable }: Paying,
  amount: number | null,
): Promise<OnlinePayment> {
  const { database, onlinePayments } = context.services
  const find = () => database.write(async (manager) => rowOf(manager, context, await payable(manager), amount))
  const row = await find()
  if (row.providerId === null) return row
  const seen = await onlinePayments.look(provider, row).catch((error: unknown) => {
    context.log.warn({ onlinePayment: row.id, err: error }, 'It is not known how an online payment stands')
    return null
  })
  return seen !== null && seen.status !== 'open' ? find() : row
}

async function rowOf(
  manager: EntityManager,
  context: Context,
  { of, open, terminal = null }: Payable,
  amount: number | null,
): Promise<OnlinePayment> {
  if (amount !== null && amount !== open) {
    throw new ShopError('CONFLICT', {
      message: { key: 'onlinePayment.otherAmount', values: { amount: { cents: open } } },
    })
  }
  const { title: _, ...where } = of
  const rows = await new RowReader(manager).find<OnlinePayment>(OnlinePayment, {
    where: of.sale === null ? { ...where, terminal, amount: open } : { sale: of.sale },
    order: [['id', 'DESC']],
  })
  if (of.sale !== null) assertNothingElse(rows, terminal, open)
  const pending = rows.find(({ status }) => status === 'pending')
  if (pending) throw new ShopError('CONFLICT', { message: { key: 'onlinePayment.pending' } })
  const since = new Date(Date.now() - keyMilliseconds).toISOString()
  const isCurrent = (row: OnlinePayment) =>
    row.isUnbooked || (!isOver(row.status) && (row.rank !== unanswered || row.createdAt > since))
  const current = rows.find(isCurrent)
  if (current) return current
  const added = await records.insert(
    manager,
    OnlinePayment,
    {
      ...{ ...of, terminal },
      ...{ amount: open, status: 'open', paidAt: null, expiresAt: null, isRefundDue: false, isUnbooked: false },
      ...{ refunded: 0, chargedBack: 0, rank: unanswered, providerId: null, idempotencyKey: randomUUID() },
      ...{ checkoutUrl: null, attempts: 0, claimedUntil: null },
      // By then it is over, unless the provider has answered.
      nextAttemptAt: new Date(Date.now() + keyMilliseconds).toISOString(),
    },
    { by: context },
  )
  return added as unknown as OnlinePayment
}

/** @throws ShopError CONFLICT for a sale of which another amount is asked for or was paid, or on another terminal */
function assertNothingElse(rows: readonly OnlinePayment[], terminal: string | null, open: number): void {
  const other = rows.find(
    (row) =>
      (row.isUnbooked || !isOver(row.status)) &&
      (row.amount !== open || (row.terminal !== terminal && !row.isUnbooked)),
  )
  if (!other) return
  const values = { amount: { cents: other.amount } }
  throw new ShopError('CONFLICT', {
    message: { key: other.isUnbooked ? 'till.paidOnTerminal' : 'till.onTerminal', values },
  })
}

async function wanted(
  { services, language }: Context,
  { amount, title, idempotencyKey, terminal }: OnlinePayment,
  { address }: Paying,
) {
  const { settings, database } = services
  const { name } = await readShop(database.reader)
  return {
    ...{ amount, currency: settings.currency, key: idempotencyKey, locale: locales[language] },
    description: `${title} ${name}`.slice(0, 255),
    terminal,
    redirectUrl: address === null ? null : `${settings.publicUrl}${address}?${returnQuery}`,
    webhookUrl: webhookUrlOf(settings),
  }
}
