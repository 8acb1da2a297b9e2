import { type EntityManager, In } from 'typeorm'
import { Resource } from './Resource.js'

/**
 * Takes the turn at the resources of kinds of appointment, until the end of the transaction. It has to be its first
 * statement: what MySQL has read before would stay as it was, and SQLite would not wait for other processes.
 * @param kinds all where not given, for what concerns appointments of every kind
 */
export async function lockResources(manager: EntityManager, kinds?: readonly number[]): Promise<void> {
  const update = manager
    .createQueryBuilder()
    .update(Resource)
    .set({ turn: () => 'turn + 1' })
  if (kinds) update.where({ id: In([...kinds]) })
  await update.execute()
}
