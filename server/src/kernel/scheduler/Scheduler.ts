import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/Database.js'
import { OwnTurns } from './OwnTurns.js'
import type { Round } from './Round.js'
import { RoundRunner } from './RoundRunner.js'
import { SharedTurns } from './SharedTurns.js'
import type { RoundState, Turns } from './Turns.js'

/** The service of operations that tell how the rounds fare. */
export interface SchedulerServices {
  scheduler: Scheduler
}

/** Runs what the shop does by itself: named rounds, each at its times, and never twice at once. */
export class Scheduler {
  private readonly runners: RoundRunner[] = []
  private readonly own: Turns = new OwnTurns()
  private readonly shared: Turns

  constructor(
    database: Database,
    private readonly log: FastifyBaseLogger,
  ) {
    this.shared = new SharedTurns(database)
  }

  add(rounds: readonly Round[]): void {
    for (const round of rounds) this.runners.push(new RoundRunner(round, this.turnsOf(round), this.log))
  }

  start(): void {
    for (const runner of this.runners) runner.start()
  }

  /** Ends the rounds under way as soon as they can be ended; no other one is begun. */
  async stop(): Promise<void> {
    await Promise.all(this.runners.map((runner) => runner.stop()))
  }

  /** How the rounds fare, by name. Of those that every instance runs: on this one. */
  async states(now: Date): Promise<Map<string, RoundState>> {
    const rounds = this.runners.map(({ round }) => round)
    const found = [this.own, this.shared].map((turns) =>
      turns.states(
        rounds.filter((round) => this.turnsOf(round) === turns),
        now,
      ),
    )
    const states = new Map((await Promise.all(found)).flatMap((each) => [...each]))
    return new Map(rounds.map(({ name }) => [name, states.get(name) as RoundState]))
  }

  private turnsOf({ isForEveryInstance }: Round): Turns {
    return isForEveryInstance ? this.own : this.shared
  }
}
