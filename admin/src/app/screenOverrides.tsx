import { type ComponentType, lazy, Suspense } from 'react'
import { WaitingForm } from '../components/WaitingForm'
import type { FormRecord } from '../dataProvider/FormRecord'

const Jobs = lazy(() => import('../jobs/JobListScreen'))
const Download = lazy(() => import('../downloads/DownloadEditScreen'))
const Job = lazy(() => import('../jobs/JobEditScreen'))

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

export interface SelectionAdditionProps {
  /** The one row that is chosen. */
  record: FormRecord
  /** It is no longer there. */
  onGone: () => void
}

/** What else can be done with one chosen row, by entity. */
export const selectionAdditions: Partial<Record<string, ComponentType<SelectionAdditionProps>>> = {
  customer: lazy(() => import('../customers/CustomerDataButtons')),
}

/** Forms with more to them than their fields, by entity. */
export const editOverrides: Partial<Record<string, ComponentType>> = {
  statusNewPc: JobEdit,
  statusRepair: JobEdit,
  accountantDownload: DownloadEdit,
}
