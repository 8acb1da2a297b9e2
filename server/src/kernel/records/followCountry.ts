import type { EntityManager } from 'typeorm'
import type { Row } from '../context/Row.js'
import { type ManagedEntity, managedEntity } from '../fields/Managed.js'
import { managedEntities } from '../fields/managedEntities.js'
import { records } from './records.js'
import { computedColumns, nationalFields } from './rowColumns.js'
import { unnoticed } from './writeWhere.js'

const maxAtOnce = 500

/**
 * Computes again what depends on the country of the shop, such as the international form of phone numbers, after another
 * was chosen. Nobody has changed these records: their versions stay.
 */
export async function followCountry(manager: EntityManager, country: string): Promise<void> {
  for (const entity of managedEntities().map(managedEntity)) {
    if (nationalFields(entity).length > 0) await followIn(manager, entity, country)
  }
}

async function followIn(manager: EntityManager, entity: ManagedEntity, country: string): Promise<void> {
  const fields = nationalFields(entity)
  for (let last = 0; ; ) {
    const rows = (await manager
      .createQueryBuilder(entity.type, 'each')
      .where('each.id > :last', { last })
      .orderBy('each.id', 'ASC')
      .take(maxAtOnce)
      .getMany()) as Row[]
    for (const row of rows) {
      const columns = computedColumns(fields, row, country)
      if (Object.entries(columns).every(([name, value]) => value === row[name])) continue
      await records.updateWhere(manager, entity.type, { id: row.id }, columns, unnoticed)
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}
