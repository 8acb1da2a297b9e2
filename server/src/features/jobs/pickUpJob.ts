import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField } from '../../kernel/errors/ShopError.js'
import { isDrawing } from '../../kernel/fields/isDrawing.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { changeRow } from '../../kernel/records/updateRecord.js'
import { cleanedLine } from '../../kernel/shared/cleanedLine.js'
import type { Job } from './Job.js'
import { type JobKind, jobTypes } from './jobKinds.js'
import { changeJobReport } from './report/jobReports.js'

/** What is entered at the counter when a device is picked up. */
export type PickUp = Partial<Pick<Job, 'paidWith' | 'pickedUpBy' | 'warrantyUntil'>> & {
  /** The path of a drawing of 600 × 200. */
  signature?: string | null
}

const longestName = 120

/**
 * Records that the customer has taken the device along, or that this was a mistake. What happened first stays: a second
 * pick-up changes nothing. The job is finished with it, without a mail about that; the access code of the device goes.
 * @param pickUp how it was paid, who signed with which name and drawing, and until which day there is warranty; what is left
 * out stays
 * @returns since when it is picked up, UTC; null when it is not
 * @throws ShopError NOT_FOUND, or VALIDATION for a name that is too long and a drawing that is none
 */
export async function pickUpJob(
  context: Context,
  kind: JobKind,
  id: number,
  isPickedUp: boolean,
  pickUp: PickUp = {},
): Promise<string | null> {
  const pickedUpBy = cleanedLine(pickUp.pickedUpBy?.replace(/[\s\p{Cc}]+/gu, ' ') ?? '') || null
  if (pickedUpBy !== null && pickedUpBy.length > longestName) {
    const field = { owner: kind, name: 'pickedUpBy' }
    throw invalidField('pickedUpBy', { key: 'field.max', values: { field, max: longestName } })
  }
  const drawing = pickUp.signature?.trim() || null
  if (drawing !== null && !isDrawing(drawing)) throw invalidField('signature', { key: 'intake.signature' })
  const asked = { ...pickUp, pickedUpBy, signature: drawing }
  return context.services.database.write((manager) => pickUpWithin(manager, context, kind, id, isPickedUp, asked))
}

/** The same within a transaction, of what was checked. */
export async function pickUpWithin(
  manager: EntityManager,
  context: Context,
  kind: JobKind,
  id: number,
  isPickedUp: boolean,
  { pickedUpBy = null, signature = null, ...pickUp }: PickUp,
): Promise<string | null> {
  const entity = managedEntity(jobTypes[kind])
  const job = await lockExistingRow(manager, entity, id)
  const before = job.pickedUpAt as string | null
  if ((before !== null) === isPickedUp) return before
  const pickedUpAt = isPickedUp ? new Date().toISOString() : null
  const entered = Object.fromEntries(
    Object.entries({ paidWith: pickUp.paidWith, warrantyUntil: pickUp.warrantyUntil }).filter(
      ([, value]) => value != null,
    ),
  )
  const taken = isPickedUp ? { ...entered, pickedUpBy, status: 'finished', holdBackNotice: true } : { pickedUpBy }
  await changeRow(manager, context, entity, job, { ...taken, pickedUpAt }, null)
  await changeJobReport(manager, { entity: kind, job: id }, { drawing: isPickedUp ? signature : null })
  return pickedUpAt
}
