import { IsNull } from 'typeorm'
import type { Context } from '../context/Context.js'
import { Loaders } from '../context/Loaders.js'
import type { Database } from '../database/Database.js'
import { type FieldErrors, printError, ShopError } from '../errors/ShopError.js'
import { fieldsOf } from '../fields/FieldDescription.js'
import { createRecord } from '../records/createRecord.js'
import { Draft } from '../records/Draft.js'
import { namesOf } from '../records/manyRecords.js'
import { updateRecord } from '../records/updateRecord.js'
import { approvalNeeded } from './approval.js'
import { Release, ReleaseMember } from './Release.js'
import { type Part, partsOf } from './releaseMembers.js'
import { mergedRow } from './storedDraft.js'

interface Fault {
  part: Part
  error: ShopError
}

/**
 * Publishes all that is in a release in one transaction, or nothing; who is second finds it published.
 * @returns how many records it published
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT where it was published already, or VALIDATION that says
 * of every record why it is refused, under its entity and id, such as `tip.12`
 */
export function publishRelease(context: Context, id: number): Promise<number> {
  return context.services.database.writeTogether((database) => publishWithin(joined(context, database), id))
}

/** Ends the transaction of a trial. */
class Trial extends Error {}

/** Says what publishing a release would be refused for, in a transaction that is undone. @throws ShopError as `publishRelease` */
export async function tryRelease(context: Context, id: number): Promise<void> {
  try {
    await context.services.database.writeTogether(async (database) => {
      await publishWithin(joined(context, database), id)
      throw new Trial()
    })
  } catch (error) {
    if (!(error instanceof Trial)) throw error
  }
}

/** A context whose reads and writes happen within a transaction. */
export function joined<Needs>(context: Context<Needs>, database: Database): Context<Needs> {
  return { ...context, services: { ...context.services, database }, loaders: new Loaders(database.rows) }
}

async function publishWithin(context: Context, id: number): Promise<number> {
  // Or else each of its records would be said to be at fault.
  if (context.viewer?.asksApproval) throw approvalNeeded()
  const { database } = context.services
  const claimed = { publishedAt: new Date().toISOString(), failure: null }
  const { affected } = await database.write((manager) =>
    manager.update(Release, { id, publishedAt: IsNull() }, claimed),
  )
  if (!affected) throw await whyNot(database, id)
  const parts = await partsOf(context, id)
  if (parts.length === 0) throw new ShopError('VALIDATION', { message: { key: 'release.empty' } })
  await database.write(async (manager) => {
    await manager.delete(ReleaseMember, { releaseId: id })
    for (const { draft } of parts) {
      if (draft && !(await manager.delete(Draft, { id: draft.id, version: draft.version })).affected) {
        throw new ShopError('CONFLICT')
      }
    }
    await manager.update(Release, { id }, { publishedCount: parts.length })
  })
  const faults = await applyAll(context, parts)
  if (faults.length > 0) throw await refusal(context, faults)
  return parts.length
}

async function whyNot({ reader }: Database, id: number): Promise<ShopError> {
  const isThere = await reader.existsBy(Release, { id })
  return isThere ? new ShopError('CONFLICT', { message: { key: 'release.published' } }) : new ShopError('NOT_FOUND')
}

/**
 * Parents before children and records before what leads to them, in whatever order they were added: what is refused is tried
 * again as long as others succeed. New records that lead to each other are added without that first.
 */
async function applyAll(context: Context, parts: readonly Part[]): Promise<Fault[]> {
  let left = parts
  const unfinished: Part[] = []
  while (left.length > 0) {
    const faults = await refusedOf(left, (part) => apply(context, part))
    if (faults.length < left.length) {
      left = faults.map(({ part }) => part)
      continue
    }
    const eased = await firstEased(context, left)
    if (!eased) return faults
    unfinished.push(eased)
    left = left.filter((part) => part !== eased)
  }
  return refusedOf(unfinished, ({ entity, record, draft }) => {
    const { translationOf: _, ...values } = draft?.content ?? {}
    return updateRecord(context, entity, record, { ...values, visible: true })
  })
}

async function refusedOf(parts: readonly Part[], work: (part: Part) => Promise<unknown>): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const part of parts) {
    try {
      await work(part)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      faults.push({ part, error })
    }
  }
  return faults
}

/** The first new record that can be added once it leads to no other. */
async function firstEased(context: Context, parts: readonly Part[]): Promise<Part | undefined> {
  for (const part of parts) {
    const { entity, draft } = part
    if (!draft?.isNew) continue
    const leading = fieldsOf(entity.type).filter(
      ({ kind, required }) => !required && (kind.leadsTo === 'record' || kind.references || kind.parts),
    )
    const content = { ...draft.content }
    for (const { name } of leading) delete content[name]
    const [fault] = await refusedOf([part], () => apply(context, { ...part, draft: { ...draft, content } }))
    if (!fault) return part
  }
  return undefined
}

/** New records and concepts are to be seen; of what visitors see, a draft may say that they are not to any more. */
function apply(context: Context, { entity, record, draft }: Part): Promise<unknown> {
  if (draft?.isNew) return createRecord(context, entity, { ...draft.content, visible: true, id: record })
  return updateRecord(context, entity, record, { visible: true, ...draft?.content })
}

async function refusal(context: Context, faults: readonly Fault[]): Promise<ShopError> {
  const fields: FieldErrors = {}
  for (const { part, error } of faults) {
    const { entity, record, draft, live } = part
    const row = draft ? await mergedRow(context.services.database.reader, entity, { draft, live }) : live
    const { message, errors } = printError(error, context.language)
    const reason = errors ? Object.values(errors).flat().join(' ') : message
    const name = row ? namesOf(entity, [row]) : String(record)
    fields[`${entity.name}.${record}`] = [{ key: 'release.recordRefused', values: { record: name, reason } }]
  }
  return new ShopError('VALIDATION', { message: { key: 'release.refused' }, fields })
}
