import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import type { ManagedEntity } from '../../managed/ManagedEntity'

/** A message of a visitor that is on the screen has been read. Whether that could be noted is not worth a message. */
export function useMarkRead({ name }: ManagedEntity, record: FormRecord | undefined): void {
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
