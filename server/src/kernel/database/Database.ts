import { setTimeout } from 'node:timers/promises'
import { Mutex, Semaphore } from 'async-mutex'
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm'
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js'
import { transactionSeconds } from '../metrics/measures.js'
import { defaultPool } from '../settings/databaseAddress.js'
import { collectAfterCommit } from './afterCommit.js'
import { countChanges } from './countChanges.js'
import { isTransient } from './databaseErrors.js'
import { exclusively } from './exclusively.js'
import { RowReader } from './RowReader.js'
import { startRecordingWrites } from './WrittenTables.js'

const maxTries = 5

/** Those whose transaction has written to a table that visitors see something of. */
const changingContent = new WeakSet<QueryRunner>()

/** For what reads within a transaction, and for a snapshot that is read meanwhile. */
export const connectionsBesideTransactions = 2

/** Between tries of a transaction, per failed try, in milliseconds. */
const longestPause = 20

/**
 * All access to the database. SQLite has a single connection for writing, on which concurrent transactions would corrupt
 * each other: there, a mutex serializes writes, and reads have a connection of their own.
 */
export class Database {
  private readonly writes = new Mutex()
  private readonly transactions: Semaphore
  /**
   * Called after the commit of a transaction that has written to a table that visitors see something of, before the writer
   * has its answer.
   */
  onContentChanged: () => Promise<void> = async () => undefined
  /** Reads rows without the overhead of TypeORM's query builder. */
  readonly rows: RowReader

  /**
   * @param joined the transaction in which all of it happens, see `writeAlone`
   * @param atOnce transactions that take a connection at the same time; one that reads beside it needs another connection, so
   *   that with as many as there are connections, all would wait for each other
   */
  constructor(
    private readonly writer: DataSource,
    private readonly readOnly: DataSource,
    private readonly joined: EntityManager | null = null,
    atOnce = defaultPool - connectionsBesideTransactions,
  ) {
    this.transactions = new Semaphore(atOnce)
    this.rows = new RowReader(this.reader)
  }

  /** For reading outside a transaction. */
  get reader(): EntityManager {
    return this.joined ?? this.readOnly.manager
  }

  get isSqlite(): boolean {
    return this.writer.options.type === 'better-sqlite3'
  }

  /** Runs one transaction. It is retried after a deadlock or a conflict with another. */
  async write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const { joined } = this
    if (joined) return this.writes.runExclusive(() => joined.transaction((manager) => counted(manager, work)))
    return this.transaction(this.writer.manager, work)
  }

  /**
   * Runs work that writes more than once as one transaction, of which all stays or nothing; it may be repeated.
   * @param work gets a database whose reads and writes happen within it; its first statement has to write
   */
  async writeTogether<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    return this.write((manager) => work(new Database(this.writer, this.readOnly, manager)))
  }

  /**
   * This database for one call: the first of its transactions that is committed begins with this, so that both stay or
   * neither does.
   */
  beginningWith(first: (manager: EntityManager) => Promise<void>): Database {
    let isTaken = false
    const own = Object.create(this) as Database
    own.write = async (work) => {
      if (isTaken) return this.write(work)
      isTaken = true
      try {
        return await this.write(async (manager) => {
          await first(manager)
          return work(manager)
        })
      } catch (error) {
        isTaken = false
        throw error
      }
    }
    return own
  }

  /**
   * Runs work that writes more than once as one transaction, of which all stays or nothing, and which one process at a time
   * may run on this database; the others wait for its end.
   * @param work gets a database whose reads and writes happen within it; each write is undone by itself when it fails
   */
  async writeAlone<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const joining = (manager: EntityManager) => work(new Database(this.writer, this.readOnly, manager))
    return exclusively(this.writer, ({ manager }) => this.transaction(manager, joining))
  }

  /**
   * Reads the database as it is at one moment, for as long as that takes; writes go on meanwhile.
   * @param work gets a connection of its own
   */
  async readSnapshot<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    // The connection of visitors would read the past too.
    if (this.isSqlite) return readAlone(this.readOnly, (source) => source.transaction(work))
    return this.writer.transaction('REPEATABLE READ', work)
  }

  private async transaction<Result>(
    from: EntityManager,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const turns = this.isSqlite ? this.writes : this.transactions
    const { result, changesContent } = await turns.runExclusive(() => this.measured(from, work))
    if (changesContent) await this.onContentChanged()
    return result
  }

  private async measured<Result>(
    from: EntityManager,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Committed<Result>> {
    const measured = transactionSeconds.startTimer()
    try {
      const result = await this.tried(from, work)
      measured({ outcome: 'committed' })
      return result
    } catch (error) {
      measured({ outcome: 'rolled-back' })
      throw error
    }
  }

  private async tried<Result>(
    from: EntityManager,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Committed<Result>> {
    for (let attempt = 1; ; attempt++) {
      try {
        let committed: readonly (() => void)[] = []
        let changesContent = false
        const result = await from.transaction(async (manager) => {
          committed = collectAfterCommit(manager)
          const queryRunner = runnerOf(manager)
          changingContent.delete(queryRunner)
          const done = await counted(manager, work)
          changesContent = changingContent.has(queryRunner)
          return done
        })
        for (const each of committed) each()
        return { result, changesContent }
      } catch (error) {
        this.discardEndedTransaction()
        if (attempt === maxTries || !isTransient(error)) throw error
        // Transactions that failed together would otherwise meet again.
        await setTimeout(Math.random() * attempt * longestPause)
      }
    }
  }

  /**
   * A full disk makes SQLite end a transaction by itself. TypeORM, whose rollback then fails, would treat all that follows
   * as part of that transaction and never commit, so it gets a new query runner.
   */
  private discardEndedTransaction(): void {
    if (!this.isSqlite) return
    const driver = this.writer.driver as BetterSqlite3Driver
    if (!driver.queryRunner?.isTransactionActive) return
    if (driver.databaseConnection.inTransaction) driver.databaseConnection.exec('ROLLBACK')
    driver.queryRunner = undefined
  }

  /** Whether the database responds. */
  async answers(): Promise<boolean> {
    return this.reader.query('SELECT 1').then(
      () => true,
      () => false,
    )
  }

  async close(): Promise<void> {
    await this.writes.waitForUnlock()
    if (this.readOnly !== this.writer) await this.readOnly.destroy()
    await this.writer.destroy()
  }
}

async function readAlone<Result>(
  { options }: DataSource,
  work: (source: DataSource) => Promise<Result>,
): Promise<Result> {
  const source = await new DataSource(options).initialize()
  try {
    return await work(source)
  } finally {
    await source.destroy()
  }
}

async function counted<Result>(
  manager: EntityManager,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const queryRunner = runnerOf(manager)
  startRecordingWrites(queryRunner)
  const result = await work(manager)
  if (await countChanges(manager)) changingContent.add(queryRunner)
  return result
}

function runnerOf({ queryRunner }: EntityManager): QueryRunner {
  if (!queryRunner) throw new Error('Only a transaction can be written in')
  return queryRunner
}

/** What a transaction came to. */
interface Committed<Result> {
  result: Result
  changesContent: boolean
}
