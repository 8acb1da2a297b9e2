import { randomUUID } from 'node:crypto'
import type { Database } from '../../kernel/database/Database.js'
import { RunningInstance } from './RunningInstance.js'

/** Seconds after which an instance that was killed counts as gone: four beats. */
const secondsToLive = 60

/** Tells commands such as `restore` that an instance serves the database. Each beat is a small write. */
export class Heartbeat {
  private readonly id = randomUUID()

  constructor(private readonly database: Database) {}

  /** @throws the error of the database when it cannot be written to */
  async beat(): Promise<void> {
    const seenAt = secondsAgo(this.database, 0)
    await this.database.write(async (manager) => {
      const { affected } = await manager.update(RunningInstance, { id: this.id }, { seenAt: () => seenAt })
      if (affected) return
      await manager.createQueryBuilder().delete().from(RunningInstance).where(isGone(this.database)).execute()
      const insert = manager.createQueryBuilder().insert().into(RunningInstance)
      await insert.values({ id: this.id, seenAt: () => seenAt }).execute()
    })
  }

  async stop(): Promise<void> {
    await this.database.write((manager) => manager.delete(RunningInstance, { id: this.id }))
  }
}

/** How many instances serve the database; one that was killed counts for another minute. */
export async function countInstances(database: Database): Promise<number> {
  return database.reader
    .createQueryBuilder(RunningInstance, 'one')
    .where(`NOT ${isGone(database)}`)
    .getCount()
}

function isGone(database: Database): string {
  return `(seen_at < ${secondsAgo(database, secondsToLive)})`
}

/** An instant by the clock of the database, as SQL: the clocks of instances may differ. */
function secondsAgo({ isSqlite }: Database, seconds: number): string {
  return isSqlite
    ? `strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-${seconds} seconds')`
    : `DATE_FORMAT(UTC_TIMESTAMP() - INTERVAL ${seconds} SECOND, '%Y-%m-%dT%H:%i:%sZ')`
}
