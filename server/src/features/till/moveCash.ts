import type { Context } from '../../kernel/context/Context.js'
import { invalidField } from '../../kernel/errors/ShopError.js'
import { records } from '../../kernel/records/records.js'
import { cleanedLine } from '../../kernel/shared/cleanedLine.js'
import { maxCents } from '../../kernel/shared/money.js'
import { bookedOnce } from '../billing/bookedOnce.js'
import { lockTill } from '../payments/Till.js'
import { CashMovement } from './CashMovement.js'

/** What is entered to put cash into the till, or to take it out. */
export interface MovingCash {
  /** In cents; below zero for what is taken out. */
  amount: number
  reason: string
  key: string | null
}

const maxReason = 120

/**
 * Notes cash that is put into the till or taken out without a sale: the float, the post, what goes to the bank.
 * @param now of the demo
 * @returns the id of the movement
 * @throws ShopError VALIDATION for nothing, and without a reason
 */
export async function moveCash(context: Context, { amount, reason, key }: MovingCash, now?: Date): Promise<number> {
  const why = cleanedLine(reason).slice(0, maxReason)
  if (amount === 0 || Math.abs(amount) > maxCents) throw invalidField('amount', { key: 'payment.amount' })
  if (why === '') throw invalidField('reason', { key: 'payment.reasonNeeded' })
  return bookedOnce(context, key, ['moveCash', amount, why], (booking) =>
    context.services.database.write(async (manager) => {
      await lockTill(manager)
      await booking.take(manager)
      const movedAt = (now ?? new Date()).toISOString()
      const row = { amount, reason: why, movedAt, recordedBy: context.viewer?.name ?? null }
      const { id } = await records.insert(manager, CashMovement, row, { by: context })
      await booking.made(manager, id)
      return id
    }),
  )
}
