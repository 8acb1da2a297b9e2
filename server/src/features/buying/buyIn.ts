import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import type { FieldErrors } from '../../kernel/errors/ShopError.js'
import { inputsFor } from '../../kernel/fields/inputs.js'
import { isDrawing } from '../../kernel/fields/isDrawing.js'
import { say } from '../../kernel/i18n/say.js'
import { withDefaults } from '../../kernel/records/normalise.js'
import { records } from '../../kernel/records/records.js'
import { validate } from '../../kernel/records/validate.js'
import { formatJobNumber } from '../../kernel/shared/jobNumber.js'
import { defaultLanguage } from '../../kernel/shared/screens.js'
import { bookedOnce } from '../billing/bookedOnce.js'
import { BoughtItem } from '../boughtItems/BoughtItem.js'
import { Customer } from '../customers/Customer.js'
import { lockTill } from '../payments/Till.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { readShop } from '../shop/readShop.js'
import { CashMovement } from '../till/CashMovement.js'
import type { BuyInInput } from './BuyInInput.js'

const millisecondsOfDay = 24 * 60 * 60 * 1000

/** Since 2026 goods may not be paid in cash from this on, in cents. */
export const cashLimit = 300_000

/**
 * Buys used goods of a person: they enter the register under the next number, for good, and cash that is paid for them leaves
 * the till, all at once or not at all.
 * @param now of the demo, whose purchases are older than it
 * @returns the id of what was bought
 * @throws ShopError VALIDATION that names every field at fault
 */
export async function buyIn(context: Context, input: BuyInInput, key: string | null, now?: Date): Promise<number> {
  const { drawing = null } = input
  const values = await checked(context, input)
  return bookedOnce(context, key, ['buyIn', values, drawing], (booking) =>
    context.services.database.write(async (manager) => {
      // Those who buy in take turns at the till, so that numbers have no gap; before anything is read, which would stay as it was.
      await lockTill(manager)
      await booking.take(manager)
      const item = await add(manager, context, { ...values, drawing }, now ?? new Date())
      await booking.made(manager, item.id)
      return item.id
    }),
  )
}

async function checked(context: Context, input: BuyInInput): Promise<Values> {
  const { reader } = context.services.database
  const { drawing, language, signedBy, ...rest } = input
  const signer = signedBy?.trim() ? signedBy : rest.sellerName
  const values = withDefaults(BoughtItem, { ...rest, language: language ?? context.language, signedBy: signer ?? null })
  const faults: FieldErrors = {}
  if (drawing == null || !isDrawing(drawing)) faults.drawing = [{ key: 'intake.signature' }]
  if (rest.customer != null && !(await reader.existsBy(Customer, { id: rest.customer }))) {
    faults.customer = [{ key: 'invoice.customerNeeded' }]
  }
  if (values.paidBy === 'cash' && Number(values.price) >= cashLimit) {
    faults.paidBy = [{ key: 'buying.cashLimit', values: { max: { cents: cashLimit } } }]
  }
  await validate(BoughtItem, inputsFor(BoughtItem).create, values, values, faults)
  return values
}

async function add(manager: EntityManager, context: Context, values: Values, now: Date): Promise<BoughtItem> {
  const { viewer, services } = context
  const shop = await readShop(manager)
  const year = Number(TimeZone.named(services.settings.timeZone).dayOf(now.getTime()).slice(0, 4))
  const sequence = await nextSequence(manager, year)
  const number = `I${formatJobNumber(year, sequence)}`
  const by = viewer?.name ?? null
  const item = values as Partial<BoughtItem> & Pick<BoughtItem, 'language' | 'price' | 'paidBy'>
  const signedText = say(item.language, { key: 'buying.declaration', values: { shop: shop.name } })
  const held = shop.holdDays * millisecondsOfDay
  const bought = await records.insert(
    manager,
    BoughtItem,
    {
      ...item,
      ...{ number, year, sequence, signedText, recordedBy: by },
      boughtAt: now.toISOString(),
      resaleFrom: new Date(now.getTime() + held).toISOString(),
      owed: item.paidBy === 'set-off' ? item.price : 0,
      ...{ product: null, productPair: null, soldAt: null, soldInvoice: null, soldLine: null, setOffInvoice: null },
    },
    { by: context },
  )
  if (item.paidBy === 'cash') {
    const reason = say(defaultLanguage, { key: 'buying.movement', values: { number } })
    const movement = { amount: -item.price, reason, movedAt: now.toISOString(), recordedBy: by }
    await records.insert(manager, CashMovement, movement, { by: context })
  }
  return bought
}

/** Numbers go on within a year; whoever asks has the till. */
async function nextSequence(manager: EntityManager, year: number): Promise<number> {
  const { last } = (await manager
    .createQueryBuilder(BoughtItem, 'item')
    .select('MAX(item.sequence)', 'last')
    .where('item.year = :year', { year })
    .getRawOne<{ last: number | null }>()) ?? { last: null }
  return Number(last ?? 0) + 1
}
