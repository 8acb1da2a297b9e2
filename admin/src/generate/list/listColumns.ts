import type { ManagedEntity, ManagedField } from '../../managed/ManagedEntity'

const last = ['language', 'id']

/** The columns of an overview: the title first, the language and the number at the end. */
export function listColumns(entity: ManagedEntity): ManagedField[] {
  const shown = entity.fields.filter((field) => field.inList || field.name === entity.titleField)
  const rank = ({ name }: ManagedField) => (name === entity.titleField ? -1 : last.indexOf(name) + 1)
  return [...shown].sort((one, other) => rank(one) - rank(other))
}
