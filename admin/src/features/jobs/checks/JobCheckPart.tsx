import Box from '@mui/material/Box'
import { useRefresh } from 'ra-core'
import { lazy, Suspense } from 'react'
import { useJobHead } from '../useJobHead'

const JobChecks = lazy(() => import('./JobChecks'))

/** As high as it is without anything found, so that what follows stays where it is. */
const room = <Box sx={{ minHeight: 130 }} />

/** The check-list of a job, which is loaded once its head is there. */
export function JobCheckPart({ id, version }: { id: number; version: number }) {
  const refresh = useRefresh()
  const job = useJobHead(id, version)
  return <Suspense fallback={room}>{job ? <JobChecks {...{ id, job }} onChanged={refresh} /> : room}</Suspense>
}
