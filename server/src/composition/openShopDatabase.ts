import type { DataSource } from 'typeorm'
import type { Database } from '../database/Database.js'
import * as connections from '../database/openDatabase.js'
import { fillSearchIndex, isSearchIndexFilled } from '../search/fillSearchIndex.js'
import { IndexInsertedRecords } from '../search/IndexInsertedRecords.js'
import type { DatabaseAddress } from '../settings/databaseAddress.js'
import { tables } from './tables.js'

const parts = { tables, subscribers: [IndexInsertedRecords] }

/**
 * Opens the database of the product: tables in their current form, the search index filled.
 * @throws SettingError when it cannot be reached or its folder cannot be written to.
 */
export function openDatabase(address: DatabaseAddress): Promise<Database> {
  return connections.openDatabase(address, parts, makeSearchable)
}

/** Opens the connection for writing, without running migrations. */
export function openWriter(address: DatabaseAddress): Promise<DataSource> {
  return connections.openWriter(address, parts)
}

/** Checks again within the transaction, so that of instances that start together only one fills the index. */
async function makeSearchable(database: Database): Promise<void> {
  if (await isSearchIndexFilled(database.reader)) return
  await database.write(async (manager) => {
    if (!(await isSearchIndexFilled(manager))) await fillSearchIndex(manager)
  })
}
