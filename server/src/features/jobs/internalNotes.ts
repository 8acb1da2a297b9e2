import { assertReaches } from '../../kernel/access/allow.js'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { noteText } from '../../kernel/records/noteText.js'
import { notFound } from '../../kernel/records/notFound.js'
import { type CallResult, InternalNote } from './InternalNote.js'
import { type JobKind, jobTypes } from './jobKinds.js'

/** The notes of a job, oldest first. @throws ShopError NOT_FOUND */
export async function readInternalNotes(context: Context, kind: JobKind, job: number): Promise<InternalNote[]> {
  const { rows } = context.services.database
  if (!(await rows.first(jobTypes[kind], { id: job }))) throw notFound(managedEntity(jobTypes[kind]))
  return rows.find(InternalNote, { where: { entity: kind, job }, order: [['id', 'ASC']] })
}

/**
 * @param call how a call to the customer ended: nothing else need be said of it
 * @throws ShopError VALIDATION, NOT_FOUND
 */
export async function addInternalNote(
  { services: { database }, viewer }: Context,
  kind: JobKind,
  job: number,
  given: string,
  call: CallResult | null = null,
): Promise<InternalNote> {
  const text = call !== null && given.trim() === '' ? '' : noteText(given)
  return database.write(async (manager) => {
    // Locked, so that no note is added to a job that is being deleted.
    await lockExistingRow(manager, managedEntity(jobTypes[kind]), job)
    return manager.save(
      manager.create(InternalNote, {
        entity: kind,
        job,
        at: new Date().toISOString(),
        userName: viewer?.name ?? null,
        text,
        call,
      }),
    )
  })
}

/** @throws ShopError NOT_FOUND, or FORBIDDEN for a program that is limited to other sections */
export async function deleteInternalNote({ services: { database }, viewer }: Context, id: number): Promise<void> {
  const note = await database.rows.first(InternalNote, { id })
  if (note && viewer) assertReaches(viewer, note.entity, true)
  const { affected } = await database.write((manager) => manager.delete(InternalNote, { id }))
  if (!affected) throw new ShopError('NOT_FOUND', { message: { key: 'notFound.internalNote' } })
}
