import { ListContextProvider, useListContext } from 'ra-core'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'

const none: number[] = []

/** Rows that the list shows no more, such as after a search, are selected no more: what is done hits what one sees. */
export function ShownSelection({ children }: { children: ReactNode }) {
  const list = useListContext<FormRecord>()
  const { data, selectedIds = none, onSelect } = list
  const shown = useMemo(() => selectedIds.filter((id) => data?.some((record) => record.id === id)), [data, selectedIds])
  const isOutdated = data !== undefined && shown.length < selectedIds.length
  useEffect(() => {
    if (isOutdated) onSelect(shown)
  }, [isOutdated, shown, onSelect])
  return <ListContextProvider value={{ ...list, selectedIds: shown }}>{children}</ListContextProvider>
}
