import { IsNull } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import type { Database } from '../database/Database.js'
import { printError, ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { fieldOfText, textsIn } from '../fields/textsIn.js'
import { joined } from '../publication/publishRelease.js'
import { managedByName } from '../records/managedByName.js'
import { type Changes, Revision } from '../records/Revision.js'
import { recordTitle } from '../records/recordTitle.js'
import { updateRecord } from '../records/updateRecord.js'
import { grouped } from './grouped.js'
import { isReplaceable } from './replaceableTexts.js'
import { sentFields } from './sentFields.js'
import { TextReplacement } from './TextReplacement.js'

/** A record that keeps something of a replacement. */
export interface LeftRecord {
  entity: string
  id: number
  title: string
  /** Why, where the old text is refused; null where its text was changed since, or it is gone. */
  reason: string | null
}

/** What taking a replacement back has done. */
export interface UndoneReplacement {
  records: number
  left: LeftRecord[]
}

/**
 * Takes back what was replaced at once, in the texts that still read as they did after it; those that were changed since
 * stay and are named. Each record is updated as by any change.
 * @throws ShopError NOT_FOUND, or CONFLICT where it was taken back already
 */
export function undoReplacement(context: Context, id: number): Promise<UndoneReplacement> {
  return context.services.database.writeTogether(async (database) => {
    const undone = { undoneAt: new Date().toISOString() }
    const { affected } = await database.write((manager) =>
      manager.update(TextReplacement, { id, undoneAt: IsNull() }, undone),
    )
    if (!affected) throw await whyNot(database, id)
    const within = joined(context, database)
    const result: UndoneReplacement = { records: 0, left: [] }
    for (const { entity, record, changes } of await changesOf(database, id)) {
      const left = await takeBack(within, managedByName(entity), record, changes)
      if (left.isChanged) result.records += 1
      if (left.left) result.left.push(left.left)
    }
    return result
  })
}

async function whyNot({ reader }: Database, id: number): Promise<ShopError> {
  const isThere = await reader.existsBy(TextReplacement, { id })
  return isThere ? new ShopError('CONFLICT', { message: { key: 'replacement.undone' } }) : new ShopError('NOT_FOUND')
}

/** What it changed of each record: a shared fact of a sibling may be written twice. */
async function changesOf(
  { reader }: Database,
  batch: number,
): Promise<Pick<Revision, 'entity' | 'record' | 'changes'>[]> {
  const revisions = await reader.find(Revision, { where: { batch }, order: { id: 'ASC' } })
  const byRecord = grouped(revisions, ({ entity, record }) => `${entity}.${record}`)
  return [...byRecord.values()].flatMap((each) => {
    const [first] = each
    if (!first) return []
    const changes: Changes = {}
    for (const revision of each) {
      for (const [field, { from, to }] of Object.entries(revision.changes)) {
        changes[field] = { from: changes[field] ? changes[field].from : from, to }
      }
    }
    return [{ entity: first.entity, record: first.record, changes }]
  })
}

async function takeBack(
  context: Context,
  entity: ManagedEntity,
  id: number,
  changes: Changes,
): Promise<{ isChanged: boolean; left: LeftRecord | null }> {
  const row = (await context.services.database.reader.findOneBy(entity.type, { id })) as Row | null
  const leave = (reason: string | null): LeftRecord => ({
    entity: entity.name,
    id,
    title: row ? recordTitle(entity, row) : `#${id}`,
    reason,
  })
  if (!row) return { isChanged: false, left: leave(null) }
  const { whole, names, isAll } = withOldTexts(entity, row, changes)
  const left = isAll ? null : leave(null)
  // Its sibling may have taken it back along with itself.
  if (names.size === 0) return { isChanged: isAll, left }
  try {
    await updateRecord(context, entity, id, { version: row.version, ...sentFields(entity, whole, names) })
    return { isChanged: true, left }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const { message, errors } = printError(error, context.language)
    return { isChanged: false, left: leave(errors ? Object.values(errors).flat().join(' ') : message) }
  }
}

/** The record with the texts from before, where they still read as they did after the replacement. */
function withOldTexts(entity: ManagedEntity, row: Row, changes: Changes) {
  const side = (which: 'from' | 'to'): Values =>
    Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change[which]]))
  const textsOf = (values: Values) =>
    new Map(textsIn(entity.type, values, isReplaceable).map(({ path, text }) => [path, text]))
  const [before, after] = [textsOf(side('from')), textsOf(side('to'))]
  const whole = structuredClone({ ...row })
  const names = new Set<string>()
  let isAll = true
  for (const [path, was] of before) {
    const then = after.get(path) ?? null
    const placed = textsIn(entity.type, whole, isReplaceable).find((each) => each.path === path)
    const now = placed?.text ?? null
    if (then === was || now === was) continue
    // A text of the record that nothing was left of is empty; a block or an item has to be there.
    if (now !== then || (!placed && path.includes('.'))) {
      isAll = false
      continue
    }
    if (placed) placed.holder[placed.field.name] = was
    else whole[path] = was
    names.add(fieldOfText({ path }))
  }
  return { whole, names, isAll }
}
