import type { EntityManager } from 'typeorm'
import type { Context, RecordedWrite } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { violatedIndex } from '../database/databaseErrors.js'
import { ShopError } from '../errors/ShopError.js'
import { isTranslated } from '../fields/isTranslated.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { Draft } from '../records/Draft.js'
import { storedEntity } from '../records/managedByName.js'
import { notFound } from '../records/notFound.js'
import { ApprovalRequest } from './ApprovalRequest.js'
import { isPublishedKind } from './Published.js'
import type { Publication } from './publicationState.js'
import { publishedKindsInUse } from './publishedKinds.js'
import { ReleaseMember } from './Release.js'
import { type FoundDraft, findDraft, liveRow } from './storedDraft.js'

/** What a release publishes: the draft of a record, or a concept as it is. */
export interface Part {
  entity: ManagedEntity
  record: number
  /** Null for a concept that has no draft. */
  draft: Draft | null
  /** Null for a new record. */
  live: Row | null
}

/** What a release would publish, in the order in which it was added. What is of no use any more is left out. */
export async function partsOf(context: Context, releaseId: number): Promise<Part[]> {
  const { reader } = context.services.database
  const members = await reader.find(ReleaseMember, { where: { releaseId }, order: { id: 'ASC' } })
  const parts: Part[] = []
  for (const { entity: name, record } of members) {
    const entity = storedEntity(name)
    const part = entity && (await partOf(context, entity, record))
    if (part) parts.push(part)
  }
  return parts
}

/** Of drafts, and of the concepts of each kind: more than anybody looks through. */
const maxCandidates = 100

/** What could be put into a release and is in none: drafts, the last saved first, and concepts. */
export async function candidates(context: Context): Promise<Part[]> {
  const { reader } = context.services.database
  const taken = new Set((await reader.find(ReleaseMember)).map(({ entity, record }) => `${entity} ${record}`))
  const kinds = await publishedKindsInUse(context)
  const drafts = await reader.find(Draft, { order: { id: 'DESC' }, take: maxCandidates })
  const named = drafts.map(({ entity, record }) => ({ entity: kinds.find(({ name }) => name === entity), record }))
  const concepts = kinds.map(async (entity) => {
    const rows = await reader.find(entity.type, {
      select: { id: true },
      where: { state: 'concept' },
      order: { id: 'DESC' },
      take: maxCandidates,
    } as object)
    return (rows as Row[]).map(({ id }) => ({ entity, record: id }))
  })
  const parts: Part[] = []
  for (const { entity, record } of [...named, ...(await Promise.all(concepts)).flat()]) {
    const key = `${entity?.name} ${record}`
    if (!entity || taken.has(key)) continue
    taken.add(key)
    const part = await partOf(context, entity, record)
    if (part) parts.push(part)
  }
  return parts
}

/** A record as a release would publish it; null where there is nothing to publish. */
export async function partOf(context: Context, entity: ManagedEntity, record: number): Promise<Part | null> {
  const found: FoundDraft | null = await findDraft(context, entity, record)
  if (found) return { entity, record, ...found }
  const live = await liveRow(context, entity, record, false)
  return live && isConcept(live) ? { entity, record, draft: null, live } : null
}

function isConcept(row: Row): boolean {
  return !(row as Row & Publication).visible
}

/**
 * A record that is to be published with others, and its translation where that has something to publish, too.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_REQUEST for a kind without moments, or VALIDATION where
 * nothing of it is to be published
 */
export async function partsToAdd(
  context: Context,
  entity: ManagedEntity,
  record: number,
  bothLanguages: boolean,
): Promise<Part[]> {
  if (!isPublishedKind(entity.type)) throw new ShopError('BAD_REQUEST')
  const own = await partOf(context, entity, record)
  const twins = bothLanguages ? await twinsOf(context, entity, record) : []
  const parts = [own, ...(await Promise.all(twins.map((twin) => partOf(context, entity, twin))))]
  const found = parts.filter((part) => part !== null)
  if (found.length > 0) return found
  if (!(await liveRow(context, entity, record, false))) throw notFound(entity)
  throw new ShopError('VALIDATION', { message: { key: 'release.nothingToPublish' } })
}

/** The record in the other language, which may be new as this one may be. */
export async function twinsOf({ services }: Context, { type, name }: ManagedEntity, record: number): Promise<number[]> {
  const { reader } = services.database
  if (!isTranslated(type)) return []
  const row = (await reader.findOneBy(type, { id: record })) as Row | null
  const both = row ? ((await reader.findBy(type, { pair: row.pair } as object)) as Row[]) : []
  const draft = await reader.findOneBy(Draft, { entity: name, record })
  const added = await reader.findBy(Draft, { entity: name, isNew: true })
  const translations = added.filter(({ content }) => Number(content.translationOf) === record)
  const ids = [...both.map(({ id }) => id), Number(draft?.content.translationOf ?? record)]
  return [...new Set([...ids, ...translations.map((each) => each.record)])].filter((id) => id !== record)
}

/** Puts records into a release, out of another. From then on none of them publishes itself. */
export async function join(manager: EntityManager, releaseId: number, parts: readonly Part[]): Promise<void> {
  try {
    for (const { entity, record, draft } of parts) {
      await leave(manager, entity.name, record)
      await manager.insert(ReleaseMember, { releaseId, entity: entity.name, record })
      if (draft?.publishAt) await manager.update(Draft, { id: draft.id }, { publishAt: null, failure: null })
    }
  } catch (error) {
    // Two put it into one at the same moment.
    throw violatedIndex(error) ? new ShopError('CONFLICT') : error
  }
}

/** What is decided on: it leaves its release, and nobody is asked for it any more. */
export async function settle(manager: EntityManager, entity: string, record: number): Promise<void> {
  await leave(manager, entity, record)
  await manager.delete(ApprovalRequest, { entity, record })
}

/** Takes a record out of the release that it is in, if any. */
export async function leave(manager: EntityManager, entity: string, record: number): Promise<void> {
  await manager.delete(ReleaseMember, { entity, record })
}

/** What has no draft any more leaves its release, unless it is a concept, which a release publishes as it is. */
export async function leaveWithoutDraft(manager: EntityManager, { entity: name, record }: Draft): Promise<void> {
  const entity = storedEntity(name)
  const row = entity && ((await manager.findOneBy(entity.type, { id: record })) as Row | null)
  if (!row || !isConcept(row)) await settle(manager, name, record)
}

/** What is deleted leaves its release, and what is published by itself. */
export async function leaveWhenPublic(
  manager: EntityManager,
  { entity, before, after }: Pick<RecordedWrite, 'entity' | 'before' | 'after'>,
): Promise<void> {
  if (!before || !isPublishedKind(entity.type)) return
  if (!after) return settle(manager, entity.name, before.id)
  if (!isConcept(before) || isConcept(after)) return
  const hasDraft = await manager.existsBy(Draft, { entity: entity.name, record: after.id })
  if (!hasDraft) await settle(manager, entity.name, after.id)
}
