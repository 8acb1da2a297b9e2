import { useListContext } from 'ra-core'
import { PageSteps } from '../../components/PageSteps'

/** The pages of an overview. */
export function ListPager() {
  const { page, perPage, total, setPage, isPending } = useListContext()
  if (isPending || total === undefined) return null
  return <PageSteps page={page} perPage={perPage} total={total} onPage={setPage} />
}
