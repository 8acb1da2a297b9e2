import { useStore } from 'ra-core'
import type { ManagedEntity, ManagedField } from '../../managed/ManagedEntity'
import { isOnlyRead } from '../../managed/screens'
import { preferencePrefix } from '../../start/createStore'

/** The columns of an overview as this account has chosen them; those of the description until it has. */
export function useColumns(entity: ManagedEntity) {
  const [names, setNames] = useStore<string[] | null>(`${preferencePrefix}columns:${entity.name}`, null)
  const shown = listColumns(entity).map(({ name }) => name)
  const chosen = names ?? shown
  // A chosen column may have been removed from the description since.
  const columns: ManagedField[] = choosableColumns(entity).filter(
    ({ name }) => name === entity.titleField || name === linkField(entity) || chosen.includes(name),
  )
  return { columns, chosen, setChosen: setNames }
}

const last = ['isRead', 'createdAt', 'updatedAt', 'language', 'id']

/** The field that leads to the record: the number that people go by, else the title. */
export function linkField(entity: ManagedEntity): string {
  return entity.fields.some(({ name, inList }) => name === 'number' && inList) ? 'number' : entity.titleField
}

/** What stands below the title where there is any, and is a column only for who chooses it: most records have none. */
export const belowTitle = 'company'

/** The columns that an overview may have: the title first, what every record has at the end. */
export function choosableColumns(entity: ManagedEntity): ManagedField[] {
  const link = linkField(entity)
  const rank = ({ name }: ManagedField) =>
    name === link ? -2 : name === entity.titleField ? -1 : last.indexOf(name) + 1
  return entity.fields
    .filter(({ name, kind, writeOnly }) => !writeOnly && !kind.isLong && name !== 'version')
    .sort((one, other) => rank(one) - rank(other))
}

/** The default columns of an overview; a read-only entity without a moment of its own also shows its creation time. */
export function listColumns(entity: ManagedEntity): ManagedField[] {
  // What has a number that people go by needs no other; a row of two translations has two.
  const isWithoutId = entity.isTranslated || entity.fields.some(({ name }) => name === 'number')
  return choosableColumns(entity).filter(
    ({ name, inList }) =>
      (inList && name !== belowTitle && !(isWithoutId && name === 'id')) ||
      name === entity.titleField ||
      (name === 'createdAt' && isOnlyRead(entity) && !hasMoment(entity)),
  )
}

function hasMoment({ fields }: ManagedEntity): boolean {
  return fields.some(({ name, inList, kind }) => inList && kind.range?.isDay && !last.includes(name))
}
