import type { EntityManager } from 'typeorm'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { formatJobNumber, parseJobNumber } from '../../kernel/shared/jobNumber.js'
import { JobNumber } from './JobNumber.js'
import type { JobKind } from './jobKinds.js'

/**
 * The next number of the year that it is in the shop's time zone. It has to be the first statement of its transaction:
 * having read before, SQLite could not wait for another writer, and MySQL would run into deadlocks. It is given back if
 * the transaction is undone, so that there are no gaps.
 */
export async function allocateJobNumber(
  manager: EntityManager,
  { timeZone }: Pick<Settings, 'timeZone'>,
  now = new Date(),
): Promise<string> {
  const year = Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now))
  return formatJobNumber(year, await countJob(manager, year))
}

async function countJob(manager: EntityManager, year: number): Promise<number> {
  const isSqlite = manager.connection.options.type === 'better-sqlite3'
  if (isSqlite) {
    const [{ last }] = await manager.query(
      'INSERT INTO job_count (year, last) VALUES (?, 1) ON CONFLICT (year) DO UPDATE SET last = last + 1 RETURNING last',
      [year],
    )
    return Number(last)
  }
  await manager.query('INSERT INTO job_count (year, last) VALUES (?, 1) ON DUPLICATE KEY UPDATE last = last + 1', [
    year,
  ])
  const [{ last }] = await manager.query('SELECT last FROM job_count WHERE year = ? FOR UPDATE', [year])
  return Number(last)
}

/** Records whose a number is. No number is ever recorded twice: the database sees to it. */
export async function recordJobNumber(
  manager: EntityManager,
  entity: JobKind,
  { id: job, number }: { id: number; number: string },
): Promise<void> {
  const parsed = parseJobNumber(number)
  if (!parsed) throw new Error(`${number} is no number of a job`)
  await manager.insert(JobNumber, { ...parsed, entity, job })
}

/** The job with a number in any writing, such as `26-0142`, `260142` or `#26-0142`; null for none. It may be in the trash. */
export async function findJobByNumber(
  manager: EntityManager,
  text: string,
): Promise<{ kind: JobKind; id: number } | null> {
  const parsed = parseJobNumber(text)
  const found = parsed && (await manager.findOneBy(JobNumber, parsed))
  return found ? { kind: found.entity as JobKind, id: found.job } : null
}
