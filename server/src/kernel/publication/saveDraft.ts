import type { EntityManager } from 'typeorm'
import { allow } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import { violatedIndex } from '../database/databaseErrors.js'
import { ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { sharedFields } from '../fields/sharedFields.js'
import { Draft } from '../records/Draft.js'
import { assertReserved, idTaken, reserveId } from '../records/ids.js'
import { normalise } from '../records/normalise.js'
import { notFound } from '../records/notFound.js'
import { eventOf } from '../records/RecordEvent.js'
import { assertUnplanned } from './approval.js'
import { isPublishedKind } from './Published.js'
import { leaveWithoutDraft } from './releaseMembers.js'
import { liveRow, siblingOf } from './storedDraft.js'

/** What a client keeps of a record. */
export interface DraftSaved {
  /** What it sends; fields that it leaves out stay as they are in the draft. */
  input: Values
  /** The record; null for a new one, whose id is reserved unless the input has one. */
  record: number | null
  /** The version of the draft that it has read; not compared when null. */
  version: number | null
}

/**
 * Keeps what is to become of a record, without judging it: a draft may lack anything, and is judged when it is published.
 * It stands in no history, and no visitor sees a trace of it.
 * @returns null where nothing differs from the record any more: then there is no draft
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_REQUEST for a kind without drafts, or CONFLICT when another
 * editor saved it meanwhile
 */
export async function saveDraft(context: Context, entity: ManagedEntity, saved: DraftSaved): Promise<Draft | null> {
  if (!isPublishedKind(entity.type)) throw new ShopError('BAD_REQUEST')
  const { id: given, version: _, ...sent } = plain(saved.input)
  const { reader } = context.services.database
  const record = saved.record ?? (given as number | undefined) ?? null
  const known = record === null ? null : await reader.findOneBy(Draft, { entity: entity.name, record })
  const isNew = known?.isNew ?? saved.record === null
  const live = record === null ? null : await liveRow(context, entity, record, isNew)
  if (!isNew && !live) throw notFound(entity)
  allow(context.viewer, isNew ? 'create' : 'update', entity.name)
  // One that was read and is not there any more was published or thrown away meanwhile.
  const version = known?.version ?? 0
  if (saved.version !== null && saved.version !== version && (known || saved.version > 0))
    throw new ShopError('CONFLICT')
  const content = live ? differing(entity, { ...known?.content, ...sent }, live) : { ...known?.content, ...sent }
  const { viewer } = context
  if (live && Object.keys(content).length === 0) {
    if (known) await context.services.database.write((manager) => discard(manager, viewer, known))
    return null
  }
  const base = live
    ? Object.fromEntries(Object.keys(content).map((name) => [name, known?.base[name] ?? live[name]]))
    : {}
  try {
    return await context.services.database.write(async (manager) => {
      const own = { content, base: plain(base), isNew }
      const of = known ?? { entity: entity.name, record }
      if (of.record !== null) await assertUnplanned(manager, viewer, { ...of, record: of.record })
      const draft = known
        ? await change(manager, context, entity, known, own)
        : await insert(manager, context, entity, { ...own, record })
      await takeFacts(manager, viewer, entity, draft, live)
      return draft
    })
  } catch (error) {
    // Two began one at the same moment.
    throw violatedIndex(error) ? new ShopError('CONFLICT') : error
  }
}

type Content = Pick<Draft, 'content' | 'base' | 'isNew'>

async function insert(
  manager: EntityManager,
  { viewer }: Context,
  entity: ManagedEntity,
  { record: given, ...content }: Content & { record: number | null },
): Promise<Draft> {
  const { isNew } = content
  if (isNew && given !== null) {
    await assertReserved(manager, entity.name, given)
    if (await manager.existsBy(entity.type, { id: given })) throw idTaken()
  }
  const record = given ?? (await reserveId(manager, entity.name))
  const event = eventOf(viewer, entity, { id: record } as Row)
  return manager.save(Draft, { ...event, ...content, version: 1, publishAt: null, failure: null })
}

async function change(
  manager: EntityManager,
  { viewer }: Context,
  entity: ManagedEntity,
  { id, record, version, publishAt }: Draft,
  content: Content,
): Promise<Draft> {
  const values = { ...eventOf(viewer, entity, { id: record } as Row), ...content, version: version + 1, failure: null }
  const { affected } = await manager.update(Draft, { id, version }, values as object)
  if (!affected) throw new ShopError('CONFLICT')
  return { ...values, id, publishAt }
}

/** Throws a draft away. @throws ShopError CONFLICT, or FORBIDDEN to who has to ask, for one that is planned */
export async function discard(manager: EntityManager, viewer: Context['viewer'], draft: Draft): Promise<void> {
  await assertUnplanned(manager, viewer, draft)
  await claim(manager, draft)
}

/** Removes a draft as it was read, which is then the caller's alone and in no release. @throws ShopError CONFLICT when it was changed meanwhile */
export async function claim(manager: EntityManager, draft: Draft): Promise<void> {
  const { affected } = await manager.delete(Draft, { id: draft.id, version: draft.version })
  if (!affected) throw new ShopError('CONFLICT')
  await leaveWithoutDraft(manager, draft)
}

/** A fact of both languages stands in one of their drafts: in that of the editor who changed it last. */
async function takeFacts(
  manager: EntityManager,
  viewer: Context['viewer'],
  entity: ManagedEntity,
  draft: Draft,
  live: Row | null,
): Promise<void> {
  const facts = sharedFields(entity.type).filter(({ name }) => name in draft.content)
  const sibling = facts.length > 0 ? await siblingOf(manager, entity, draft, live) : undefined
  const other = sibling && (await manager.findOneBy(Draft, { entity: entity.name, record: sibling.id }))
  if (!other || !facts.some(({ name }) => name in other.content)) return
  await assertUnplanned(manager, viewer, other)
  const content = { ...other.content }
  for (const { name } of facts) delete content[name]
  if (Object.keys(content).length === 0) await manager.delete(Draft, { id: other.id })
  else await manager.update(Draft, { id: other.id }, { content, version: other.version + 1 } as object)
}

/** The fields that a record has otherwise. */
function differing({ type }: ManagedEntity, content: Values, live: Row): Values {
  const stored = normalise(type, content)
  const isOther = ([name]: [string, unknown]) =>
    name in stored && JSON.stringify(stored[name]) !== JSON.stringify(live[name] ?? null)
  return Object.fromEntries(Object.entries(content).filter(isOther))
}

/** As it is stored: an input of GraphQL has classes, and names without a value. */
function plain(values: Values): Values {
  return JSON.parse(JSON.stringify(values)) as Values
}
