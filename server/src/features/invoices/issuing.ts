import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { readShop } from '../shop/readShop.js'
import { type AllocatedNumber, allocateNumber, YearChanged } from './allocateNumber.js'
import type { invoiceKinds } from './invoiceChoices.js'

/**
 * Runs a transaction that issues one document. Its number is the first lock that it takes, whatever else it locks: those
 * who issue in the same series wait for each other and for nothing else.
 * @param now of the demo, whose documents are older than it
 */
export async function issuing<Result>(
  { services: { database, settings } }: Context,
  kind: ValueOf<typeof invoiceKinds>,
  work: (manager: EntityManager, allocated: AllocatedNumber) => Promise<Result>,
  now?: Date,
): Promise<Result> {
  const shop = await readShop(database.reader)
  for (;;) {
    try {
      return await database.write(async (manager) =>
        work(manager, await allocateNumber(manager, kind, shop, settings.timeZone, now)),
      )
    } catch (error) {
      if (!(error instanceof YearChanged)) throw error
    }
  }
}
