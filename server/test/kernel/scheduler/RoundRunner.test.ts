import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { pino } from 'pino'
import { OwnTurns } from '../../../src/kernel/scheduler/OwnTurns.js'
import { nextPlanned } from '../../../src/kernel/scheduler/plannedTime.js'
import type { Round, Schedule } from '../../../src/kernel/scheduler/Round.js'
import { RoundRunner } from '../../../src/kernel/scheduler/RoundRunner.js'
import { RoundFailed } from '../../../src/kernel/scheduler/roundFailures.js'
import { firstTime, isDue, later, timeAfter } from '../../../src/kernel/scheduler/schedules.js'
import { WakeCall } from '../../../src/kernel/scheduler/WakeCall.js'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const start = new Date('2031-03-29T12:00:00.000Z')
/** Three at night in the shop. */
const nightly: Schedule = { at: { hour: 3, minute: 0, timeZone: 'Europe/Amsterdam' } }

beforeEach(() => {
  jest.useFakeTimers({ now: start })
  jest.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** A round whose runs last as long as told, with what it and its log have said. */
function roundOf(schedule: Schedule, milliseconds = 0, work: (run: number) => void = () => undefined) {
  const runs: Date[] = []
  const said: { round: string; failure: string }[] = []
  let atOnce = 0
  let maxAtOnce = 0
  const wakeCall = new WakeCall()
  const round: Round = {
    name: 'proof',
    schedule,
    wakeCall,
    async run(_signal, now) {
      maxAtOnce = Math.max(maxAtOnce, ++atOnce)
      runs.push(now)
      try {
        if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds))
        work(runs.length)
      } finally {
        atOnce--
      }
    },
  }
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(JSON.parse(line)) })
  const turns = new OwnTurns()
  const runner = new RoundRunner(round, turns, log)
  return { round, runs, said, runner, wakeCall, maxAtOnce: () => maxAtOnce, state: () => stateIn(turns, round) }
}
const stateIn = async (turns: OwnTurns, round: Round) => (await turns.states([round])).get(round.name)
const minutes = (runs: readonly Date[]) => runs.map((at) => (at.getTime() - start.getTime()) / minute)

