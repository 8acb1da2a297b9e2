import { Mutex } from 'async-mutex'
import { type QueryRunner, Table } from 'typeorm'
import { acceptDone } from './acceptDone.js'

/** Exists while a migration is under way. */
export const journalTable = 'migration_step'

/** What a migration may call, with the position of the parameter `ifExists` where there is one. */
const recordedCalls: Readonly<Record<string, number | undefined>> = {
  query: undefined,
  hasTable: undefined,
  hasColumn: undefined,
  getTable: undefined,
  createTable: undefined,
  addColumn: undefined,
  addColumns: undefined,
  createIndex: undefined,
  createIndices: undefined,
  createForeignKey: undefined,
  createForeignKeys: undefined,
  dropTable: 1,
  dropColumn: 2,
  dropColumns: 2,
  dropIndex: 2,
  dropIndices: 2,
  dropForeignKey: 2,
  dropForeignKeys: 2,
}

const readOnlyCalls = ['hasTable', 'hasColumn', 'getTable']
const readOrData = /^[\s(]*(SELECT|SHOW|EXPLAIN|DESCRIBE|WITH|INSERT|UPDATE|DELETE|REPLACE)\b/i
const ofSession = /^\s*SET\b/i

interface Step {
  step: number
  statement: string
  answer: string
}

/**
 * Lets a migration be continued after it was interrupted, on databases that commit at every change to a table: MySQL and
 * MariaDB. Every call of the migration is recorded with its answer. When the migration runs again, recorded calls get their
 * recorded answers, so that it takes the same course; data and the record of it are committed together. Only of the first
 * call without a record it is unknown whether the database has executed it: there, what is done already is accepted.
 */
export class MigrationJournal {
  private readonly calls = new Mutex()
  /** By their places. A call that failed, and that the migration went on after, has none. */
  private recorded = new Map<number, Step>()
  /** The place of the last one that was recorded by a run that was interrupted. */
  private last = -1
  private isContinued = false
  private next = 0

  constructor(
    private readonly queryRunner: QueryRunner,
    private readonly migration: string,
  ) {}

  /** Runs the migration, or what is left of it. The caller commits the end of it. */
  async run(work: (queryRunner: QueryRunner) => Promise<unknown>): Promise<void> {
    const { queryRunner, migration } = this
    await queryRunner.query(
      `CREATE TABLE IF NOT EXISTS ${journalTable} (migration VARCHAR(100) NOT NULL, step INT NOT NULL,
        statement MEDIUMTEXT NOT NULL, answer LONGTEXT NOT NULL, PRIMARY KEY (migration, step)) ENGINE = InnoDB`,
    )
    await queryRunner.query('START TRANSACTION')
    const [begun, ...recorded]: Step[] = await queryRunner.query(
      `SELECT step, statement, answer FROM ${journalTable} WHERE migration = ? ORDER BY step`,
      [migration],
    )
    this.isContinued = begun !== undefined
    this.recorded = new Map(recorded.map((each) => [Number(each.step), each]))
    this.last = Number(recorded.at(-1)?.step ?? -1)
    if (!begun) await this.record(-1, { statement: 'begun', answer: 'null' })
    await work(this.recording())
    await queryRunner.query(`DELETE FROM ${journalTable} WHERE migration = ?`, [migration])
  }

  private recording(): QueryRunner {
    return new Proxy(this.queryRunner, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target)
        if (typeof value === 'function' && Object.hasOwn(recordedCalls, name)) {
          return (...parameters: unknown[]) => this.calls.runExclusive(() => this.call(String(name), parameters))
        }
        if (typeof value === 'function' || name === 'manager') {
          throw new Error(
            `A migration that is interrupted cannot be continued after ${String(name)}: use query instead`,
          )
        }
        return value
      },
    })
  }

  private async call(name: string, parameters: unknown[]): Promise<unknown> {
    const statement = inWords(name, parameters)
    // Ends with the session.
    if (ofSession.test(statement)) return this.execute(name, parameters)
    const position = this.next++
    const known = this.recorded.get(position)
    if (known) return this.recordedAnswer(name, statement, known)
    const mayBeDone = this.isContinued && position <= this.last + 1
    const answer = mayBeDone
      ? await acceptDone(this.queryRunner, () => this.execute(name, withIfExists(name, parameters)))
      : await this.execute(name, parameters)
    const isCommitted = name === 'query' ? !readOrData.test(statement) : !readOnlyCalls.includes(name)
    if (isCommitted) await this.queryRunner.query('START TRANSACTION')
    await this.record(position, { statement, answer: JSON.stringify(answer ?? null) })
    return answer
  }

  private execute(name: string, parameters: unknown[]): Promise<unknown> {
    return Reflect.get(this.queryRunner, name).apply(this.queryRunner, parameters)
  }

  private recordedAnswer(name: string, statement: string, known: Step): unknown {
    if (known.statement !== statement) {
      throw new Error(
        `${this.migration} was interrupted in another version of the product, which did "${known.statement}" where this one does "${statement}": finish it with that version, or restore a backup into an empty database`,
      )
    }
    const answer = JSON.parse(known.answer)
    return name === 'getTable' && answer ? new Table(answer) : answer
  }

  private async record(step: number, { statement, answer }: Omit<Step, 'step'>): Promise<void> {
    await this.queryRunner.query(
      `INSERT INTO ${journalTable} (migration, step, statement, answer) VALUES (?, ?, ?, ?)`,
      [this.migration, step, statement, answer],
    )
  }
}

function inWords(name: string, [first]: unknown[]): string {
  const object = typeof first === 'string' ? first : (first as { name?: string } | undefined)?.name
  return name === 'query' ? String(object) : `${name} ${object}`
}

function withIfExists(name: string, parameters: unknown[]): unknown[] {
  const position = recordedCalls[name]
  if (position === undefined) return parameters
  const given = [...parameters]
  given[position] = true
  return given
}
