import { type ComponentType, lazy, Suspense } from 'react'
import { WaitingForm } from '../generate/WaitingForm'

const Jobs = lazy(() => import('./jobs/JobListScreen'))
const Download = lazy(() => import('./downloads/DownloadEditScreen'))
const Job = lazy(() => import('./jobs/JobEditScreen'))

function JobList() {
  return (
    <Suspense fallback={<WaitingForm />}>
      <Jobs />
    </Suspense>
  )
}

/** Overviews that are more than the generated one, by entity. */
export const listOverrides: Partial<Record<string, ComponentType>> = { statusNewPc: JobList, statusRepair: JobList }

function JobEdit() {
  return (
    <Suspense fallback={<WaitingForm />}>
      <Job />
    </Suspense>
  )
}

function DownloadEdit() {
  return (
    <Suspense fallback={<WaitingForm />}>
      <Download />
    </Suspense>
  )
}

/** Forms with more to them than their fields, by entity. */
export const editOverrides: Partial<Record<string, ComponentType>> = {
  statusNewPc: JobEdit,
  statusRepair: JobEdit,
  accountantDownload: DownloadEdit,
}
