import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { OwnTurns } from '../../../src/kernel/scheduler/OwnTurns.js'
import type { Round } from '../../../src/kernel/scheduler/Round.js'
import { RoundRunner } from '../../../src/kernel/scheduler/RoundRunner.js'

/** Starts a round of a worker that a test has made, as the scheduler does with those of the shop. */
export function startRound(round: Round, log: FastifyBaseLogger = pino({ level: 'silent' })): RoundRunner {
  const runner = new RoundRunner(round, new OwnTurns(), log)
  runner.start()
  return runner
}
