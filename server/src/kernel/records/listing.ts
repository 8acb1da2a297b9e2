import { allow, assertReadable } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import type { Database } from '../database/Database.js'
import type { Range, RowPage, RowQuery, RowReader, Where } from '../database/RowReader.js'
import { invalidField } from '../errors/ShopError.js'
import { type Class, type FieldDescription, fieldsOf, isStored } from '../fields/FieldDescription.js'
import { isKeyed, keyProperty, orderProperty } from '../fields/keys.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { filterNames, hasRange, rangeNames } from '../fields/ranges.js'
import { candidates } from '../search/candidates.js'
import { resembling } from '../search/resembling.js'
import { filteredTexts, searchedFields } from '../search/searchedFields.js'
import { searchTerm } from '../search/searchTerm.js'
import { idsWithText } from '../search/writtenTexts.js'
import { isBlank } from '../shared/cleanedText.js'
import type { ListArguments } from './listInputs.js'
import { notFound } from './notFound.js'
import { translationCandidates } from './translationCandidates.js'
import { inTranslationState } from './translationState.js'

/** Rows per page of a list. */
export const maxRows = 1000

export type RecordList = RowPage<Row>

/**
 * A page of an entity's records, in two statements at most, and one more where texts are searched. Where no record has the
 * text that is searched for, those whose words resemble its words: typing errors are forgiven.
 * @param read the fields to read, all when not given, and the records to read along
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, VALIDATION
 */
export async function listRecords(
  context: Context,
  entity: ManagedEntity,
  list: ListArguments,
  read: Pick<RowQuery, 'columns' | 'joins'> = {},
): Promise<RecordList> {
  const permission = allow(context.viewer, 'read', entity.name)
  assertPage(list)
  const { database } = context.services
  const filter = list.filter ?? {}
  const readable = fieldsOf(entity.type).filter(({ name }) => permission.reads?.includes(name) ?? true)
  for (const field of fieldsOf(entity.type)) {
    if (filterNames(field).some((name) => filter[name] !== undefined)) assertReadable(permission, field.name)
  }
  if (list.sort) assertReadable(permission, list.sort.field)
  const texts = await searched(database, entity, readable, filter)
  const query = {
    within: permission.rows,
    where: filtered(readable, filter),
    ranges: ranges(readable, filter),
    ...texts,
    ...(filter.siblingsAsOne === true && {
      onePer: { property: 'pair', by: 'language', first: context.language },
    }),
  }
  const { field = 'id', order = 'asc' } = list.sort ?? {}
  const direction = order === 'desc' ? 'DESC' : 'ASC'
  const pageOf = async (found: typeof query): Promise<RecordList> =>
    found.among?.length === 0
      ? { items: [], total: 0 }
      : database.rows.page<Row>(entity.type, {
          ...found,
          ...read,
          order: [[sortColumn(entity, field), direction], ...(field === 'id' ? [] : [['id', direction] as const])],
          limit: list.perPage,
          offset: (list.page - 1) * list.perPage,
        })
  const page = await pageOf(query)
  if (page.total > 0 || typeof filter.search !== 'string' || filter.exactSearch === true) return page
  const { search, ...others } = filter
  const among = await resembling(database, entity.type, searchedFields(entity.type).filter(isAmong(readable)), search)
  return among.length === 0
    ? page
    : pageOf({ ...query, also: undefined, ...(await searched(database, entity, readable, others)), among })
}

function isAmong(fields: readonly FieldDescription[]): (field: FieldDescription) => boolean {
  return (field) => fields.includes(field)
}

/** @throws ShopError VALIDATION for an invalid page or page size */
export function assertPage({ page, perPage }: Pick<ListArguments, 'page' | 'perPage'>): void {
  const named = (name: string) => ({ field: { owner: 'list', name } })
  if (page < 1) throw invalidField('page', { key: 'field.min', values: { ...named('page'), min: 1 } })
  if (perPage < 1 || perPage > maxRows) {
    throw invalidField('perPage', { key: 'field.maxValue', values: { ...named('perPage'), max: maxRows } })
  }
}

