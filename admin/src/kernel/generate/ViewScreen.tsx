import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useGetOne } from 'ra-core'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router'
import { FormSkeleton } from '../components/FormSkeleton'
import type { FormRecord } from '../dataProvider/FormRecord'
import { wholeRecord } from '../dataProvider/FormRecord'
import { useEntity } from '../managed/ManagedContext'
import type { ManagedEntity } from '../managed/ManagedEntity'
import { useLoadFailure } from './useLoadFailure'
import { RecordView } from './view/RecordView'

interface ViewScreenProps {
  /** Fields that stand elsewhere on the screen. */
  hidden?: ReadonlySet<string>
  /** Below what is known of the record. */
  children?: ReactNode
}

/** What can only be read, as mail: all that is known of it. */
export function ViewScreen({ hidden, children }: ViewScreenProps) {
  const { id = '' } = useParams()
  const entity = useEntity()
  const { data: record, error } = useGetOne<FormRecord>(
    entity.name,
    { id: Number(id), meta: wholeRecord },
    { gcTime: 0, retry: false },
  )
  useLoadFailure(error)
  useMarkRead(entity, record)
  if (!record) return <FormSkeleton />
  return (
    <RecordView record={record} hidden={hidden}>
      {children}
    </RecordView>
  )
}

/** A message of a visitor that is on the screen has been read. Whether that could be noted is not worth a message. */
function useMarkRead({ name }: ManagedEntity, record: FormRecord | undefined): void {
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const id = record?.isRead === false ? record.id : undefined
  useEffect(() => {
    if (id === undefined) return
    dataProvider
      .markRead(name, id)
      .then(() => queries.invalidateQueries({ queryKey: [name] }))
      .catch(() => undefined)
  }, [name, id, dataProvider, queries])
}
