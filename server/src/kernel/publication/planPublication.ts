import { allow, isThere } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import { inputsFor } from '../fields/inputs.js'
import { isTranslated } from '../fields/isTranslated.js'
import type { ManagedEntity } from '../fields/Managed.js'
import type { RecordVersion } from '../records/changeMany.js'
import { lockExistingRow, lockedRow, lockRows } from '../records/lockedRow.js'
import { notFound } from '../records/notFound.js'
import { changeRow } from '../records/updateRecord.js'
import { validate } from '../records/validate.js'
import { isPublishedKind } from './Published.js'
import type { Publication } from './publicationState.js'

/**
 * Says when visitors see a record, and its translation with it where both are to be seen alike: both or none.
 * @returns the record, and then its translation as far as it was written
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_REQUEST for what has no moments, VALIDATION for an end that
 * is not after its beginning, or CONFLICT when the record was changed since its `version`
 */
export async function planPublication(
  context: Context,
  entity: ManagedEntity,
  { id, version }: RecordVersion,
  moments: Publication,
  bothLanguages: boolean,
): Promise<Row[]> {
  const permission = allow(context.viewer, 'update', entity.name)
  if (permission.changes) throw new ShopError('FORBIDDEN')
  if (!isPublishedKind(entity.type)) throw new ShopError('BAD_REQUEST')
  const { database, writeHooks } = context.services
  const values = { ...moments }
  await validate(entity.type, inputsFor(entity.type).update, values)
  const current = (await database.reader.findOneBy(entity.type, { id })) as Row | null
  if (!current || !isThere(permission, current)) throw notFound(entity)
  const translation = bothLanguages ? await translationOf(context, entity, current) : []
  const written = await database.write(async (manager) => {
    await lockRows(manager, entity, [id, ...translation])
    const rows = [
      await changeRow(manager, context, entity, await lockExistingRow(manager, entity, id), values, version),
    ]
    for (const other of translation) {
      const before = await lockedRow(manager, entity, other)
      if (before) rows.push(await changeRow(manager, context, entity, before, values, null))
    }
    return rows
  })
  await writeHooks[entity.name]?.afterCommit?.(context)
  return written
}

async function translationOf({ services }: Context, { type }: ManagedEntity, { id, pair }: Row): Promise<number[]> {
  if (!isTranslated(type)) return []
  const both = (await services.database.reader.findBy(type, { pair } as object)) as Row[]
  return both.filter((row) => row.id !== id).map((row) => row.id)
}
