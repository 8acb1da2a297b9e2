import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { say } from '../../kernel/i18n/say.js'
import { records } from '../../kernel/records/records.js'
import { defaultLanguage } from '../../kernel/shared/screens.js'
import { bookedOnce } from '../billing/bookedOnce.js'
import { BoughtItem } from '../boughtItems/BoughtItem.js'
import { BoughtItemPayout } from '../boughtItems/BoughtItemPayout.js'
import type { purchaseMethods } from '../boughtItems/boughtItemChoices.js'
import { lockBought } from '../boughtItems/setOff.js'
import { lockTill } from '../payments/Till.js'
import { CashMovement } from '../till/CashMovement.js'
import { cashLimit } from './buyIn.js'

/** What is entered to pay out what goods were not set off for. */
export interface PayingOut {
  id: number
  paidBy: ValueOf<typeof purchaseMethods>
  /** What was shown to be owed, in cents. */
  amount: number
  key: string | null
}

/**
 * Pays a seller all that the shop still owes for what it has bought; cash leaves the till with it.
 * @returns the id of what was bought
 * @throws ShopError NOT_FOUND, VALIDATION, or CONFLICT where something else is owed than was shown
 */
export async function payOut(context: Context, { id, paidBy, amount, key }: PayingOut): Promise<number> {
  if (paidBy === 'set-off') throw invalidField('paidBy', { key: 'payment.tradeIn' })
  if (paidBy === 'cash' && amount >= cashLimit) {
    throw invalidField('paidBy', { key: 'buying.cashLimit', values: { max: { cents: cashLimit } } })
  }
  return bookedOnce(context, key, ['payOut', id, paidBy, amount], (booking) =>
    context.services.database.write(async (manager) => {
      await booking.take(manager)
      const item = await lockBought(manager, id)
      const { number, owed } = item
      if (owed === 0) throw new ShopError('CONFLICT', { message: { key: 'buying.nothingOwed', values: { number } } })
      const where = { owed: amount }
      const paid =
        owed === amount && (await records.update(manager, BoughtItem, item, { owed: 0 }, { by: context, where }))
      if (!paid) {
        const values = { number, owed: { cents: owed } }
        throw new ShopError('CONFLICT', { message: { key: 'buying.owedNow', values } })
      }
      const paidAt = new Date().toISOString()
      await manager.insert(BoughtItemPayout, { boughtItem: id, amount, paidBy, paidAt })
      if (paidBy === 'cash') {
        await lockTill(manager)
        const reason = say(defaultLanguage, { key: 'buying.payout', values: { number } })
        const movement = { amount: -amount, reason, movedAt: paidAt, recordedBy: context.viewer?.name ?? null }
        await records.insert(manager, CashMovement, movement, { by: context })
      }
      await booking.made(manager, id)
      return id
    }),
  )
}
