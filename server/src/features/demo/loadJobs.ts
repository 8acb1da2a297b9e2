import { type EntityManager, IsNull, Not } from 'typeorm'
import type { DemoJob, DemoJobLine } from '../../../demo/content/recordTypes.js'
import type { Values } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { createRecord } from '../../kernel/records/createRecord.js'
import { updateRecord } from '../../kernel/records/updateRecord.js'
import { InternalNote } from '../jobs/InternalNote.js'
import { addInternalNote } from '../jobs/internalNotes.js'
import { JobChange } from '../jobs/JobChange.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { pickUpJob } from '../jobs/pickUpJob.js'
import { ZzpProduct } from '../stock/ZzpProduct.js'
import { type Demo, setAge } from './Demo.js'
import { instantOf } from './daysBack.js'
import { loadConversation } from './loadConversation.js'

/** Writes the changes of each job in order, and then sets their times. */
export async function loadJobs(demo: Demo, kind: JobKind, jobs: readonly DemoJob<string>[]): Promise<void> {
  for (const job of jobs) {
    const id = await writeHistory(demo, kind, job)
    for (const { text } of job.notes ?? []) await addInternalNote(demo.context, kind, id, text)
    await loadConversation(demo, { entity: kind, job: id }, job)
    const times = job.history.map(instantOf)
    if (job.history.at(-1)?.status === 'finished') await pickUpJob(demo.context, kind, id, true, { paidWith: 'card' })
    await setAge(demo, jobTypes[kind], id, times[0] as string, times.at(-1))
    await demo.context.services.database.write(async (manager) => {
      await manager.update(
        jobTypes[kind],
        { id, pickedUpAt: Not(IsNull()) },
        { pickedUpAt: times.at(-1), paidAt: times.at(-1) },
      )
      await setTimes(manager, JobChange, { entity: kind, job: id }, times)
      await setTimes(manager, InternalNote, { entity: kind, job: id }, (job.notes ?? []).map(instantOf))
    })
  }
}

async function writeHistory({ context, inputs }: Demo, kind: JobKind, job: DemoJob<string>): Promise<number> {
  const entity = managedEntity(jobTypes[kind])
  const {
    history,
    notes,
    photos,
    messages,
    costs,
    usedParts,
    lines,
    whatHasBeenDone,
    startDate,
    endDate,
    warrantyUntil,
    ...intake
  } = job
  const foundOut = {
    costs,
    usedParts,
    whatHasBeenDone,
    startDate,
    endDate,
    warrantyUntil,
    lines: lines?.map(withStock),
  }
  let id = 0
  for (const [index, step] of history.entries()) {
    const taken = index === 0 ? intake : {}
    const known = index === history.length - 1 ? foundOut : {}
    const fields: Values = { ...taken, ...known, ...step, holdBackNotice: true }
    const input = inputs.inputOf(entity.type, fields, context.language)
    if (index === 0) id = (await createRecord(context, entity, input)).id
    else await updateRecord(context, entity, id, input)
  }
  return id

  function withStock({ part, ...line }: DemoJobLine): Values {
    return part === undefined ? line : { ...line, stockProduct: inputs.idOf(ZzpProduct, part, context.language) }
  }
}

/** Sets the times of the rows of a job, in the order of insertion. */
async function setTimes(
  manager: EntityManager,
  type: typeof JobChange | typeof InternalNote,
  of: { entity: JobKind; job: number },
  times: readonly string[],
): Promise<void> {
  const rows = await manager.find(type, { where: of, order: { id: 'ASC' } })
  for (const [index, { id }] of rows.entries()) await manager.update(type, id, { at: times[index] })
}
