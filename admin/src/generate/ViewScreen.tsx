import { useGetOne } from 'ra-core'
import { useParams } from 'react-router'
import { FormSkeleton } from '../components/FormSkeleton'
import type { FormRecord } from '../dataProvider/FormRecord'
import { wholeRecord } from '../dataProvider/wholeRecord'
import { useEntity } from '../managed/ManagedContext'
import { useLoadFailure } from './useLoadFailure'
import { RecordView } from './view/RecordView'
import { useMarkRead } from './view/useMarkRead'

/** What can only be read, as mail: all that is known of it. */
export function ViewScreen() {
  const { id = '' } = useParams()
  const entity = useEntity()
  const { data: record, error } = useGetOne<FormRecord>(
    entity.name,
    { id: Number(id), meta: wholeRecord },
    { gcTime: 0, retry: false },
  )
  useLoadFailure(error)
  useMarkRead(entity, record)
  return record ? <RecordView record={record} /> : <FormSkeleton />
}
