import { useStore } from 'ra-core'
import type { ManagedEntity, ManagedField } from '../../managed/ManagedEntity'
import { keptPrefix } from '../../start/createStore'
import { choosableColumns, listColumns } from './listColumns'

/** The columns of an overview as this account has chosen them; those of the description until it has. */
export function useColumns(entity: ManagedEntity) {
  const [names, setNames] = useStore<string[] | null>(`${keptPrefix}columns:${entity.name}`, null)
  const shown = listColumns(entity).map(({ name }) => name)
  const chosen = names ?? shown
  // What was once chosen may be gone from the description since.
  const columns: ManagedField[] = choosableColumns(entity).filter(
    ({ name }) => name === entity.titleField || chosen.includes(name),
  )
  return { columns, chosen, setChosen: setNames }
}
