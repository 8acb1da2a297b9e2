import { allow, type Permission } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import type { RowQuery } from '../database/RowReader.js'
import { ShopError } from '../errors/ShopError.js'
import { fieldOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { managedEntity } from '../fields/Managed.js'
import { managedEntities } from '../fields/managedEntities.js'
import { ownerOf } from '../fields/outputTypes.js'
import { type LocalizedText } from '../i18n/LocalizedText.js'
import { fieldLabels, label } from '../i18n/labels.js'
import { isCalledAfterChoice, recordTitle } from '../records/recordTitle.js'
import { attachedWithText } from '../search/attachedTexts.js'
import type { Occurrence } from '../search/occurrences.js'
import { plainText } from '../search/PlainText.js'
import { type FoundSentence, sentenceAround } from '../search/sentenceAround.js'
import { isBeyondList, recordsWithText } from '../search/writtenTexts.js'
import type { Language } from '../shared/screens.js'

/** A record whose texts say something that overviews do not show, with the first sentence that does. */
export interface FoundText extends FoundSentence {
  entity: string
  id: number
  title: string
  language: Language | null
  label: LocalizedText
}

/** Records of each entity that are answered. */
export const maxFoundTexts = 25

/** The permission to read records of an entity; null for who may not. */
export function mayRead({ viewer }: Pick<Context, 'viewer'>, { name }: ManagedEntity): Permission | null {
  try {
    return allow(viewer, 'read', name)
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}

/** The entities that a shop uses and that the caller reads records of, in the order of the menu. */
export async function readEntities(context: Context, names?: readonly string[] | null): Promise<ManagedEntity[]> {
  const off = await context.services.switches.now()
  return managedEntities()
    .map((type) => managedEntity(type))
    .filter((entity) => !off.entities.has(entity.name) && (names?.includes(entity.name) ?? true))
    .filter((entity) => mayRead(context, entity) !== null)
}

/**
 * The records that the caller reads with a text that overviews do not show, by entity, the newest first; each once.
 * @param ids of one entity: only these
 */
export async function findTexts(
  context: Context,
  text: string,
  { entities, ids }: { entities?: readonly string[] | null; ids?: readonly number[] | null },
): Promise<FoundText[]> {
  const found: FoundText[] = []
  for (const entity of await readEntities(context, entities)) {
    found.push(...(await foundOf(context, entity, text, ids)))
  }
  return found
}

async function foundOf(
  context: Context,
  entity: ManagedEntity,
  text: string,
  ids: readonly number[] | null | undefined,
): Promise<FoundText[]> {
  const permission = mayRead(context, entity)
  if (!permission) return []
  const { database } = context.services
  const where = { ...permission.rows, ...(ids && { id: ids }) }
  const looked = { isMeant: isBeyondList, reads: permission.reads, where }
  const own = await recordsWithText(database, entity.type, { text }, looked)
  const found = own
    .slice(0, ids?.length ?? maxFoundTexts)
    .map(async ({ row, texts: [first] }): Promise<FoundText[]> => {
      if (!first) return []
      const { field, type, text: stored, occurrences } = first
      const sentence = firstSentence(stored, field.kind.words === 'html', occurrences)
      return [{ ...(await nameOf(context, entity, row)), label: fieldLabels(ownerOf(type), field.name), ...sentence }]
    })
  return withAttached(context, entity, {
    text,
    where,
    max: ids?.length ?? maxFoundTexts,
    found: (await Promise.all(found)).flat(),
  })
}

/** Adds records whose attached texts have it. */
async function withAttached(
  context: Context,
  entity: ManagedEntity,
  { text, where, max, found }: { text: string; where: RowQuery['where']; max: number; found: FoundText[] },
): Promise<FoundText[]> {
  const { database } = context.services
  const known = new Set(found.map(({ id }) => id))
  const attached = (await attachedWithText(database, entity.name, { text })).filter(({ record }) => !known.has(record))
  const first = new Map(attached.toReversed().map((each) => [each.record, each]))
  if (first.size === 0) return found
  const rows = await database.rows.find<Row>(entity.type, {
    ...(where && { where }),
    among: [...first.keys()],
    limit: max,
    order: [['id', 'DESC']],
  })
  const besides = rows.map(async (row): Promise<FoundText[]> => {
    const each = first.get(row.id)
    if (!each) return []
    const sentence = firstSentence(each.text, false, each.occurrences)
    return [{ ...(await nameOf(context, entity, row)), label: label(each.source.label), ...sentence }]
  })
  return [...found, ...(await Promise.all(besides)).flat()].slice(0, max)
}

/** A record whose title is a choice is called by its number. */
async function nameOf(
  context: Context,
  entity: ManagedEntity,
  row: Row,
): Promise<Pick<FoundText, 'entity' | 'id' | 'title' | 'language'>> {
  const language = fieldOf(entity.type, 'language') ? ((row.language as Language | null) ?? null) : null
  const called = isCalledAfterChoice(entity) ? String(row.number ?? `#${row.id}`) : recordTitle(entity, row)
  const title = await context.services.fillText(context, language ?? context.language, called)
  return { entity: entity.name, id: row.id, title, language }
}

function firstSentence(text: string, isHtml: boolean, [first]: readonly Occurrence[]): FoundSentence {
  const plain = plainText(text, isHtml)
  return sentenceAround(plain.text, first?.start ?? 0, first?.end ?? 0)
}
