import type { JobMessageFieldsFragment, JobPhotoFieldsFragment, MyStatusesQuery } from '../../generated/graphql'

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

export function stateOf({ status, isReady }: Pick<Job, 'status' | 'isReady'>): JobState {
  if (status === 'finished') return isReady ? 'ready' : 'over'
  if (status === 'return_appointment' || status === 'delivery_appointment') return 'ready'
  return isOnHold(status) ? 'onHold' : 'busy'
}

/** Whether its customer reads on top what was decided on its quotes: until it is over. */
export function isDecided(
  job: Pick<Job, 'status' | 'isReady' | 'agreedAt'> & { quotes: readonly { state: string }[] },
): boolean {
  return stateOf(job) !== 'over' && (job.agreedAt !== null || job.quotes.some(({ state }) => state === 'declined'))
}

/** The status by whose name a job goes: one that is finished and was not collected is ready. */
export function shownStatus({ status, isReady }: Pick<Job, 'status' | 'isReady'>): JobStatus {
  return status === 'finished' && isReady ? 'return_appointment' : status
}

/** The message of what comes next: a new PC is not a thing that was brought in. */
export function nextOf({ kind, status, isReady }: Pick<Job, 'kind' | 'status' | 'isReady'>) {
  if (status === 'finished' && isReady) return 'status.next.collect'
  return kind === 'newPc' && status === 'waiting' ? 'status.next.ordered' : (`status.next.${status}` as const)
}

/** The steps of a job and which one is current. */
export function stepsOf(job: Pick<Job, 'kind' | 'status' | 'isReady'>): Step[] {
  const way = ways[job.kind]
  // A new PC has no step for being collected: its last one goes on until it is.
  const shown = way.includes(shownStatus(job)) ? shownStatus(job) : job.status
  const at = isOnHold(shown) ? 1 : way.indexOf(shown)
  return way.map((step, index) => ({
    status: step,
    state: index < at || stateOf(job) === 'over' ? 'done' : index === at ? 'current' : 'ahead',
  }))
}

/** All jobs of a customer: the unfinished ones, then those that are over, each by the day of intake, the newest first. */
export function jobsOf({
  newPcs,
  repairs,
  photos,
  messages,
}: Omit<MyStatusesQuery['myStatuses'], 'language' | 'invoices'>): Job[] {
  const saidOf = (kind: Job['kind'], id: number) => {
    const isOfJob = (each: { entity: string; job: number }) => each.entity === entityOf[kind] && each.job === id
    return { photos: photos.filter(isOfJob), messages: messages.filter(isOfJob) }
  }
  const jobs: Job[] = [
    ...newPcs.map((job) => ({ kind: 'newPc' as const, ...job, ...saidOf('newPc', job.id) })),
    ...repairs.map((job) => ({ kind: 'repair' as const, ...job, ...saidOf('repair', job.id) })),
  ]
  const isOver = (job: Job) => Number(stateOf(job) === 'over')
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
