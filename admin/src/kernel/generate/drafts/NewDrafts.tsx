import { useQuery } from '@tanstack/react-query'
import { type DataProvider, useDataProvider, useListContext } from 'ra-core'
import { lazy, Suspense } from 'react'
import type { NewDraft } from '../../dataProvider/StoredDraft'
import { useEntity } from '../../managed/ManagedContext'

// Most lists have none: what shows them is loaded with the first.
const UnsavedDrafts = lazy(() => import('./UnsavedDrafts'))

/** Above the list of a kind: what is begun and was never saved, and nothing where there is none. */
export function NewDrafts() {
  const entity = useEntity()
  const provider = useDataProvider<DataProvider>()
  // The rows come first.
  const { isPending } = useListContext()
  const { data = [] } = useQuery<NewDraft[]>({
    queryKey: [entity.name, 'newDrafts'],
    queryFn: () => provider.getNewDrafts(entity.name),
    enabled: !isPending,
    gcTime: 0,
  })
  if (data.length === 0) return null
  return (
    <Suspense fallback={null}>
      <UnsavedDrafts drafts={data} />
    </Suspense>
  )
}
