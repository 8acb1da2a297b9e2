import { lazy } from 'react'
import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'
import { lazyWidget } from '../../kernel/generate/field/lazyWidget'
import type { FieldValueProps } from '../../kernel/generate/list/FieldValue'
import type { OwnScreen } from '../../kernel/navigation/ownScreens'
import { jobNames } from './jobNames'
import { PromisedDay } from './PromisedDay'

const JobListScreen = lazyScreen(() => import('./JobListScreen'))
const JobEditScreen = lazyScreen(() => import('./JobEditScreen'))
const PaperScreen = lazyScreen(() => import('./print/PaperScreen'))
const JobBulkButtons = lazy(() => import('./bulk/JobBulkButtons'))
const lines = lazyWidget(() => import('./lines/JobLinesField'), 160)
const service = lazyWidget(() => import('./lines/JobServiceField'), 56)
const costs = lazyWidget(() => import('./costs/JobCostsField'), 56)

const job = { menu: 'work', list: JobListScreen, edit: JobEditScreen } as const

function PromisedOn({ record }: FieldValueProps) {
  return <PromisedDay day={String(record.promisedOn)} status={record.status} />
}

/** It is asked under the line that it is about; see `UseAnyway`. */
function OnItsLine() {
  return null
}

/** What is printed of it, by the number in the address. */
const papers: readonly OwnScreen[] = (
  [
    { name: 'sheet', section: 'innameformulier', title: 'print.sheet' },
    { name: 'receipt', section: 'innamebon', title: 'print.receipt' },
    { name: 'label', section: 'label', title: 'print.label' },
  ] as const
).map((paper) => ({
  ...paper,
  Screen: () => <PaperScreen form={paper.name} />,
  icon: 'printer',
  needs: jobNames,
  isHidden: true,
}))

export const jobsFeature: AdminFeature = {
  entities: { statusRepair: job, statusNewPc: job },
  screens: papers,
  widgets: {
    'statusNewPc.lines': lines,
    'statusRepair.lines': lines,
    'statusNewPc.service': service,
    'statusRepair.service': service,
    'statusNewPc.costs': costs,
    'statusRepair.costs': costs,
    'statusNewPc.isAboveStock': OnItsLine,
    'statusRepair.isAboveStock': OnItsLine,
  },
  values: { 'statusNewPc.promisedOn': PromisedOn, 'statusRepair.promisedOn': PromisedOn },
  selectionAdditions: { statusNewPc: JobBulkButtons, statusRepair: JobBulkButtons },
  shortTitles: { statusRepair: 'jobs.kind.repair', statusNewPc: 'jobs.kind.newPc' },
  statusLooks: {
    waiting: { icon: 'status-waiting', hue: 'own' },
    in_treatment: { icon: 'status-working', hue: 'busy' },
    assembling: { icon: 'status-working', hue: 'busy' },
    waiting_customer: { icon: 'status-customer', hue: 'customer' },
    waiting_supplier: { icon: 'status-supplier', hue: 'supplier' },
    return_appointment: { icon: 'status-appointment', hue: 'appointment' },
    delivery_appointment: { icon: 'status-appointment', hue: 'appointment' },
    finished: { icon: 'status-finished', hue: 'done' },
  },
}
