import { ListBase } from 'ra-core'
import { useMemo, useState } from 'react'
import { fieldNamed, isPublishedKind } from '../managed/ManagedCatalogue'
import { useEntity } from '../managed/ManagedContext'
import type { ManagedEntity } from '../managed/ManagedEntity'
import { isMail, screensOf } from '../managed/screens'
import { NewDrafts } from './drafts/NewDrafts'
import { editedFields } from './editing/editedFields'
import { ListEditing } from './editing/ListEditing'
import { ListView } from './list/ListView'
import { useColumns } from './list/useColumns'

/** Rows of an overview. */
export const rowsPerPage = 25

/** The overview of any entity. */
export function ListScreen() {
  const entity = useEntity()
  const { columns } = useColumns(entity)
  const [isEditing, setEditing] = useState(false)
  const editing = useMemo(() => ({ isEditing, setEditing }), [isEditing])
  const asked = [...columns, ...editedFields(entity)].map(({ name }) => name)
  return (
    <ListBase
      // A record and its translation are one row.
      queryOptions={{
        meta: { columns: [...new Set(asked)], siblingsAsOne: entity.isTranslated, inTexts: true },
      }}
      perPage={rowsPerPage}
      sort={usualSort(entity)}
      exporter={false}
    >
      {isPublishedKind(entity) && screensOf(entity).create && <NewDrafts />}
      <ListEditing value={editing}>
        <ListView />
      </ListEditing>
    </ListBase>
  )
}

/** In the order that the shop gave them; without one the newest change on top, or the newest mail, which is only ever read. */
function usualSort(entity: ManagedEntity) {
  if (fieldNamed(entity, 'position')) return { field: 'position', order: 'ASC' } as const
  return { field: isMail(entity) ? 'createdAt' : 'updatedAt', order: 'DESC' } as const
}
