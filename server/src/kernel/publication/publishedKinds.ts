import { type ManagedEntity, managedEntity } from '../fields/Managed.js'
import { fromEntities } from '../fields/managedEntities.js'
import { isPublishedKind } from './Published.js'

/** The kinds of records that visitors see between moments. */
export const publishedKinds: () => readonly ManagedEntity[] = fromEntities((entities) =>
  entities.filter(isPublishedKind).map(managedEntity),
)