describe('a round', () => {
  it('[H6] [Y102] runs when it starts, and so long after each end', async () => {
    const { runner, runs, state } = roundOf({ every: 5 * minute }, 30 * second)
    runner.start()
    await jest.advanceTimersByTimeAsync(12 * minute)
    expect(minutes(runs)).toEqual([0, 5.5, 11])
    expect(await state()).toEqual({
      startedAt: '2031-03-29T12:11:00.000Z',
      endedAt: '2031-03-29T12:11:30.000Z',
      succeededAt: '2031-03-29T12:11:30.000Z',
      milliseconds: 30 * second,
      failure: null,
      nextAt: '2031-03-29T12:16:30.000Z',
      isRunning: false,
    })
    await runner.stop()
    await jest.advanceTimersByTimeAsync(hour)
    expect(runs).toHaveLength(3)
  })

  it('[H6] [Y102] is not looked at by several instances at the same moment', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(1)
    const { runner, runs } = roundOf({ every: 30 * second })
    runner.start()
    await jest.advanceTimersByTimeAsync(minute)
    expect(minutes(runs)).toEqual([0, 33 / 60])
    await runner.stop()
  })

  it('[H6] [Y102] runs at its time of day in the shop, also when the night is an hour shorter', async () => {
    expect(firstTime(nightly, start).toISOString()).toBe('2031-03-30T01:00:00.000Z')
    expect(timeAfter(nightly, new Date('2031-03-30T01:00:02.000Z'), false).toISOString()).toBe(
      '2031-03-31T01:00:00.000Z',
    )
    expect(timeAfter(nightly, start, true)).toEqual(later(start, hour))
    const { runner, runs } = roundOf(nightly)
    runner.start()
    await jest.advanceTimersByTimeAsync(37 * hour)
    expect(runs.slice(1).map((at) => at.toISOString())).toEqual([
      '2031-03-30T01:00:00.000Z',
      '2031-03-31T01:00:00.000Z',
    ])
    await runner.stop()
  })

  it('[H6] [Y102] is due again when the clock is turned back, or has jumped ahead', async () => {
    expect(isDue({ every: minute }, later(start, minute), start)).toBe(false)
    expect(isDue({ every: minute }, later(start, hour), start)).toBe(true)
    expect(isDue(nightly, nextPlanned({ hour: 3, minute: 0, timeZone: 'Europe/Amsterdam' }, start), start)).toBe(false)
    expect(isDue(nightly, later(start, 26 * hour), start)).toBe(true)
    const { runner, runs } = roundOf({ every: 2 * hour })
    runner.start()
    await jest.advanceTimersByTimeAsync(minute)
    jest.setSystemTime(later(start, 3 * hour))
    await jest.advanceTimersByTimeAsync(minute)
    expect(runs).toHaveLength(2)
    jest.setSystemTime(later(start, -24 * hour))
    await jest.advanceTimersByTimeAsync(minute)
    expect(runs).toHaveLength(3)
    await runner.stop()
    const often = roundOf({ every: minute })
    often.runner.start()
    await jest.advanceTimersByTimeAsync(second)
    jest.setSystemTime(later(new Date(), -10 * minute))
    await jest.advanceTimersByTimeAsync(2 * minute)
    expect(often.runs).toHaveLength(3)
    await often.runner.stop()
    jest.setSystemTime(new Date('2031-04-01T00:59:30.000Z'))
    const daily = roundOf(nightly)
    daily.runner.start()
    await jest.advanceTimersByTimeAsync(second)
    jest.setSystemTime(new Date('2031-04-01T00:09:30.000Z'))
    await jest.advanceTimersByTimeAsync(10 * minute)
    expect(daily.runs).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(41 * minute)
    expect(daily.runs).toHaveLength(2)
    await daily.runner.stop()
  })

  it('[H6] [Y102] runs at once when it is woken, and once more when it is woken meanwhile, never beside itself', async () => {
    const { runner, runs, wakeCall, maxAtOnce } = roundOf({ every: hour }, 10 * second)
    wakeCall.ring()
    await jest.advanceTimersByTimeAsync(minute)
    expect(runs).toHaveLength(0)
    runner.start()
    for (let times = 0; times < 5; times++) wakeCall.ring()
    await jest.advanceTimersByTimeAsync(5 * second)
    for (let times = 0; times < 5; times++) wakeCall.ring()
    await jest.advanceTimersByTimeAsync(hour - minute)
    expect(runs.length).toBeGreaterThanOrEqual(2)
    expect(runs.length).toBeLessThanOrEqual(3)
    expect(maxAtOnce()).toBe(1)
    const before = runs.length
    wakeCall.ring()
    await jest.advanceTimersByTimeAsync(second)
    expect(runs).toHaveLength(before + 1)
    await jest.advanceTimersByTimeAsync(hour - minute)
    expect(runs).toHaveLength(before + 1)
    await jest.advanceTimersByTimeAsync(2 * minute)
    expect(runs).toHaveLength(before + 2)
    await runner.stop()
  })

  it('[H6] [Y102] that fails is logged by its name, and goes on at its next time', async () => {
    const { runner, runs, said, state } = roundOf({ every: 5 * minute }, 0, (run) => {
      if (run === 1) throw Object.assign(new Error('secret'), { code: 'ENOSPC' })
      if (run === 2) throw new RoundFailed('damaged')
    })
    runner.start()
    await jest.advanceTimersByTimeAsync(second)
    expect(said).toEqual([expect.objectContaining({ round: 'proof', failure: 'full', msg: 'A round failed' })])
    expect(await state()).toMatchObject({ failure: 'full', succeededAt: null, nextAt: '2031-03-29T12:05:00.000Z' })
    await jest.advanceTimersByTimeAsync(5 * minute)
    // That one has logged its reason itself.
    expect(said).toHaveLength(1)
    expect(await state()).toMatchObject({ failure: 'damaged', succeededAt: null })
    await jest.advanceTimersByTimeAsync(5 * minute)
    expect(runs).toHaveLength(3)
    expect(await state()).toMatchObject({ failure: null, succeededAt: '2031-03-29T12:10:00.000Z' })
    await runner.stop()
  })

  it('[H6] [Y102] is told that the shop stops, which waits for it; it is due at the next start', async () => {
    const turns = new OwnTurns()
    let hasEnded = false
    const round: Round = {
      name: 'proof',
      schedule: { every: hour },
      async run(signal) {
        while (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 100))
        hasEnded = true
      },
    }
    const runner = new RoundRunner(round, turns, pino({ level: 'silent' }))
    runner.start()
    await jest.advanceTimersByTimeAsync(minute)
    const stopped = runner.stop()
    expect(hasEnded).toBe(false)
    await jest.advanceTimersByTimeAsync(200)
    await stopped
    expect(hasEnded).toBe(true)
    expect(await stateIn(turns, round)).toMatchObject({ failure: 'interrupted', nextAt: '2031-03-29T12:01:00.100Z' })
    expect(jest.getTimerCount()).toBe(0)
  })
})
