import { type ManagedEntity, managedEntity } from '../fields/Managed.js'
import { choiceOfEntities, fromEntities, namesEntities } from '../fields/managedEntities.js'

const byName = fromEntities((entities) => new Map(entities.map(managedEntity).map((entity) => [entity.name, entity])))

export const managedEntityNames = namesEntities(
  choiceOfEntities(
    'ManagedEntityName',
    (entities) => entities.map((type) => managedEntity(type).name),
    'The managed entities by name.',
  ),
)

/** An entity by a name that was stored; undefined when there is none of that name any more. */
export function storedEntity(name: string): ManagedEntity | undefined {
  return byName().get(name)
}

/** @throws for an unknown entity, which the enum of the API already excludes */
export function managedByName(name: string): ManagedEntity {
  const entity = storedEntity(name)
  if (!entity) throw new Error(`Nothing is managed that is called ${name}`)
  return entity
}
