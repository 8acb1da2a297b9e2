import { type FindOptionsWhere, IsNull, LessThan, MoreThan, Not } from 'typeorm'
import type { Database } from '../../kernel/database/Database.js'
import { largestClockDifference } from '../../kernel/instances/largestClockDifference.js'
import { type BackupFailure, BackupRun } from '../health/BackupRun.js'

/** An instance that has not been seen at work for so long was killed. */
export const deadMilliseconds = 2 * 60 * 1000
/** A failed backup of the plan is tried again after this. */
const againMilliseconds = 60 * 60 * 1000
const seenEveryMilliseconds = 2000

/** Another instance has taken over, since this one was not seen for too long. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost'
}

const only = { id: 1 } as const

/** The right to make a backup, which one instance at a time has. */
export class BackupClaim {
  private seenAt = Date.now()
  /** By the clock that nobody sets. */
  private readonly begunAt = performance.now()
  private seeing: Promise<void> = Promise.resolve()
  private failure: unknown = null

  private constructor(
    private readonly database: Database,
    /** UTC. */
    private readonly startedAt: string,
  ) {}

  /**
   * Claims the making of one backup.
   * @param planned the moment of the plan that is due; null for one from the back office
   * @returns null when one is being made, or that moment has been seen to
   */
  static async take(database: Database, now: Date, planned: Date | null): Promise<BackupClaim | null> {
    const startedAt = now.toISOString()
    const slot = planned && { plannedFor: planned.toISOString() }
    const begun = { startedAt, seenAt: startedAt, done: 0, total: 0, ...slot }
    const { affected } = await database.write(async (manager) => {
      await manager.createQueryBuilder().insert().into(BackupRun).values(only).orIgnore().execute()
      return manager.update(BackupRun, slot ? dueFor(slot.plannedFor, now) : free(now), begun)
    })
    return affected ? new BackupClaim(database, startedAt) : null
  }

  /** Says from time to time that this instance is at work. @throws ClaimLost at a later call when another has taken over */
  progress(done: number, total: number): void {
    if (this.failure) throw this.failure
    if (Date.now() - this.seenAt < seenEveryMilliseconds) return
    this.seenAt = Date.now()
    this.seeing = this.hold({ done, total }).catch((error: unknown) => {
      this.failure = error
    })
  }

  /** @throws ClaimLost when another instance has taken over */
  async hold(values: Partial<BackupRun>): Promise<void> {
    if (!(await this.set({ ...values, seenAt: new Date().toISOString() }))) throw new ClaimLost()
  }

  async succeed(bytes: number): Promise<void> {
    await this.seeing
    const milliseconds = Math.round(performance.now() - this.begunAt)
    const outcome = { succeededAt: new Date().toISOString(), failedAt: null, failure: null, bytes, milliseconds }
    if (!(await this.set({ ...outcome, seenAt: null }))) throw new ClaimLost()
  }

  async fail(failure: BackupFailure): Promise<void> {
    await this.seeing
    await this.set({ failedAt: new Date().toISOString(), failure, seenAt: null })
  }

  private async set(values: Partial<BackupRun>): Promise<boolean> {
    const { startedAt } = this
    const { affected } = await this.database.write((manager) =>
      manager.update(BackupRun, { ...only, startedAt, seenAt: Not(IsNull()) }, values),
    )
    return Boolean(affected)
  }
}

/** When no instance is at work, or none any more. A moment in the future was written before the clock was set back. */
function free(now: Date): FindOptionsWhere<BackupRun>[] {
  return [{ ...only, seenAt: IsNull() }, ...dead(now)]
}

function dead(now: Date): FindOptionsWhere<BackupRun>[] {
  return [LessThan(before(now, deadMilliseconds)), MoreThan(before(now, -largestClockDifference))].map((seenAt) => ({
    ...only,
    seenAt,
  }))
}

/** When the moment has not been seen to: nobody has begun, or who did was killed, stopped, or failed an hour ago. */
function dueFor(plannedFor: string, now: Date): FindOptionsWhere<BackupRun>[] {
  const idle = { ...only, seenAt: IsNull() }
  const tried = LessThan(before(now, againMilliseconds))
  return [
    { ...idle, plannedFor: LessThan(plannedFor) },
    { ...idle, failure: 'interrupted' },
    { ...idle, failedAt: Not(IsNull()), startedAt: tried },
    ...dead(now),
  ]
}

function before(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString()
}

/** Whether an instance is making a backup at that moment. */
export function isBeingMade({ seenAt }: Pick<BackupRun, 'seenAt'>, now: Date): boolean {
  return seenAt !== null && seenAt >= before(now, deadMilliseconds)
}
