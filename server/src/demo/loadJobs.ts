import type { EntityManager } from 'typeorm'
import { createRecord } from '../content/createRecord.js'
import { updateRecord } from '../content/updateRecord.js'
import type { Values } from '../context/Row.js'
import { managedEntity } from '../fields/Managed.js'
import { InternalNote } from '../jobs/InternalNote.js'
import { addInternalNote } from '../jobs/internalNotes.js'
import { JobChange } from '../jobs/JobChange.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import type { DemoJob } from './content/recordTypes.js'
import { type Demo, setAge } from './Demo.js'
import { openDayBack } from './daysBack.js'

/** Writes each job as it went, one change after the other, and then sets the clock back. */
export async function loadJobs(demo: Demo, kind: JobKind, jobs: readonly DemoJob<string>[]): Promise<void> {
  for (const job of jobs) {
    const id = await writeHistory(demo, kind, job)
    for (const { text } of job.notes ?? []) await addInternalNote(demo.context, kind, id, text)
    const times = job.history.map(instantOf)
    await setAge(demo, jobTypes[kind], id, times[0] as string, times.at(-1))
    await demo.context.services.database.write(async (manager) => {
      await setTimes(manager, JobChange, { entity: kind, job: id }, times)
      await setTimes(manager, InternalNote, { entity: kind, job: id }, (job.notes ?? []).map(instantOf))
    })
  }
}

async function writeHistory({ context, inputs }: Demo, kind: JobKind, job: DemoJob<string>): Promise<number> {
  const entity = managedEntity(jobTypes[kind])
  const { history, notes, customer, description, descriptionProblem, intakeDate, includingVat, ...foundOut } = job
  let id = 0
  for (const [index, step] of history.entries()) {
    const taken = index === 0 ? { customer, description, descriptionProblem, intakeDate, includingVat } : {}
    const known = index === history.length - 1 ? foundOut : {}
    const fields: Values = { ...taken, ...known, ...step, holdBackNotice: true }
    const input = inputs.inputOf(entity.type, fields, context.language)
    if (index === 0) id = (await createRecord(context, entity, input)).id
    else await updateRecord(context, entity, id, input)
  }
  return id
}

/** Gives the rows of a job, in the order in which they were written, these times. */
async function setTimes(
  manager: EntityManager,
  type: typeof JobChange | typeof InternalNote,
  of: { entity: JobKind; job: number },
  times: readonly string[],
): Promise<void> {
  const rows = await manager.find(type, { where: of, order: { id: 'ASC' } })
  for (const [index, { id }] of rows.entries()) await manager.update(type, id, { at: times[index] })
}

function instantOf({ daysAgo, time }: { daysAgo: number; time: string }): string {
  return `${openDayBack(daysAgo)}T${time}:00.000Z`
}
