import { ListBase } from 'ra-core'
import { useEntity } from '../managed/ManagedContext'
import { isMail } from '../managed/screens'
import { ListView } from './list/ListView'
import { useColumns } from './list/useColumns'

/** Rows of an overview. */
export const rowsPerPage = 25

/** The overview of any entity: the newest change on top; the newest mail, which is only ever read. */
export function ListScreen() {
  const entity = useEntity()
  const { columns } = useColumns(entity)
  return (
    <ListBase
      // A record and its translation are one row.
      queryOptions={{ meta: { columns: columns.map(({ name }) => name), siblingsAsOne: entity.isTranslated } }}
      perPage={rowsPerPage}
      sort={{ field: isMail(entity) ? 'createdAt' : 'updatedAt', order: 'DESC' }}
      exporter={false}
    >
      <ListView />
    </ListBase>
  )
}
