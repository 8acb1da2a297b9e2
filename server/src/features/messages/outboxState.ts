import { IsNull, LessThanOrEqual, Not } from 'typeorm'
import type { Database } from '../../kernel/database/Database.js'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { OutgoingMail } from './OutgoingMail.js'

/** The states of mails that have not been delivered, in the words of the measures. */
export type OutboxState = 'waiting' | 'due' | 'retrying' | 'failed'

/**
 * How many mails wait for their turn, are due, wait for another attempt after one that failed (these count among the
 * waiting too), or were given up and not handled since. @throws the error of the database
 */
export async function countOutbox({ reader }: Database, now: Date): Promise<Record<OutboxState, number>> {
  const [waiting, due, retrying, failed] = await Promise.all([
    reader.countBy(OutgoingMail, { nextAttemptAt: Not(IsNull()) }),
    reader.countBy(OutgoingMail, { nextAttemptAt: LessThanOrEqual(now.toISOString()) }),
    reader.countBy(OutgoingMail, { nextAttemptAt: Not(IsNull()), lastError: Not(IsNull()) }),
    reader.countBy(OutgoingMail, { nextAttemptAt: IsNull(), sentAt: IsNull(), handledAt: IsNull() }),
  ])
  return { waiting, due, retrying, failed }
}

/** How long ago the longest waiting mail became due; 0 when none is. @throws the error of the database */
export async function oldestDueSeconds({ reader }: Database, now: Date): Promise<number> {
  const oldest = await reader.findOne(OutgoingMail, {
    select: { id: true, nextAttemptAt: true },
    where: { nextAttemptAt: LessThanOrEqual(now.toISOString()) },
    order: { nextAttemptAt: 'ASC' },
  })
  return oldest?.nextAttemptAt ? (now.getTime() - Date.parse(oldest.nextAttemptAt)) / 1000 : 0
}

/** The owner or the operator has seen to all mails that were given up. @returns how many these were */
export async function markFailuresHandled(database: Database): Promise<number> {
  const givenUp = { nextAttemptAt: IsNull(), sentAt: IsNull(), handledAt: IsNull() }
  const handled = { handledAt: new Date().toISOString() }
  return database.write((manager) => records.updateWhere(manager, OutgoingMail, givenUp, handled, unnoticed))
}
