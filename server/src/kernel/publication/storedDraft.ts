import type { EntityManager } from 'typeorm'
import { allow, isThere } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { sharedFields } from '../fields/sharedFields.js'
import { Draft } from '../records/Draft.js'
import { normalise, systemDefaults, withDefaults } from '../records/normalise.js'
import { notFound } from '../records/notFound.js'

/** A draft with the record that it belongs to. */
export interface FoundDraft {
  draft: Draft
  /** Null for a new one. */
  live: Row | null
}

/** @throws ShopError UNAUTHENTICATED, FORBIDDEN, or NOT_FOUND where there is no draft */
export async function existingDraft(context: Context, entity: ManagedEntity, record: number): Promise<FoundDraft> {
  const found = await findDraft(context, entity, record)
  if (!found) throw notFound(entity)
  return found
}

/** The draft of a record; null where there is none, and while its record is in the trash. */
export async function findDraft(context: Context, entity: ManagedEntity, record: number): Promise<FoundDraft | null> {
  const { reader } = context.services.database
  const draft = await reader.findOneBy(Draft, { entity: entity.name, record })
  const live = await liveRow(context, entity, record, draft?.isNew ?? false)
  return draft && (draft.isNew || live) ? { draft, live } : null
}

/** What is to become of a record and what it is, for everyone: who may see it is up to the caller. */
export async function draftBeside(
  { services }: Context,
  entity: ManagedEntity,
  record: number,
): Promise<{ draft: Draft | null; live: Row | null }> {
  const { reader } = services.database
  const draft = await reader.findOneBy(Draft, { entity: entity.name, record })
  const live = (await reader.findOneBy(entity.type, { id: record })) as Row | null
  return { draft: draft && (draft.isNew || live) ? draft : null, live }
}

/** The record as visitors see it, if the viewer may change it. */
export async function liveRow(
  { viewer, services: { database } }: Context,
  entity: ManagedEntity,
  record: number,
  isNew: boolean,
): Promise<Row | null> {
  const permission = allow(viewer, isNew ? 'create' : 'update', entity.name)
  if (isNew) return null
  const row = (await database.reader.findOneBy(entity.type, { id: record })) as Row | null
  return row && isThere(permission, row) ? row : null
}

/** The record as it would be once published: with what its draft changes, and the facts that the draft of its sibling changes. */
export async function mergedRow(
  manager: EntityManager,
  entity: ManagedEntity,
  { draft, live }: FoundDraft,
): Promise<Row> {
  const { type } = entity
  const own = draft.isNew ? withDefaults(type, draft.content) : normalise(type, draft.content)
  const sibling = await siblingOf(manager, entity, draft, live)
  const facts = sibling ? await factsOfDraft(manager, entity, sibling.id) : {}
  const base = live ?? {
    ...systemDefaults(type),
    ...(sibling && Object.fromEntries(sharedFields(type).map(({ name }) => [name, sibling[name]]))),
    ...{ id: draft.record, version: 0, pair: sibling?.pair ?? draft.record },
    ...{ createdAt: draft.at, updatedAt: draft.at, ownChangedAt: draft.at },
  }
  const sent = Object.fromEntries(Object.entries(own).filter(([name]) => live || draft.content[name] !== undefined))
  return { ...base, ...(live ? {} : own), ...facts, ...sent } as Row
}

/** The record in the other language; undefined where there is none. */
export async function siblingOf(
  manager: EntityManager,
  { type }: ManagedEntity,
  { content }: Pick<Draft, 'content'>,
  live: Row | null,
): Promise<Row | undefined> {
  if (sharedFields(type).length === 0) return undefined
  if (live)
    return ((await manager.findBy(type, { pair: live.pair } as object)) as Row[]).find(({ id }) => id !== live.id)
  if (content.translationOf == null) return undefined
  return ((await manager.findOneBy(type, { id: content.translationOf })) as Row | null) ?? undefined
}

/** The facts that a draft changes, which are those of both languages. */
async function factsOfDraft(manager: EntityManager, { name, type }: ManagedEntity, record: number): Promise<Values> {
  const draft = await manager.findOneBy(Draft, { entity: name, record })
  if (!draft) return {}
  const changed = normalise(type, draft.content)
  // A reference leads each language to its own record, which is found as it is published.
  const facts = sharedFields(type).filter(
    (field) => field.kind.leadsTo !== 'record' && changed[field.name] !== undefined,
  )
  return Object.fromEntries(facts.map((field) => [field.name, changed[field.name]]))
}
