import type { EntityManager } from 'typeorm'
import type { ChangeAction } from './changeActions.js'
import { RecordWrite } from './RecordWrite.js'

/** Rows of one statement. */
const batchSize = 200

/** Notes writes of an entity, in their transaction. */
export async function noteWrites(
  manager: EntityManager,
  entity: string,
  action: ChangeAction,
  written: readonly { id: number; version?: number }[],
): Promise<void> {
  const at = new Date().toISOString()
  for (let from = 0; from < written.length; from += batchSize) {
    const rows = written.slice(from, from + batchSize)
    await manager.insert(
      RecordWrite,
      rows.map(({ id, version = null }) => ({ position: null, entity, record: id, version, action, at })),
    )
  }
}
