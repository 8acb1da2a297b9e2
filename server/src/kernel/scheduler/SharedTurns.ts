import type { Database } from '../database/Database.js'
import { largestClockDifference } from '../instances/largestClockDifference.js'
import type { Round } from './Round.js'
import { ScheduledRound } from './ScheduledRound.js'
import { firstTime, isDue, later, timeAfter } from './schedules.js'
import type { Outcome, RoundState, Turns } from './Turns.js'

/** An instance that has not said for so long that it is at work was killed. */
export const claimMilliseconds = 3 * 60 * 1000
/** While another instance is at work. */
const lookAgainMilliseconds = 60_000

/** Another instance has taken over, since this one was not heard of for too long. */
export class TurnLost extends Error {
  override readonly name = 'TurnLost'
}

/**
 * For rounds that one instance runs at a time. Where it stands is in the database, with Redis and without: who raises the
 * number of the turn from what was read has it, and nobody else does.
 */
export class SharedTurns implements Turns {
  /** The turns of this instance, by the name of the round. */
  private readonly own = new Map<string, number>()

  constructor(private readonly database: Database) {}

  async take(round: Round, now: Date, isTime: boolean): Promise<true | Date> {
    const { name, schedule } = round
    const row = (await this.read(name)) ?? (await this.add(round, now))
    const next = this.inForce(round, row, now)
    // Only the instance that ran it last has measured the time since then.
    const isOver = isTime && this.own.get(name) === row.turn
    if (!isOver && !isDue(schedule, next, now)) return next
    if (isRunning(row, now)) return later(now, lookAgainMilliseconds)
    const turn = row.turn + 1
    const begun = { turn, startedAt: now.toISOString(), claimedUntil: until(now) }
    const { affected } = await this.database.write((manager) =>
      manager.update(ScheduledRound, { name, turn: row.turn }, begun),
    )
    if (!affected) return later(now, lookAgainMilliseconds)
    this.own.set(name, turn)
    return true
  }

  /** @throws TurnLost */
  async hold(round: Round, now: Date): Promise<void> {
    await this.change(round, { claimedUntil: until(now) })
  }

  /** @throws TurnLost */
  async end(round: Round, { at, milliseconds, failure, nextAt }: Outcome): Promise<void> {
    const endedAt = at.toISOString()
    const ended = { endedAt, milliseconds, failure, nextAt: nextAt.toISOString(), claimedUntil: null }
    await this.change(round, failure === null ? { ...ended, succeededAt: endedAt } : ended)
  }

  async states(rounds: readonly Round[], now: Date): Promise<Map<string, RoundState>> {
    const rows = await this.database.reader.find(ScheduledRound)
    return new Map(
      rounds.map((round) => {
        const row = rows.find(({ name }) => name === round.name) ?? newRow(round, now)
        return [round.name, this.stateOf(round, row, now)]
      }),
    )
  }

  private stateOf(round: Round, row: ScheduledRound, now: Date): RoundState {
    const running = isRunning(row, now)
    const wasKilled = row.claimedUntil !== null && !running
    return {
      ...row,
      failure: wasKilled ? 'interrupted' : row.failure,
      nextAt: this.inForce(round, row, now).toISOString(),
      isRunning: running,
    }
  }

  private async change({ name }: Round, values: Partial<ScheduledRound>): Promise<void> {
    const turn = this.own.get(name)
    const { affected } = await this.database.write((manager) => manager.update(ScheduledRound, { name, turn }, values))
    if (!affected) throw new TurnLost(`Another instance has taken over the round ${name}`)
  }

  private read(name: string): Promise<ScheduledRound | null> {
    return this.database.reader.findOneBy(ScheduledRound, { name })
  }

  private async add(round: Round, now: Date): Promise<ScheduledRound> {
    const row = newRow(round, now)
    await this.database.write((manager) =>
      manager.createQueryBuilder().insert().into(ScheduledRound).values(row).orIgnore().execute(),
    )
    return row
  }

  /** The time of day may have been another when the last one ended; what is due stays due. */
  private inForce({ schedule }: Round, { nextAt, failure }: ScheduledRound, now: Date): Date {
    const stored = new Date(nextAt)
    return 'at' in schedule && failure === null && stored > now ? timeAfter(schedule, now, false) : stored
  }
}

function newRow({ name, schedule }: Round, now: Date): ScheduledRound {
  return {
    name,
    turn: 0,
    nextAt: firstTime(schedule, now).toISOString(),
    claimedUntil: null,
    startedAt: null,
    endedAt: null,
    succeededAt: null,
    milliseconds: null,
    failure: null,
  }
}

/** A claim that ends too far ahead was made before the clock was turned back. */
function isRunning({ claimedUntil }: ScheduledRound, now: Date): boolean {
  if (claimedUntil === null) return false
  const end = new Date(claimedUntil)
  return end > now && end <= later(now, claimMilliseconds + largestClockDifference)
}

function until(now: Date): string {
  return later(now, claimMilliseconds).toISOString()
}
