import type { EntityManager } from 'typeorm'
import type { Class } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { managedEntities } from '../fields/managedEntities.js'
import { SearchNgram } from '../search/SearchNgram.js'
import { searchedNames } from '../search/searchedFields.js'

/**
 * Removes the records that the database deletes along with one from the search index, such as the log of an account's
 * logins. Call before the deletion.
 */
export async function forgetCascading(manager: EntityManager, type: Class, id: number): Promise<void> {
  const { connection } = manager
  const { tablePath } = connection.getMetadata(type)
  const escape = (name: string) => connection.driver.escape(name)
  for (const indexed of managedEntities().filter((each) => searchedNames(each).length > 0)) {
    const { tableName, foreignKeys } = connection.getMetadata(indexed)
    for (const { referencedTablePath, onDelete, columnNames } of foreignKeys) {
      if (referencedTablePath !== tablePath || onDelete !== 'CASCADE') continue
      await manager
        .createQueryBuilder()
        .delete()
        .from(SearchNgram)
        .where(
          `entity = :entity AND record IN (SELECT id FROM ${escape(tableName)} WHERE ${escape(String(columnNames[0]))} = :id)`,
          { entity: managedEntity(indexed).name, id },
        )
        .execute()
    }
  }
}
