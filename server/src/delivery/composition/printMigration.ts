import 'reflect-metadata'
import type { DataSource } from 'typeorm'
import { entities } from '../../features/features.js'
import { UnwritableChange } from '../../kernel/database/alteredTable.js'
import { migrate } from '../../kernel/database/migrate.js'
import { type ExistingValue, migrationSource } from '../../kernel/database/migrationSource.js'
import { describedTables, existingTables } from '../../kernel/database/tableShapes.js'
import { columnName } from '../../kernel/fields/ColumnNames.js'
import { type Class, fieldsOf } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { databaseAddress } from '../../kernel/settings/databaseAddress.js'
import { openWriter } from './openShopDatabase.js'

/**
 * Prints the migration from the database of DATABASE_URL to what the entities describe, as a class of the given name;
 * exits 1 with a sentence when there is nothing to migrate or it must be written by hand.
 */
const [className = ''] = process.argv.slice(2)
const source = await openWriter(databaseAddress.parse(process.env.DATABASE_URL)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
try {
  await migrate(source)
  const printed = migrationSource(className, {
    from: await existingTables(source),
    to: describedTables(source),
    existingValue: existingValues(source),
    sequenceOf(table) {
      const type = entities.find((each) => source.getMetadata(each).tableName === table)
      return type && managedEntity(type).name
    },
  })
  if (!printed)
    throw new UnwritableChange(
      'There is nothing to migrate: the migrations give the tables that the entities describe.',
    )
  process.stdout.write(printed)
} catch (error) {
  if (!(error instanceof UnwritableChange)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await source.destroy()
}

/** Existing rows get the default of the field, as a new record would. */
function existingValues({ entityMetadatas }: DataSource): ExistingValue {
  return (table, column) => {
    const type = entityMetadatas.find(({ tableName }) => tableName === table)?.target
    if (typeof type !== 'function') return undefined
    const field = fieldsOf(type as Class).find(({ name }) => columnName(name) === column.name)
    const value = field?.default ?? (column.type === 'boolean' ? false : undefined)
    return typeof value === 'object' ? JSON.stringify(value) : value
  }
}
