import type { Round } from './Round.js'
import { isDue } from './schedules.js'
import type { Outcome, RoundState, Turns } from './Turns.js'

const never: RoundState = {
  startedAt: null,
  endedAt: null,
  succeededAt: null,
  milliseconds: null,
  failure: null,
  nextAt: null,
  isRunning: false,
}

/** For rounds of every instance: how they fare on this one, until it stops. They begin when it starts. */
export class OwnTurns implements Turns {
  private readonly known = new Map<string, RoundState>()

  async take({ name, schedule }: Round, now: Date, isTime: boolean): Promise<true | Date> {
    const state = this.known.get(name) ?? never
    if (!isTime && state.nextAt && !isDue(schedule, new Date(state.nextAt), now)) return new Date(state.nextAt)
    this.known.set(name, { ...state, startedAt: now.toISOString(), isRunning: true })
    return true
  }

  async hold(): Promise<void> {}

  async end({ name }: Round, { at, milliseconds, failure, nextAt }: Outcome): Promise<void> {
    const state = this.known.get(name) ?? never
    const endedAt = at.toISOString()
    this.known.set(name, {
      ...state,
      endedAt,
      succeededAt: failure === null ? endedAt : state.succeededAt,
      milliseconds,
      failure,
      nextAt: nextAt.toISOString(),
      isRunning: false,
    })
  }

  async states(rounds: readonly Round[]): Promise<Map<string, RoundState>> {
    return new Map(rounds.map(({ name }) => [name, this.known.get(name) ?? never]))
  }
}
