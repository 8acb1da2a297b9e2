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
 * The one way to the database. SQLite has a single connection for writing, on which two transactions at once would
 * corrupt each other: there, writes wait for each other, and reads go over a connection of their own.
 */
export class Database {
  private readonly writes = new Mutex()
  /** For reading rows, the quick way. */
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

  /** Runs one transaction: all of it is kept or nothing. What lost against another transaction is tried again. */
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
   * A full disk makes SQLite end a transaction by itself. TypeORM, which could not undo it any more, would take all that
   * follows for parts of it and never commit: it begins with a runner that knows of none.
   */
  private discardEndedTransaction(): void {
    if (!this.isSqlite) return
    const driver = this.writer.driver as BetterSqlite3Driver
    if (!driver.queryRunner?.isTransactionActive) return
    if (driver.databaseConnection.inTransaction) driver.databaseConnection.exec('ROLLBACK')
    driver.queryRunner = undefined
  }

  /** Whether the database answers. */
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
