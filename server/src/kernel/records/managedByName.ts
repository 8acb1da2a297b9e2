import { entities } from '../../features/entities/registry.js'
import { defineChoice } from '../fields/Choice.js'
import { type ManagedEntity, managedEntity } from '../fields/Managed.js'

const byName = new Map(entities.map((type) => [managedEntity(type).name, managedEntity(type)]))

export const managedEntityNames = defineChoice('ManagedEntityName', [...byName.keys()], 'The managed entities by name.')

/** An entity by a name that was stored; undefined when there is none of that name any more. */
export function storedEntity(name: string): ManagedEntity | undefined {
  return byName.get(name)
}

/** @throws for an unknown entity, which the enum of the API already excludes */
export function managedByName(name: string): ManagedEntity {
  const entity = storedEntity(name)
  if (!entity) throw new Error(`Nothing is managed that is called ${name}`)
  return entity
}
