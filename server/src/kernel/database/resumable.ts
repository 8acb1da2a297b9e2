import type { MigrationInterface, QueryRunner } from 'typeorm'
import { MigrationJournal } from './MigrationJournal.js'

export type MigrationClass = new () => MigrationInterface

/**
 * A migration that is continued where it was interrupted. SQLite undoes an interrupted one as a whole; MySQL and MariaDB
 * cannot.
 */
export function resumable(Migration: MigrationClass): MigrationClass {
  return class implements MigrationInterface {
    readonly name = Migration.name
    private readonly migration = new Migration()

    async up(queryRunner: QueryRunner): Promise<void> {
      const work = (given: QueryRunner) => this.migration.up(given)
      if (queryRunner.dataSource.options.type === 'better-sqlite3') return work(queryRunner)
      return new MigrationJournal(queryRunner, this.name).run(work)
    }

    down(queryRunner: QueryRunner): Promise<void> {
      return this.migration.down(queryRunner)
    }
  }
}
