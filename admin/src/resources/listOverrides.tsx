import { type ComponentType, lazy, Suspense } from 'react'
import { WaitingForm } from '../generate/WaitingForm'

const Jobs = lazy(() => import('./jobs/JobListScreen'))

function JobList() {
  return (
    <Suspense fallback={<WaitingForm />}>
      <Jobs />
    </Suspense>
  )
}

/** Overviews that are more than the generated one, by entity. */
export const listOverrides: Partial<Record<string, ComponentType>> = { statusNewPc: JobList, statusRepair: JobList }
