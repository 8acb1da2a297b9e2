import { ListBase } from 'ra-core'
import { fieldNamed, isPublishedKind } from '../managed/ManagedCatalogue'
import { useEntity } from '../managed/ManagedContext'
import type { ManagedEntity } from '../managed/ManagedEntity'
import { isMail, screensOf } from '../managed/screens'
import { NewDrafts } from './drafts/NewDrafts'
import { ListView } from './list/ListView'
import { useColumns } from './list/useColumns'

/** Rows of an overview. */
export const rowsPerPage = 25

/** The overview of any entity. */
export function ListScreen() {
  const entity = useEntity()
  const { columns } = useColumns(entity)
  return (
    <ListBase
      // A record and its translation are one row.
      queryOptions={{
        meta: { columns: columns.map(({ name }) => name), siblingsAsOne: entity.isTranslated, inTexts: true },
      }}
      perPage={rowsPerPage}
      sort={usualSort(entity)}
      exporter={false}
    >
      {isPublishedKind(entity) && screensOf(entity).create && <NewDrafts />}
      <ListView />
    </ListBase>
  )
}

/** In the order that the shop gave them; without one the newest change on top, or the newest mail, which is only ever read. */
function usualSort(entity: ManagedEntity) {
  if (fieldNamed(entity, 'position')) return { field: 'position', order: 'ASC' } as const
  return { field: isMail(entity) ? 'createdAt' : 'updatedAt', order: 'DESC' } as const
}
