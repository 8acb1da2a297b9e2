import { allow, type Permission } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import { hasOperation, type ManagedEntity } from '../fields/Managed.js'
import { ownerOf } from '../fields/outputTypes.js'
import type { PlacedText } from '../fields/textsIn.js'
import type { LocalizedText } from '../i18n/LocalizedText.js'
import { fieldLabels } from '../i18n/labels.js'
import { Draft } from '../records/Draft.js'
import { recordTitle } from '../records/recordTitle.js'
import { occurrencesIn, type Sought } from '../search/occurrences.js'
import { plainText } from '../search/PlainText.js'
import { type FoundSentence, sentenceAround } from '../search/sentenceAround.js'
import { type FoundRecord, recordsWithText } from '../search/writtenTexts.js'
import type { Language } from '../shared/screens.js'
import { readEntities } from './findTexts.js'
import { isReplaceable } from './replaceableTexts.js'

/** A place in a text where something can be replaced. */
export interface TextMatch extends FoundSentence {
  entity: string
  id: number
  version: number
  title: string
  language: Language | null
  label: LocalizedText
  path: string
  /** The place of its first sign in the stored text. */
  from: number
  /** As it is stored there. */
  typed: string
  /** Whether formatting divides it, so that nothing can be put in its place. */
  isDivided: boolean
}

/** The places that are answered, and that can be replaced at once. */
export const maxMatches = 500

/** Drafts that are looked at. */
const maxDrafts = 1000

/** The permission to change records of an entity; null for who may not, or only some of their fields. */
function mayChange({ viewer }: Context, { name }: ManagedEntity): Permission | null {
  try {
    const permission = allow(viewer, 'update', name)
    return permission.changes ? null : permission
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}

/**
 * Where something stands in texts that can be replaced: by entity, the newest records first.
 * @returns as many places as can be replaced at once, and how many there are
 */
export async function textMatches(
  context: Context,
  sought: Sought,
  only?: readonly string[] | null,
): Promise<{ items: TextMatch[]; total: number; records: number; drafts: number }> {
  const items: TextMatch[] = []
  let [total, records] = [0, 0]
  for (const entity of (await readEntities(context, only)).filter((each) => hasOperation(each, 'update'))) {
    const permission = mayChange(context, entity)
    if (!permission) continue
    const where = permission.rows
    const found = await recordsWithText(
      context.services.database,
      entity.type,
      { ...sought, matchAccents: true },
      { isMeant: isReplaceable, reads: permission.reads, where },
    )
    for (const each of found) {
      const matches = await matchesOf(context, entity, each)
      items.push(...matches.slice(0, Math.max(0, maxMatches - items.length)))
      total += matches.length
      records += 1
    }
  }
  return { items, total, records, drafts: await draftsWith(context, sought) }
}

async function matchesOf(context: Context, entity: ManagedEntity, { row, texts }: FoundRecord): Promise<TextMatch[]> {
  const language = (row.language as Language | null | undefined) ?? null
  const title = await context.services.fillText(context, language ?? context.language, recordTitle(entity, row))
  const record = { entity: entity.name, id: row.id, version: row.version, title, language }
  return texts.flatMap(({ occurrences, ...placed }) => {
    const plain = plainText(placed.text, placed.field.kind.words === 'html')
    return occurrences.map(({ from, to, start, end, isDivided }) => ({
      ...record,
      ...sentenceAround(plain.text, start, end),
      label: labelOf(placed),
      path: placed.path,
      from,
      typed: placed.text.slice(from, to),
      isDivided,
    }))
  })
}

function labelOf({ type, field }: PlacedText): LocalizedText {
  return fieldLabels(ownerOf(type), field.name)
}

/** How many drafts and planned changes have it: these stay as they are. */
async function draftsWith({ services }: Context, sought: Sought): Promise<number> {
  const drafts = (await services.database.rows.find<Row>(Draft as never, {
    columns: ['content'],
    limit: maxDrafts,
  })) as {
    content?: unknown
  }[]
  return drafts.filter(({ content }) => holds(content, sought)).length
}

function holds(value: unknown, sought: Sought): boolean {
  if (typeof value === 'string')
    return occurrencesIn(value, /<\w/.test(value), { ...sought, matchAccents: true }).length > 0
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => holds(each, sought))
}
