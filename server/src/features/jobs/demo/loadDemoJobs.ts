import { type EntityManager, IsNull, Not } from 'typeorm'
import { newPcs } from '../../../../demo/content/newPcs.js'
import type { DemoJob, DemoJobLine } from '../../../../demo/content/recordTypes.js'
import { repairs } from '../../../../demo/content/repairs.js'
import type { Values } from '../../../kernel/context/Row.js'
import { managedEntity } from '../../../kernel/fields/Managed.js'
import { createRecord } from '../../../kernel/records/createRecord.js'
import { records } from '../../../kernel/records/records.js'
import { updateRecord } from '../../../kernel/records/updateRecord.js'
import { unnoticed } from '../../../kernel/records/writeWhere.js'
import { type Demo, setAge } from '../../demo/Demo.js'
import { instantOf } from '../../demo/daysBack.js'
import type { MailServices } from '../../messages/MailDelivery.js'
import { ZzpProduct } from '../../stock/ZzpProduct.js'
import { InternalNote } from '../InternalNote.js'
import { addInternalNote } from '../internalNotes.js'
import { JobChange } from '../JobChange.js'
import { type JobKind, jobTypes } from '../jobKinds.js'
import type { JobPhotoServices } from '../photos/jobPhotoUse.js'
import { pickUpJob } from '../pickUpJob.js'
import { loadConversation } from './loadConversation.js'
import { numberDemoJobs } from './numberDemoJobs.js'

/** New PCs and repairs, the oldest of both with the lowest number. */
export async function loadDemoJobs(demo: Demo<JobPhotoServices & MailServices>): Promise<void> {
  await loadKind(demo, 'statusNewPc', newPcs)
  await loadKind(demo, 'statusRepair', repairs)
  await numberDemoJobs(demo)
}

/** Writes the changes of each job in order, and then sets their times. */
async function loadKind(
  demo: Demo<JobPhotoServices & MailServices>,
  kind: JobKind,
  jobs: readonly DemoJob<string>[],
): Promise<void> {
  for (const job of jobs) {
    const id = await writeHistory(demo, kind, job)
    for (const { text, call } of job.notes ?? []) await addInternalNote(demo.context, kind, id, text, call)
    await loadConversation(demo, { entity: kind, job: id }, job)
    const times = job.history.map(instantOf)
    if (job.history.at(-1)?.status === 'finished') await pickUpJob(demo.context, kind, id, true)
    await setAge(demo, jobTypes[kind], id, times[0] as string, times.at(-1))
    await demo.context.services.database.write(async (manager) => {
      const pickedUp = { id, pickedUpAt: Not(IsNull()) }
      await records.updateWhere(manager, jobTypes[kind], pickedUp, { pickedUpAt: times.at(-1) }, unnoticed)
      await setTimes(manager, JobChange, { entity: kind, job: id }, times)
      await setTimes(manager, InternalNote, { entity: kind, job: id }, (job.notes ?? []).map(instantOf))
    })
  }
}

async function writeHistory(
  { context, inputs }: Demo<MailServices>,
  kind: JobKind,
  job: DemoJob<string>,
): Promise<number> {
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
