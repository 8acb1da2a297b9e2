import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { Loaders } from '../../kernel/context/Loaders.js'
import type { Database } from '../../kernel/database/Database.js'
import { DataImport } from './DataImport.js'
import { ImportRow } from './ImportRow.js'

/** Ends the transaction of a trial. */
export class Trial extends Error {}

/** Writes what is known of a row of an import. */
export type SaveRow = (id: number, values: Partial<ImportRow>) => Promise<void>

/** A row in one transaction, which begins by saying that the import is worked on. */
export function together<Result>(
  context: Context,
  of: number,
  work: (own: Context, save: SaveRow) => Promise<Result>,
): Promise<Result> {
  return context.services.database.writeTogether(async (database: Database) => {
    await database.write((manager: EntityManager) =>
      manager.update(DataImport, { id: of }, { seenAt: new Date().toISOString() }),
    )
    const own = { ...context, services: { ...context.services, database }, loaders: new Loaders(database.rows) }
    return work(own, async (id, values) => {
      await database.write((manager) => manager.update(ImportRow, { id }, values as object))
    })
  })
}
