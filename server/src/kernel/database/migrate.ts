import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm'
import { exclusively } from './exclusively.js'
import { journalTable } from './MigrationJournal.js'

/** Runs the migrations that have not run yet. Of processes that start together one migrates, and the others wait for it. */
export function migrate(source: DataSource): Promise<void> {
  return exclusively(source, runMigrations)
}

/** The same for a caller that is alone already, on the connection that has the lock. */
export async function runMigrations(queryRunner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(queryRunner.dataSource, queryRunner)
  executor.transaction = 'each'
  await executor.executePendingMigrations()
  // Only a migration under way has entries in it.
  if (await queryRunner.hasTable(journalTable)) await queryRunner.query(`DROP TABLE ${journalTable}`)
}
