import type { Context } from '../context/Context.js'
import { type ManagedEntity, managedEntity } from '../fields/Managed.js'
import { fromEntities } from '../fields/managedEntities.js'
import { isPublishedKind } from './Published.js'

/** The kinds of records that visitors see between moments. */
export const publishedKinds: () => readonly ManagedEntity[] = fromEntities((entities) =>
  entities.filter(isPublishedKind).map(managedEntity),
)

/** Those of the parts of the shop that are in use. */
export async function publishedKindsInUse({ services }: Context): Promise<ManagedEntity[]> {
  const gone = new Set((await services.switches.now()).entities)
  return publishedKinds().filter(({ name }) => !gone.has(name))
}
