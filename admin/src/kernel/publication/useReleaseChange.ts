import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useFailureText } from '../dataProvider/useFailureText'
import { Refusal } from '../graphql/Refusal'
import { releasesKey } from './releases'
import { upcomingKey } from './upcomingMoments'

/** Changes releases, one change at a time, and reads them anew; what is refused is said sentence by sentence. */
export function useReleaseChange() {
  const failureText = useFailureText()
  const queries = useQueryClient()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [failures, setFailures] = useState<readonly string[]>([])

  /** @returns whether it was done */
  async function change<Result>(work: () => Promise<Result>, done?: (result: Result) => string): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setFailures([])
    try {
      const result = await work()
      if (done) notify(done(result), { type: 'success' })
      void queries.invalidateQueries({ queryKey: upcomingKey })
      await queries.invalidateQueries({ queryKey: releasesKey })
      return true
    } catch (thrown) {
      const ofFields = thrown instanceof Refusal ? Object.values(thrown.fields) : []
      setFailures(ofFields.length > 0 ? ofFields : [failureText(thrown)])
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failures, change, forget: () => setFailures([]) }
}
