import type { Values } from '../../kernel/context/Row.js'
import type { Database } from '../../kernel/database/Database.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'

/** The newest record that there is, which an example is about; null where there is none. */
export async function newestRecord<Found extends object>(
  { rows }: Database,
  type: Class,
  where: Values = {},
): Promise<Found | null> {
  const [found] = await rows.find<Found>(type as Class<Found>, { where, order: [['id', 'DESC']], limit: 1 })
  return found ?? null
}
