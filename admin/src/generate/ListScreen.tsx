import { ListBase } from 'ra-core'
import { useEntity } from '../managed/ManagedContext'
import { ListView } from './list/ListView'

/** Rows of an overview. */
export const rowsPerPage = 25

/** The overview of any entity: the newest change on top. */
export function ListScreen() {
  const entity = useEntity()
  const sorted = entity.fields.find((field) => field.name === 'updatedAt' && field.sortable)
  return (
    <ListBase perPage={rowsPerPage} sort={{ field: sorted ? 'updatedAt' : 'id', order: 'DESC' }} exporter={false}>
      <ListView />
    </ListBase>
  )
}
