import type { ManagedEntity, ManagedField } from '../../managed/ManagedEntity'
import { isMail } from '../../managed/screens'

const last = ['isRead', 'createdAt', 'language', 'id']

/** The columns of an overview: the title first, what every record has at the end. Mail has its time. */
export function listColumns(entity: ManagedEntity): ManagedField[] {
  const shown = entity.fields.filter(
    ({ name, inList }) => inList || name === entity.titleField || (name === 'createdAt' && isMail(entity)),
  )
  const rank = ({ name }: ManagedField) => (name === entity.titleField ? -1 : last.indexOf(name) + 1)
  return [...shown].sort((one, other) => rank(one) - rank(other))
}
