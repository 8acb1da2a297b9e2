import { fieldNamed } from '../../kernel/managed/ManagedCatalogue'
import type { ManagedChoice, ManagedEntity } from '../../kernel/managed/ManagedEntity'

/** The final status of a job. */
export const finished = 'finished'

export function statusesOf(entity: ManagedEntity): readonly ManagedChoice[] {
  return fieldNamed(entity, 'status')?.choices ?? []
}

/** The entities that are jobs: they go from status to status until they are finished. */
export function jobsAmong(entities: readonly ManagedEntity[]): ManagedEntity[] {
  return entities.filter((entity) => statusesOf(entity).some(({ value }) => value === finished))
}
