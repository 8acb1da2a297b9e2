import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openDatabase } from '../../../src/delivery/composition/openShopDatabase.js'
import type { Database } from '../../../src/kernel/database/Database.js'
import type { Round, Schedule } from '../../../src/kernel/scheduler/Round.js'
import { ScheduledRound } from '../../../src/kernel/scheduler/ScheduledRound.js'
import { claimMilliseconds, SharedTurns, TurnLost } from '../../../src/kernel/scheduler/SharedTurns.js'
import { later, timeAfter } from '../../../src/kernel/scheduler/schedules.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

const hour = 60 * 60_000
const start = new Date('2031-01-01T12:00:00.000Z')
const hourly: Round = { name: 'proof', schedule: { every: hour }, run: async () => undefined }
const nightly: Round = { ...hourly, schedule: { at: { hour: 3, minute: 30, timeZone: 'Europe/Amsterdam' } } }
/** Number of attempts, so that an occasional race shows in one of them. */
const attempts = 20

/** Each instance has connections of its own. */
describe.each(bothDatabases)('a round of several instances on $name', ({ create }) => {
  let database: TestDatabase
  let opened: Database[]
  const instances = () => opened.map((each) => new SharedTurns(each)) as [SharedTurns, SharedTurns]
  beforeAll(async () => {
    database = await create()
    opened = [await openDatabase(database.address), await openDatabase(database.address)]
  })
  afterAll(async () => {
    for (const each of opened) await each.close()
    await database.drop()
  })
  beforeEach(async () => {
    await opened[0]?.write((manager) => manager.deleteAll(ScheduledRound))
  })
  const stateIn = async (turns: SharedTurns, round: Round, now: Date) =>
    (await turns.states([round], now)).get(round.name)
  const end = (turns: SharedTurns, at: Date, round = hourly) =>
    turns.end(round, { at, milliseconds: 5, failure: null, nextAt: timeAfter(round.schedule, at, false) })

  it('[H6] [Y102] [O14] is run by one of them, whichever it is and though their clocks differ', async () => {
    const both = instances()
    for (let attempt = 0; attempt < attempts; attempt++) {
      const now = later(start, attempt * (hour + 10_000))
      const moments = [now, later(now, (attempt % 5) * 1000)]
      const taken = await Promise.all(both.map((turns, index) => turns.take(hourly, moments[index] as Date, false)))
      expect(taken.filter((each) => each === true)).toHaveLength(1)
      const winner = taken.indexOf(true)
      await end(both[winner] as SharedTurns, moments[winner] as Date)
      expect(await both[0].take(hourly, later(now, hour / 2), false)).not.toBe(true)
    }
    expect(await stateIn(both[1], hourly, start)).toMatchObject({ failure: null, milliseconds: 5, isRunning: false })
  })

  it('[H6] [Y102] is taken over from an instance that was killed, and the other does not end it any more', async () => {
    const [one, other] = instances()
    expect(await one.take(hourly, start, false)).toBe(true)
    await one.hold(hourly, later(start, 45_000))
    expect(await other.take(hourly, later(start, claimMilliseconds + 44_000), false)).toBeInstanceOf(Date)
    expect(await stateIn(other, hourly, start)).toMatchObject({ isRunning: true, failure: null })
    const dead = later(start, claimMilliseconds + 46_000)
    expect(await stateIn(other, hourly, dead)).toMatchObject({ isRunning: false, failure: 'interrupted' })
    expect(await other.take(hourly, dead, false)).toBe(true)
    await expect(end(one, dead)).rejects.toThrow(TurnLost)
    await end(other, dead)
    expect(await stateIn(one, hourly, dead)).toMatchObject({ nextAt: later(dead, hour).toISOString(), failure: null })
  })

  it('[H6] [Y102] does not stand still when the clock is turned back, be it by minutes', async () => {
    const [one, other] = instances()
    expect(await one.take(hourly, start, false)).toBe(true)
    expect(await other.take(hourly, later(start, -24 * hour), false)).toBe(true)
    await end(other, later(start, -24 * hour))
    expect(await one.take(hourly, later(start, -48 * hour), false)).toBe(true)
    await end(one, later(start, -48 * hour))
    const before = later(start, -48 * hour - 10 * 60_000)
    expect(await one.take(hourly, before, false)).toBeInstanceOf(Date)
    expect(await other.take(hourly, before, true)).toBeInstanceOf(Date)
    expect(await one.take(hourly, before, true)).toBe(true)
  })

  it('[H6] [Y102] of a time of day waits for it at first, follows another setting, and runs when the shop was closed then', async () => {
    const [one] = instances()
    expect(await one.take(nightly, start, false)).toEqual(new Date('2031-01-02T02:30:00.000Z'))
    const atFirst: Round = {
      ...nightly,
      name: 'at-first',
      schedule: { ...nightly.schedule, isDueAtFirst: true } as Schedule,
    }
    expect(await one.take(atFirst, start, false)).toBe(true)
    await end(one, start, atFirst)
    expect(await one.take(atFirst, later(start, hour), false)).toEqual(new Date('2031-01-02T02:30:00.000Z'))
    const evening: Round = { ...nightly, schedule: { at: { hour: 22, minute: 0, timeZone: 'Europe/Amsterdam' } } }
    expect(await one.take(evening, start, false)).toEqual(new Date('2031-01-01T21:00:00.000Z'))
    expect(await one.take(nightly, later(start, 24 * hour), false)).toBe(true)
    await end(one, later(start, 24 * hour), nightly)
    expect(await stateIn(one, nightly, later(start, 24 * hour))).toMatchObject({ nextAt: '2031-01-03T02:30:00.000Z' })
  })
})
