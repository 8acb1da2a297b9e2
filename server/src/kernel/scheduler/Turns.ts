import type { Round } from './Round.js'
import type { RoundFailure } from './roundFailures.js'

/** How a round fares. Instants are UTC. */
export interface RoundState {
  startedAt: string | null
  endedAt: string | null
  /** When it last ended without a failure. */
  succeededAt: string | null
  /** How long the last one took. */
  milliseconds: number | null
  /** Why the last one failed; null when it did not. */
  failure: RoundFailure | null
  /** Null before the round was looked at. */
  nextAt: string | null
  isRunning: boolean
}

export interface Outcome {
  at: Date
  milliseconds: number
  failure: RoundFailure | null
  nextAt: Date
}

/** Whether this instance runs a round now. */
export interface Turns {
  /**
   * @param isTime it was asked for, or its time has passed on this instance, whatever the clock says
   * @returns whether it is the turn of this instance; if not, when to look again
   */
  take(round: Round, now: Date, isTime: boolean): Promise<true | Date>
  /** While a round is under way. */
  hold(round: Round, now: Date): Promise<void>
  end(round: Round, outcome: Outcome): Promise<void>
  /** How these rounds fare, by name. */
  states(rounds: readonly Round[], now: Date): Promise<Map<string, RoundState>>
}
