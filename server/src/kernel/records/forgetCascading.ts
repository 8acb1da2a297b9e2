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
  const quoted = (name = '') => connection.driver.escape(name)
  for (const going of managedEntities()) {
    const { tableName, foreignKeys } = connection.getMetadata(going)
    for (const { referencedTablePath, onDelete, columnNames } of foreignKeys) {
      const isGoing = referencedTablePath === tablePath && onDelete === 'CASCADE'
      if (!isGoing || searchedNames(going).length === 0) continue
      await manager
        .createQueryBuilder()
        .delete()
        .from(SearchNgram)
        .where(
          `entity = :entity AND record IN
            (SELECT id FROM ${quoted(tableName)} WHERE ${quoted(columnNames[0])} = :id)`,
          { entity: managedEntity(going).name, id },
        )
        .execute()
    }
  }
}
