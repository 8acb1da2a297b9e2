import { type EntityManager, LessThan, LessThanOrEqual, MoreThan } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import { isTranslated } from '../fields/isTranslated.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { sharedFields } from '../fields/sharedFields.js'
import { readRecord } from '../records/listing.js'
import { Revision } from '../records/Revision.js'
import { isBehind } from '../records/translationState.js'
import { undone, withExistingImages } from './recordAt.js'

/** How a record stands with its sibling in the other language. */
export interface TranslationStanding {
  source: Row
  isOutdated: boolean
  /** When the record was last brought up to date, UTC. */
  doneAt: string
  /** When the source itself was last changed, UTC. */
  changedAt: string
  /** The names of those who changed it since then, the last one first. */
  changedBy: string[]
  /** The source as it was then; null where nothing is behind, or the history does not reach as far. */
  before: Row | null
}

/**
 * How a record stands with the one that it is the translation of, and what that said when the record was last brought up
 * to date. Null where there is no sibling.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_REQUEST for what has no translations
 */
export async function translationStanding(
  context: Context,
  entity: ManagedEntity,
  id: number,
): Promise<TranslationStanding | null> {
  if (!isTranslated(entity.type)) throw new ShopError('BAD_REQUEST')
  const own = await readRecord(context, entity, id)
  const { reader } = context.services.database
  const members = (await reader.findBy(entity.type, { pair: own.pair } as object)) as Row[]
  const sibling = members.find((row) => row.id !== id)
  if (!sibling) return null
  const source = await readRecord(context, entity, sibling.id)
  const standing = { source, doneAt: String(own.ownChangedAt), changedAt: String(source.ownChangedAt) }
  if (!isBehind(own, source)) return { ...standing, isOutdated: false, changedBy: [], before: null }
  const { later, isWhole } = await changesSince(reader, entity, source.id, standing.doneAt)
  const changedBy = [...new Set(later.filter(isOwn(entity)).flatMap(({ userName }) => userName ?? []))]
  const before = isWhole ? { was: undone(source, later), now: source } : null
  return {
    ...standing,
    isOutdated: true,
    changedBy,
    before: before && (await withExistingImages(reader, entity, before)),
  }
}

/**
 * The changes of a record after a moment, the last first; of one that was not there yet, those since it is.
 * @returns also whether these are all: old history is removed
 */
async function changesSince(reader: EntityManager, { name }: ManagedEntity, record: number, moment: string) {
  const until = { at: LessThanOrEqual(moment) }
  const last = await reader.findOne(Revision, {
    select: { id: true },
    where: [
      { entity: name, record, ...until },
      { entity: name, record, action: 'create' },
    ],
    order: { id: 'DESC' },
  })
  const later = await reader.find(Revision, {
    where: { entity: name, record, id: MoreThan(last?.id ?? 0) },
    order: { id: 'DESC' },
  })
  // What was loaded with the shop has no history before its second version; and what is removed is the oldest of all records.
  const isWhole =
    last !== null || later.at(-1)?.version === 2 || (await reader.existsBy(Revision, { at: LessThan(moment) }))
  return { later, isWhole }
}

/** Of changes of more than what both languages share. */
function isOwn({ type }: ManagedEntity): (revision: Revision) => boolean {
  const facts = new Set(sharedFields(type).map(({ name }) => name))
  return ({ changes }) => Object.keys(changes).some((name) => !facts.has(name))
}
