import type { FastifyBaseLogger } from 'fastify'
import type { Round } from './Round.js'
import { RoundFailed, type RoundFailure, roundFailureOf } from './roundFailures.js'
import { isDue, later, timeAfter } from './schedules.js'
import type { Turns } from './Turns.js'

/** A timer does not know that the clock was set ahead, or that the machine slept: the clock is looked at this often. */
const longestPause = 60_000
const longestJitter = 5000
/** So often a round that is under way says so. */
const holdMilliseconds = 45_000
/** After a fault of the database. */
const faultPause = 30_000

/** Runs one round at its times, and when it is asked to; never twice at once. */
export class RoundRunner {
  private readonly stopped = new AbortController()
  private isStarted = false
  private isAsked = false
  private working: Promise<void> | null = null
  private timer: NodeJS.Timeout | undefined
  private nextAt = new Date(0)
  /** The same by the clock that nobody sets. */
  private nextTick = 0

  constructor(
    readonly round: Round,
    private readonly turns: Turns,
    private readonly log: FastifyBaseLogger,
  ) {
    round.wakeCall?.listen(() => this.wake())
  }

  start(): void {
    if (this.isStarted) return
    this.isStarted = true
    this.look()
  }

  /** Runs it now, or again after the run under way. Nothing happens unless it was started. */
  wake(): void {
    this.isAsked = true
    this.look()
  }

  /** Ends the run under way as soon as it can be ended, and waits for that; no other one is begun. */
  async stop(): Promise<void> {
    this.stopped.abort()
    clearTimeout(this.timer)
    await this.working
  }

  private look(): void {
    if (!this.isStarted || this.stopped.signal.aborted) return
    clearTimeout(this.timer)
    this.working ??= this.work()
  }

  private async work(): Promise<void> {
    do {
      const isAsked = this.isAsked
      this.isAsked = false
      await this.takeTurn(isAsked)
    } while (this.isAsked && !this.stopped.signal.aborted)
    this.working = null
    this.pause()
  }

  /** Several instances do not look at the same moment. */
  private pause(): void {
    if (this.stopped.signal.aborted) return
    const isDaily = 'at' in this.round.schedule
    const whole = isDaily ? this.nextAt.getTime() - Date.now() : this.nextTick - performance.now()
    const left = Math.min(Math.max(whole, 0), longestPause)
    const jitter = Math.random() * Math.min(left / 10, longestJitter)
    this.timer = setTimeout(() => {
      if (this.isTime() || isDue(this.round.schedule, this.nextAt, new Date())) this.look()
      else this.pause()
    }, left + jitter).unref()
  }

  /** Whether so much time has passed, whatever the clock says; a time of day is the clock's to tell. */
  private isTime(): boolean {
    return 'every' in this.round.schedule && performance.now() >= this.nextTick
  }

  private async takeTurn(isAsked: boolean): Promise<void> {
    const { round, turns } = this
    const now = new Date()
    try {
      const turn = await turns.take(round, now, isAsked || this.isTime())
      this.nextAt = turn === true ? await this.run(now) : turn
    } catch (error) {
      this.log.error({ round: round.name, err: error }, 'It is not known whether a round is due, or how it ended')
      this.nextAt = later(new Date(), faultPause)
    }
    this.nextTick = performance.now() + this.nextAt.getTime() - Date.now()
  }

  /** @returns when it is due again */
  private async run(now: Date): Promise<Date> {
    const { round, turns } = this
    const began = performance.now()
    const holding = setInterval(() => void this.hold(), holdMilliseconds).unref()
    const failure = await this.failureOf(now).finally(() => clearInterval(holding))
    const at = new Date()
    // One that was ended by a stop is due at the next start.
    const nextAt = failure === 'interrupted' ? at : timeAfter(round.schedule, at, failure !== null)
    await turns.end(round, { at, milliseconds: Math.round(performance.now() - began), failure, nextAt })
    return nextAt
  }

  private async failureOf(now: Date): Promise<RoundFailure | null> {
    const { signal } = this.stopped
    try {
      await this.round.run(signal, now)
    } catch (error) {
      if (!signal.aborted) {
        const failure = roundFailureOf(error)
        const { name: round } = this.round
        if (!(error instanceof RoundFailed)) this.log.error({ round, failure, err: error }, 'A round failed')
        return failure
      }
    }
    return signal.aborted ? 'interrupted' : null
  }

  private async hold(): Promise<void> {
    const { name: round } = this.round
    await this.turns
      .hold(this.round, new Date())
      .catch((error: unknown) => this.log.warn({ round, err: error }, 'A round cannot say that it is under way'))
  }
}
