import type { CatalogueQuery } from '../../generated/graphql'
import { isOwner, mayRead, mayWorkWith } from './rights'

type Entity = CatalogueQuery['managedEntities'][number]

/** The entities as the user may use them: without screens where nothing may be read, and without forms where that is all. */
export function withinRights(entities: readonly Entity[]): Entity[] {
  if (isOwner()) return [...entities]
  return entities.map((entity) => {
    if (!mayRead(entity.name)) return { ...entity, isInUse: false }
    return mayWorkWith(entity.name) ? entity : { ...entity, canCreate: false, canEdit: false, canDelete: false }
  })
}
