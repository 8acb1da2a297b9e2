import type { DataSource } from 'typeorm'
import { entities, pageBlocks, tables } from '../../features/features.js'
import { ChangedFigures } from '../../features/figures/ChangedFigures.js'
import type { Database } from '../../kernel/database/Database.js'
import * as connections from '../../kernel/database/openDatabase.js'
import { KeyedTexts } from '../../kernel/records/KeyedTexts.js'
import { IndexInsertedRecords } from '../../kernel/search/IndexInsertedRecords.js'
import type { DatabaseAddress } from '../../kernel/settings/databaseAddress.js'
import { referenceOmissions } from './omissions.js'

const parts = { tables, subscribers: [KeyedTexts, IndexInsertedRecords, ChangedFigures] }

/**
 * Opens the database of the product: tables in their current form.
 * @throws SettingError when it cannot be reached or its folder cannot be written to
 * @throws NewerDatabaseError when a newer version of the product has written it
 */
export async function openDatabase(
  address: DatabaseAddress,
  connecting: connections.Connecting = {},
): Promise<Database> {
  assertTables()
  return connections.openDatabase(address, parts, connecting)
}

/** Opens the connection for writing, without running migrations. */
export async function openWriter(address: DatabaseAddress): Promise<DataSource> {
  assertTables()
  return connections.openWriter(address, parts)
}

/** The database would be blamed for what is missing in the sources. */
function assertTables(): void {
  const omissions = referenceOmissions([...entities, ...pageBlocks], tables)
  if (omissions.length > 0) throw new Error(omissions.join('\n'))
}
