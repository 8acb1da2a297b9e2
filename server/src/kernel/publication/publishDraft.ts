import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { createRecord } from '../records/createRecord.js'
import type { Draft } from '../records/Draft.js'
import { updateRecord } from '../records/updateRecord.js'
import { claim } from './saveDraft.js'
import { existingDraft } from './storedDraft.js'

/**
 * Makes a record what its draft says, in one transaction with the end of the draft: as any add or change, with all that is
 * judged of one. Who was second finds no draft. What the record was changed to meanwhile in other fields stays.
 * @param version of the draft; not compared when null
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT, or VALIDATION that names every invalid field: then
 * the draft stays
 */
export async function publishDraft(
  context: Context,
  entity: ManagedEntity,
  record: number,
  version: number | null,
): Promise<Row> {
  const { draft } = await existingDraft(context, entity, record)
  if (version !== null && version !== draft.version) throw new ShopError('CONFLICT')
  return context.services.database.writeTogether(async (database) => {
    await database.write((manager) => claim(manager, draft))
    return apply({ ...context, services: { ...context.services, database } }, entity, draft)
  })
}

/** A record that is published is seen, unless its draft says that it is not. */
function apply(context: Context, entity: ManagedEntity, { record, isNew, content }: Draft): Promise<Row> {
  const values = { visible: true, ...content }
  if (!isNew) return updateRecord(context, entity, record, values)
  // What a form leaves empty is left out, so that it begins as it does without a form.
  const filled = Object.entries(values).filter(([, value]) => value !== null)
  return createRecord(context, entity, { ...Object.fromEntries(filled), id: record })
}

/** Ends the transaction of a trial. */
class Trial extends Error {}

/**
 * Says what publishing a draft would be refused for, by publishing it in a transaction that is undone.
 * @throws ShopError as `publishDraft`
 */
export async function tryDraft(context: Context, entity: ManagedEntity, draft: Draft): Promise<void> {
  try {
    await context.services.database.writeTogether(async (database) => {
      await database.write((manager) => claim(manager, draft))
      await apply({ ...context, services: { ...context.services, database } }, entity, draft)
      throw new Trial()
    })
  } catch (error) {
    if (!(error instanceof Trial)) throw error
  }
}
