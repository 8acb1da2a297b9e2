import { AsyncLocalStorage } from 'node:async_hooks'
import type { DataSource, QueryRunner } from 'typeorm'
import type { Database } from '../../../src/kernel/database/Database.js'
import { RoundRunner } from '../../../src/kernel/scheduler/RoundRunner.js'

/** What the shop does by itself meanwhile, at moments of its own. */
const ofRounds = new AsyncLocalStorage<true>()
const runRound = Reflect.get(RoundRunner.prototype, 'work') as (this: RoundRunner) => Promise<void>
Reflect.set(RoundRunner.prototype, 'work', function (this: RoundRunner) {
  return ofRounds.run(true, () => runRound.call(this))
})

/** Records every statement sent to the database during some work, but for those of rounds. */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const source: DataSource = database.reader.connection
  const create = source.createQueryRunner
  // SQLite hands out the same one each time.
  const watched = new Map<QueryRunner, QueryRunner['query']>()
  source.createQueryRunner = function (this: DataSource, ...given) {
    const runner = create.apply(this, given)
    if (watched.has(runner)) return runner
    const query = runner.query
    watched.set(runner, query)
    runner.query = (statement: string, ...rest: never[]) => {
      if (!ofRounds.getStore()) statements.push(statement)
      return query.call(runner, statement, ...rest)
    }
    return runner
  }
  try {
    await work()
  } finally {
    source.createQueryRunner = create
    for (const [runner, query] of watched) runner.query = query
  }
  return statements
}
