import { setImmediate as nextTurn } from 'node:timers/promises'
import { Between, type EntityManager } from 'typeorm'
import type { ClosingDocument } from '../../../kernel/shared/closingDocument.js'
import { TillClosing } from '../../till/TillClosing.js'
import type { Quarter } from './Quarter.js'

/** So many are read before others have their turn. */
const closingsAtOnce = 100

/** The closings of the till in a quarter, by the day of the shop, in the order of their numbers. */
export async function quarterClosings(
  manager: EntityManager,
  { firstDay, lastDay }: Pick<Quarter, 'firstDay' | 'lastDay'>,
): Promise<ClosingDocument[]> {
  const closings: ClosingDocument[] = []
  for (;;) {
    const found = await manager.find(TillClosing, {
      select: { id: true, document: true },
      where: { closedOn: Between(firstDay, lastDay) },
      ...{ order: { sequence: 'ASC' }, skip: closings.length, take: closingsAtOnce },
    })
    closings.push(...found.map(({ document }) => JSON.parse(document) as ClosingDocument))
    if (found.length < closingsAtOnce) return closings
    await nextTurn()
  }
}
