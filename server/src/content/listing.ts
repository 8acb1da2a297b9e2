import { allow, assertReadable } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import type { Database } from '../database/Database.js'
import type { RowPage, RowQuery, RowReader, Where } from '../database/RowReader.js'
import { invalidField } from '../errors/ShopError.js'
import { type FieldDescription, fieldsOf, isStored } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { candidates } from '../search/candidates.js'
import { filteredTexts, searchedFields } from '../search/searchedFields.js'
import type { ListArguments } from './listInputs.js'
import { notFound } from './notFound.js'
import { inTranslationState } from './translationState.js'

/** Rows per page of a list. */
export const mostRows = 1000

export type RecordList = RowPage<Row>

/**
 * A page of an entity's records, in two statements at most, and one more where texts are searched.
 * @param columns the fields to read; all when not given
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, VALIDATION
 */
export async function listRecords(
  context: Context,
  entity: ManagedEntity,
  list: ListArguments,
  columns?: readonly string[],
): Promise<RecordList> {
  const permission = allow(context.viewer, 'read', entity.name)
  assertPage(list)
  const { database } = context.services
  const filter = list.filter ?? {}
  const readable = fieldsOf(entity.type).filter(({ name }) => permission.reads?.includes(name) ?? true)
  for (const { name } of fieldsOf(entity.type)) if (filter[name] !== undefined) assertReadable(permission, name)
  if (list.sort) assertReadable(permission, list.sort.field)
  const texts = await searched(database, entity, readable, filter)
  const query = { within: permission.rows, where: filtered(readable, filter), ...texts }
  const { field = 'id', order = 'asc' } = list.sort ?? {}
  const direction = order === 'desc' ? 'DESC' : 'ASC'
  return database.rows.page<Row>(entity.type, {
    ...query,
    columns,
    order: [[sortColumn(entity, field), direction], ...(field === 'id' ? [] : [['id', direction] as const])],
    limit: list.perPage,
    offset: (list.page - 1) * list.perPage,
  })
}

/** @throws ShopError VALIDATION for an invalid page or page size */
export function assertPage({ page, perPage }: Pick<ListArguments, 'page' | 'perPage'>): void {
  const named = (name: string) => ({ field: { owner: 'list', name } })
  if (page < 1) throw invalidField('page', { key: 'field.min', values: { ...named('page'), min: 1 } })
  if (perPage < 1 || perPage > mostRows) {
    throw invalidField('perPage', { key: 'field.most', values: { ...named('perPage'), most: mostRows } })
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
  const where: Record<string, unknown> = filter.ids == null ? {} : { id: filter.ids }
  for (const { name, kind } of fields.filter(({ filterable }) => filterable)) {
    if (filter[name] !== undefined && (kind !== 'text' || filter[name] === null)) where[name] = filter[name]
  }
  return where
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
  const isReadable = (field: FieldDescription) => fields.includes(field)
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
    if (typeof term !== 'string' || term.trim() === '') continue
    // Wildcards of SQL are escaped.
    const pattern = `%${term.trim().toLowerCase().replace(/[!%_]/g, '!$&')}%`
    const matches = looked.flatMap((field) => likeConditions(rows, entity, field, pattern))
    conditions.push({ sql: `(${matches.join(' OR ') || '1 = 0'})`, values: matches.map(() => pattern) })
    among ??= await candidates(database, entity.type, looked, term)
  }
  if (typeof filter.translationState === 'string') {
    conditions.push({ sql: inTranslationState(rows, entity, filter.translationState), values: [] })
  }
  if (conditions.length === 0) return {}
  const also = {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
    reads: texts.flatMap(({ target, searchedBy }) => (target && searchedBy ? [target()] : [])),
  }
  return { also, among }
}

/** LIKE conditions, each with one pattern, for a text or for the texts of the record that a field refers to. */
function likeConditions(
  rows: RowReader,
  { type }: ManagedEntity,
  { name, target, searchedBy }: FieldDescription,
  pattern: string,
): string[] {
  if (!target || !searchedBy) return [rows.like(type, name, pattern)]
  const referred = target()
  const ids = `SELECT ${rows.column(referred, 'id')} FROM ${rows.tableOf(referred)}`
  return searchedBy.map((text) => `${rows.column(type, name)} IN (${ids} WHERE ${rows.like(referred, text, pattern)})`)
}

/** Texts with a comparison key are sorted by it, which ignores case. */
function sortColumn(entity: ManagedEntity, name: string): string {
  const field = fieldsOf(entity.type).find((candidate) => candidate.name === name && isStored(candidate))
  return field?.kind === 'text' && field.unique ? `${name}Key` : name
}
