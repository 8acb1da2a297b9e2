import type { JobMessageFieldsFragment, JobPhotoFieldsFragment, MyStatusesQuery } from '../generated/graphql'

type NewPc = MyStatusesQuery['myStatuses']['newPcs'][number]
type Repair = MyStatusesQuery['myStatuses']['repairs'][number]

/** What the shop is doing for a customer. */
export type Job = (({ kind: 'newPc' } & NewPc) | ({ kind: 'repair' } & Repair)) & {
  photos: JobPhotoFieldsFragment[]
  messages: JobMessageFieldsFragment[]
}
export type JobStatus = Job['status']

/** What the server calls each kind. */
export const entityOf = { newPc: 'statusNewPc', repair: 'statusRepair' } as const

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
function isOnHold(status: JobStatus): boolean {
  return status === 'waiting_customer' || status === 'waiting_supplier'
}

/** What a job asks of its customer: nothing any more, to collect it, an answer, or patience. */
export type JobState = 'over' | 'ready' | 'onHold' | 'busy'

export function stateOf({ status }: Pick<Job, 'status'>): JobState {
  if (status === 'finished') return 'over'
  if (status === 'return_appointment' || status === 'delivery_appointment') return 'ready'
  return isOnHold(status) ? 'onHold' : 'busy'
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

/** All jobs of a customer: the unfinished ones, then the finished ones, each by the day of intake, the newest first. */
export function jobsOf({ newPcs, repairs, photos, messages }: MyStatusesQuery['myStatuses']): Job[] {
  const saidOf = (kind: Job['kind'], id: number) => {
    const isOfJob = (each: { entity: string; job: number }) => each.entity === entityOf[kind] && each.job === id
    return { photos: photos.filter(isOfJob), messages: messages.filter(isOfJob) }
  }
  const jobs: Job[] = [
    ...newPcs.map((job) => ({ kind: 'newPc' as const, ...job, ...saidOf('newPc', job.id) })),
    ...repairs.map((job) => ({ kind: 'repair' as const, ...job, ...saidOf('repair', job.id) })),
  ]
  const isOver = (job: Job) => Number(job.status === 'finished')
  return jobs.toSorted(
    (one, other) =>
      isOver(one) - isOver(other) ||
      dayOf(other).localeCompare(dayOf(one)) ||
      other.createdAt.localeCompare(one.createdAt),
  )
}

/** The day of intake; where the shop has entered none, the day on which the job was. */
function dayOf({ intakeDate, createdAt }: Job): string {
  return intakeDate ?? createdAt.slice(0, 10)
}
