import { type SortPayload, useStore } from 'ra-core'
import type { ManagedEntity } from '../../managed/ManagedEntity'
import { preferencePrefix } from '../../start/createStore'

/** The filter and sort order of a list under a name. */
export interface SavedFilter {
  name: string
  filter: Record<string, unknown>
  sort: SortPayload
}

/** The saved filters of an overview, sorted by name. */
export function useSavedFilters(entity: ManagedEntity) {
  const [saved, setSaved] = useStore<SavedFilter[]>(`${preferencePrefix}filters:${entity.name}`, [])
  const without = (name: string) => saved.filter((filter) => filter.name !== name)
  return {
    saved,
    /** One of the same name is replaced. */
    save: (filter: SavedFilter) =>
      setSaved([...without(filter.name), filter].sort((one, other) => one.name.localeCompare(other.name))),
    remove: ({ name }: SavedFilter) => setSaved(without(name)),
    rename: (filter: SavedFilter, name: string) =>
      setSaved(saved.map((other) => (other === filter ? { ...filter, name } : other))),
  }
}
