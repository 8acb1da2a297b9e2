import type { MyStatusesQuery } from '../generated/graphql'

type NewPc = MyStatusesQuery['myStatuses']['newPcs'][number]
type Repair = MyStatusesQuery['myStatuses']['repairs'][number]

/** What the shop is doing for a customer. */
export type Job = ({ kind: 'newPc' } & NewPc) | ({ kind: 'repair' } & Repair)
export type JobStatus = Job['status']

/** The steps of a job that is not on hold. */
const ways: Record<Job['kind'], readonly JobStatus[]> = {
  newPc: ['waiting', 'assembling', 'delivery_appointment', 'finished'],
  repair: ['waiting', 'in_treatment', 'return_appointment', 'finished'],
}

export interface Step {
  status: JobStatus
  state: 'done' | 'current' | 'ahead'
}

/** Whether the job waits for the customer or a supplier, in the middle of the work. */
export function isOnHold(status: JobStatus): boolean {
  return status === 'waiting_customer' || status === 'waiting_supplier'
}

/** The steps of a job and which one is current. */
export function stepsOf({ kind, status }: Pick<Job, 'kind' | 'status'>): Step[] {
  const way = ways[kind]
  const at = isOnHold(status) ? 1 : way.indexOf(status)
  return way.map((step, index) => ({
    status: step,
    state: index < at || status === 'finished' ? 'done' : index === at ? 'current' : 'ahead',
  }))
}

/** All jobs of a customer: unfinished ones first, then by date, the newest first. */
export function jobsOf({ newPcs, repairs }: MyStatusesQuery['myStatuses']): Job[] {
  const jobs: Job[] = [
    ...newPcs.map((job) => ({ kind: 'newPc' as const, ...job })),
    ...repairs.map((job) => ({ kind: 'repair' as const, ...job })),
  ]
  const isOver = (job: Job) => Number(job.status === 'finished')
  return jobs.toSorted(
    (one, other) => isOver(one) - isOver(other) || other.createdAt.localeCompare(one.createdAt) || other.id - one.id,
  )
}
