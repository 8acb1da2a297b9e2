import type { Context } from '../context/Context.js'
import { publishedKindsInUse } from './publishedKinds.js'

interface Count {
  /** The name of an entity. */
  entity: string
  count: number
}

/** How many concepts there are of each kind that has any. */
export async function conceptCounts(context: Context): Promise<Count[]> {
  const { reader } = context.services.database
  const counts = await Promise.all(
    (await publishedKindsInUse(context)).map(async ({ name, type }) => ({
      entity: name,
      count: await reader.countBy(type, { state: 'concept' } as object),
    })),
  )
  return counts.filter(({ count }) => count > 0)
}
