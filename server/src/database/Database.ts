import { Mutex } from 'async-mutex'
import type { DataSource, EntityManager } from 'typeorm'
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js'
import { transactionSeconds } from '../metrics/measures.js'
import { countChanges } from './countChanges.js'
import { isTransient } from './databaseErrors.js'
import { RowReader } from './RowReader.js'
import { noteWrites } from './WrittenTables.js'

const mostTries = 5

/**
 * All access to the database. SQLite has a single connection for writing, on which concurrent transactions would corrupt
 * each other: there, a mutex serializes writes, and reads have a connection of their own.
 */
export class Database {
  private readonly writes = new Mutex()
  /** Reads rows without the overhead of TypeORM's query builder. */
  readonly rows: RowReader

  constructor(
    private readonly writer: DataSource,
    private readonly readOnly: DataSource,
  ) {
    this.rows = new RowReader(readOnly.manager)
  }

  /** For reading outside a transaction. */
  get reader(): EntityManager {
    return this.readOnly.manager
  }

  get isSqlite(): boolean {
    return this.writer.options.type === 'better-sqlite3'
  }

  /** Runs one transaction. It is retried after a deadlock or a conflict with another. */
  async write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.isSqlite ? this.writes.runExclusive(() => this.transaction(work)) : this.transaction(work)
  }

  private async transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const measured = transactionSeconds.startTimer()
    try {
      const result = await this.tried(work)
      measured({ outcome: 'kept' })
      return result
    } catch (error) {
      measured({ outcome: 'undone' })
      throw error
    }
  }

  private async tried<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.writer.transaction(async (manager) => {
          if (manager.queryRunner) noteWrites(manager.queryRunner)
          const result = await work(manager)
          await countChanges(manager)
          return result
        })
      } catch (error) {
        this.discardEndedTransaction()
        if (attempt === mostTries || !isTransient(error)) throw error
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