/** @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function readRecord(context: Context, entity: ManagedEntity, id: number): Promise<Row> {
  const { rows } = allow(context.viewer, 'read', entity.name)
  const row = await context.services.database.rows.first<Row>(entity.type, { ...rows, id })
  if (!row) throw notFound(entity)
  return row
}

function filtered(fields: FieldDescription[], filter: Values): Where {
  const where: Record<string, unknown> = {}
  for (const field of fields.filter((each) => each.filterable || hasRange(each))) {
    const { name, kind } = field
    if (filter[name] !== undefined && (!kind.filter?.isByPart || filter[name] === null)) where[name] = filter[name]
  }
  const { ids } = filter as { ids?: number[] | null }
  if (ids != null) where.id = where.id === undefined ? ids : ids.filter((id) => id === where.id)
  return where
}

function ranges(fields: FieldDescription[], filter: Values): Range[] {
  return fields.filter(hasRange).flatMap((field) => {
    const { from, to } = rangeNames(field)
    return filter[from] == null && filter[to] == null
      ? []
      : [{ property: field.name, from: filter[from], to: filter[to] }]
  })
}

/**
 * The conditions of text searches and of the translation state. `search` looks in all texts of the overview and in the
 * searched texts of its references; a filter with the name of a text looks in that text.
 */
async function searched(
  database: Database,
  entity: ManagedEntity,
  fields: FieldDescription[],
  filter: Values,
): Promise<Pick<RowQuery, 'also' | 'among'>> {
  const { rows } = database
  const isReadable = isAmong(fields)
  const texts = searchedFields(entity.type).filter(isReadable)
  const searches = [
    { term: filter.search, among: texts },
    ...filteredTexts(entity.type)
      .filter(isReadable)
      .map((field) => ({ term: filter[field.name], among: [field] })),
  ]
  const conditions: { sql: string; values: unknown[] }[] = []
  let among: number[] | undefined
  for (const { term, among: looked } of searches) {
    if (typeof term !== 'string' || isBlank(term)) continue
    const matches = looked.flatMap((field) => matchesIn(rows, entity, field, term))
    const besides =
      term === filter.search && filter.inTexts === true
        ? await idsWithText(
            database,
            entity.type,
            term,
            fields.map(({ name }) => name),
          )
        : []
    const orThese = besides.length > 0 ? [`${rows.column(entity.type, 'id')} IN (${besides.join(', ')})`] : []
    conditions.push({
      sql: `(${[...matches.map(({ sql }) => sql), ...orThese].join(' OR ') || '1 = 0'})`,
      values: matches.map(({ pattern }) => pattern),
    })
    if (among) continue
    const found = await candidates(database, entity.type, looked, new Set(matches.map((match) => match.term)))
    among = found && [...new Set([...found, ...besides])]
  }
  if (typeof filter.translationState === 'string') {
    conditions.push({ sql: inTranslationState(rows, entity, filter.translationState), values: [] })
    among ??= await translationCandidates(database, entity, filter.translationState)
  }
  if (conditions.length === 0) return {}
  const also = {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
    reads: texts.flatMap(({ target, searchedBy }) => (target && searchedBy ? [target()] : [])),
  }
  return { also, among }
}

interface Match {
  /** A LIKE condition with one pattern. */
  sql: string
  pattern: string
  /** What the field is looked in for: the form of the search term that may stand in it. */
  term: string
}

/** How a term is looked for in a text, or in the texts of the record that a field refers to. */
function matchesIn(rows: RowReader, { type }: ManagedEntity, field: FieldDescription, given: string): Match[] {
  const { name, target, searchedBy } = field
  const matchIn = (owner: Class, text: FieldDescription, conditionOf: (like: string) => string): Match[] => {
    const term = searchTerm(text, given)
    if (term === null || term === '') return []
    // Wildcards of SQL are escaped.
    const pattern = `%${term.replace(/[!%_]/g, '!$&')}%`
    const like = isKeyed(text)
      ? `${rows.column(owner, keyProperty(text))} LIKE ? ESCAPE '!'`
      : rows.like(owner, text.name, pattern)
    return [{ sql: conditionOf(like), pattern, term }]
  }
  if (!target || !searchedBy) return matchIn(type, field, (like) => like)
  const referred = target()
  const ids = `SELECT ${rows.column(referred, 'id')} FROM ${rows.tableOf(referred)}`
  const texts = fieldsOf(referred).filter((text) => searchedBy.includes(text.name))
  return texts.flatMap((text) =>
    matchIn(referred, text, (like) => `${rows.column(type, name)} IN (${ids} WHERE ${like})`),
  )
}

function sortColumn(entity: ManagedEntity, name: string): string {
  const field = fieldsOf(entity.type).find((candidate) => candidate.name === name && isStored(candidate))
  return field ? orderProperty(field) : name
}
