import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRefresh } from 'ra-core'
import { lazy, Suspense } from 'react'
import { useJobHead } from '../useJobHead'

const JobChecks = lazy(() => import('./JobChecks'))

/** As high as it is without anything found, so that what follows stays where it is. */
const room = <Box sx={{ minHeight: 130 }} />

interface JobCheckPartProps {
  id: number
  version: number
  /** Among the tools it is on a phone, as long as nothing was checked and there is nothing to be seen of it. */
  isAmongTools?: boolean
}

/** The check-list of a job, which is loaded once its head is there. */
export function JobCheckPart({ id, version, isAmongTools = false }: JobCheckPartProps) {
  const refresh = useRefresh()
  const job = useJobHead(id, version)
  const isPhone = useMediaQuery('(width < 37.5em)')
  const shown = { id, onChanged: refresh, isFolded: !isAmongTools }
  if (isAmongTools !== (isPhone && !job?.checks.length)) return null
  if (!job) return isAmongTools ? null : room
  return (
    <Suspense fallback={isAmongTools ? null : room}>
      <JobChecks {...shown} job={job} />
    </Suspense>
  )
}
