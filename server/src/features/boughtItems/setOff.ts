import { type EntityManager, IsNull } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import { BoughtItem } from './BoughtItem.js'
import { BoughtItemSetOff } from './BoughtItemSetOff.js'

/**
 * Sets what the shop owes for goods off against one sale: the database does it once, and never for more than is owed.
 * @param amount in cents, above zero
 * @throws ShopError NOT_FOUND, VALIDATION for more than is owed, CONFLICT for what is set off against another sale
 */
export async function setOff(
  manager: EntityManager,
  context: Context,
  id: number,
  { invoice, amount }: { invoice: number; amount: number },
): Promise<BoughtItem> {
  const item = await lockBought(manager, id)
  if (amount > item.owed) throw invalidField('amount', { key: 'buying.owed', values: { max: { cents: item.owed } } })
  const values = { owed: item.owed - amount, setOffInvoice: invoice }
  const where = { setOffInvoice: IsNull(), owed: item.owed }
  const done = await records.update(manager, BoughtItem, item, values, { by: context, where })
  if (!done) throw new ShopError('CONFLICT', { message: { key: 'buying.setOff', values: { number: item.number } } })
  return item
}

/** What was set off is owed once more. All of it may be set off against another sale. @param amount in cents, above zero */
export async function undoSetOff(manager: EntityManager, context: Context, id: number, amount: number): Promise<void> {
  const item = await lockBought(manager, id)
  const owed = item.owed + amount
  const values = { owed, ...(owed === item.price && { setOffInvoice: null }) }
  await records.update(manager, BoughtItem, item, values, { by: context, where: { owed: item.owed } })
}

/** What is set off against an invoice now, in cents, by what was bought; the last one first. */
export async function setOffsOf(
  manager: EntityManager,
  invoice: number,
): Promise<{ boughtItem: number; amount: number }[]> {
  const query = manager.createQueryBuilder(BoughtItemSetOff, 'own').where('own.invoice = :invoice', { invoice })
  // As others have left them, whatever this transaction has read before.
  const isLocking = manager.queryRunner?.isTransactionActive && manager.connection.options.type !== 'better-sqlite3'
  if (isLocking) query.setLock('pessimistic_write')
  const rows = await query.orderBy('own.payment', 'DESC').getMany()
  const left = new Map<number, number>()
  for (const { boughtItem, amount } of rows) left.set(boughtItem, (left.get(boughtItem) ?? 0) + amount)
  return Array.from(left, ([boughtItem, amount]) => ({ boughtItem, amount })).filter(({ amount }) => amount > 0)
}

export async function lockBought(manager: EntityManager, id: number): Promise<BoughtItem & Row> {
  return (await lockExistingRow(manager, managedEntity(BoughtItem), id)) as BoughtItem & Row
}
