import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { defineChoice, type ValueOf } from '../fields/Choice.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { Draft } from '../records/Draft.js'
import { recordTitle } from '../records/recordTitle.js'
import { defaultLanguage } from '../shared/screens.js'
import type { Publication, PublicationState } from './publicationState.js'
import { publishedKindsInUse } from './publishedKinds.js'
import { Release } from './Release.js'
import { partsOf } from './releaseMembers.js'
import { findDraft, mergedRow } from './storedDraft.js'

export const momentKinds = defineChoice(
  'MomentKind',
  ['show', 'hide', 'publish', 'release'],
  'What happens at a moment: visitors see a record from then on, or not any more, or what its draft says of it, or all of a release.',
)

/** A moment at which visitors are going to see a record, its draft, or neither any more. */
export interface UpcomingMoment extends Publication {
  /** The name of its entity. */
  entity: string
  record: number
  /** Of the record, or of its draft where that is published. */
  version: number
  title: string
  language: string
  kind: ValueOf<typeof momentKinds>
  /** ISO, UTC. */
  at: string
  /** The release that is published, of whose records the first is named; null for a record by itself. */
  release: number | null
  /** How many records are published: 1 for a record by itself. */
  count: number
}

/** A record by itself. */
const alone = { release: null, count: 1 }

interface Span {
  /** ISO, UTC. */
  from: string
  /** Right after the last moment; without end when null. */
  to: string | null
  /** The most that are answered. */
  count: number
}

/** The column of a kind of moment, and the states in which it is still to come. */
const columns = {
  show: { name: 'visibleFrom', states: ['planned'] },
  hide: { name: 'visibleUntil', states: ['visible', 'planned'] },
} as const satisfies Record<string, { name: keyof Publication; states: readonly PublicationState[] }>

/** What is planned within a time, the first moment first; of the parts of the shop that are in use. An index finds each kind. */
export async function upcomingMoments(context: Context, span: Span): Promise<UpcomingMoment[]> {
  const { rows } = context.services.database
  const inUse = await publishedKindsInUse(context)
  const found = await Promise.all(
    inUse.flatMap((entity) => (['show', 'hide'] as const).map((kind) => momentsOf(rows, entity, kind, span))),
  )
  return [...found.flat(), ...(await plannedDrafts(context, inUse, span)), ...(await plannedReleases(context, span))]
    .sort((one, other) => one.at.localeCompare(other.at) || one.title.localeCompare(other.title))
    .slice(0, span.count)
}

async function momentsOf(
  rows: Context['services']['database']['rows'],
  entity: ManagedEntity,
  kind: keyof typeof columns,
  { from, to, count }: Span,
): Promise<UpcomingMoment[]> {
  const { name, states } = columns[kind]
  const column = rows.column(entity.type, name)
  const found = await rows.find<Row & Publication>(entity.type, {
    where: { state: states },
    also: {
      sql: to === null ? `${column} >= ?` : `${column} >= ? AND ${column} < ?`,
      values: to === null ? [from] : [from, to],
    },
    order: [
      [name, 'ASC'],
      ['id', 'ASC'],
    ],
    limit: count,
  })
  return found.map((row) => ({
    ...{ entity: entity.name, record: row.id, version: row.version, kind },
    ...{ title: recordTitle(entity, row), language: String(row.language) },
    ...{ visible: row.visible, visibleFrom: row.visibleFrom, visibleUntil: row.visibleUntil },
    at: String(row[name]),
    ...alone,
  }))
}

/** The drafts that publish themselves within a time. */
async function plannedDrafts(
  context: Context,
  inUse: readonly ManagedEntity[],
  { from, to, count }: Span,
): Promise<UpcomingMoment[]> {
  const { reader } = context.services.database
  const query = reader
    .createQueryBuilder(Draft, 'draft')
    .where('draft.publishAt >= :from AND draft.failure IS NULL', { from })
    .orderBy('draft.publishAt')
    .take(count)
  if (to !== null) query.andWhere('draft.publishAt < :to', { to })
  const moments: UpcomingMoment[] = []
  for (const { entity: name, record, version, publishAt } of await query.getMany()) {
    const entity = inUse.find((each) => each.name === name)
    const found = entity && (await findDraft(context, entity, record))
    if (!found || publishAt === null) continue
    const row = await mergedRow(reader, entity, found)
    moments.push({
      ...{ entity: name, record, version, kind: 'publish' as const, at: publishAt },
      ...{ title: recordTitle(entity, row), language: String(row.language) },
      ...{ visible: true, visibleFrom: publishAt, visibleUntil: null, ...alone },
    })
  }
  return moments
}

/** The releases that publish themselves within a time. */
async function plannedReleases(context: Context, { from, to, count }: Span): Promise<UpcomingMoment[]> {
  const query = context.services.database.reader
    .createQueryBuilder(Release, 'planned')
    .where('planned.publishAt >= :from AND planned.publishedAt IS NULL AND planned.failure IS NULL', { from })
    .orderBy('planned.publishAt')
    .take(count)
  if (to !== null) query.andWhere('planned.publishAt < :to', { to })
  const moments: UpcomingMoment[] = []
  for (const { id, name, publishAt } of await query.getMany()) {
    const parts = await partsOf(context, id)
    const [first] = parts
    if (!first || publishAt === null) continue
    const language = String(first.live?.language ?? first.draft?.content.language ?? defaultLanguage)
    moments.push({
      ...{ entity: first.entity.name, record: first.record, version: 1, kind: 'release' as const, at: publishAt },
      ...{ title: name, language, release: id, count: parts.length },
      ...{ visible: true, visibleFrom: publishAt, visibleUntil: null },
    })
  }
  return moments
}
