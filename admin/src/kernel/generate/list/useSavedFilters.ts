import { compareNames } from '@shop/server/compareNames'
import { type SortPayload, useStore } from 'ra-core'
import { useTranslation } from '../../i18n/useTranslation'
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
  const { language } = useTranslation()
  const order = compareNames(language)
  const byName = (filters: SavedFilter[]) => filters.toSorted((one, other) => order(one.name, other.name))
  const without = (name: string) => saved.filter((filter) => filter.name !== name)
  return {
    saved,
    /** One of the same name is replaced. */
    save: (filter: SavedFilter) => setSaved(byName([...without(filter.name), filter])),
    remove: ({ name }: SavedFilter) => setSaved(without(name)),
    rename: (filter: SavedFilter, name: string) =>
      setSaved(byName(saved.map((other) => (other === filter ? { ...filter, name } : other)))),
  }
}
