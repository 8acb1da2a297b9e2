import { type EntityManager, In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import { Customer } from '../customers/Customer.js'
import { Erasure } from './Erasure.js'
import { eraseWithin } from './eraseCustomer.js'
import { insertErasure } from './erasures.js'

/**
 * Erases again whom a backup has brought back, in the transaction that has put the backup in place of what was there.
 * Numbers are given out anew after a restore: a customer added since the erasure is another person.
 * @param known the erasures from before the restore @returns the numbers of the customers
 */
export async function eraseAgain(manager: EntityManager, context: Context, known: Erasure[]): Promise<number[]> {
  const restored = await manager.find(Erasure)
  const isThere = ({ customer, createdAt }: Erasure) =>
    restored.some((one) => one.customer === customer && one.createdAt === createdAt)
  for (const { id, ...erasure } of known.filter((one) => !isThere(one))) await insertErasure(manager, erasure)

  const erasedAt = new Map(known.map(({ customer, createdAt }) => [customer, createdAt]))
  const live = await manager.find(Customer, { where: { id: In([...erasedAt.keys()]) } })
  const binned = await manager.findBy(TrashedRecord, { entity: managedEntity(Customer).name })
  const back = [...live, ...binned.map(({ content }) => content as unknown as Customer)]
  const again = back.filter(({ id, createdAt }) => createdAt <= (erasedAt.get(id) ?? ''))
  for (const { id } of again) await eraseWithin(manager, context, id, 'restore')
  return again.map(({ id }) => id)
}
