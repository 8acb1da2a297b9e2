import type { SelectQueryBuilder } from 'typeorm'
import { allow } from '../access/allow.js'
import { invalidField } from '../errors/ShopError.js'
import { fieldsOf, isStored } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import type { Context } from './Context.js'
import type { ListArguments } from './listInputs.js'
import { notFound } from './notFound.js'
import type { Row } from './Row.js'

/** A list answers at most this many rows. */
export const mostRows = 1000

export interface RecordList {
  items: Row[]
  total: number
}

/** A page of an entity's records, in two statements. @throws ShopError UNAUTHENTICATED, FORBIDDEN, VALIDATION */
export async function listRecords(context: Context, entity: ManagedEntity, list: ListArguments): Promise<RecordList> {
  allow(context.viewer, 'read', entity.name)
  if (list.page < 1) throw invalidField('page', { key: 'field.min', values: { field: pageName, min: 1 } })
  if (list.perPage < 1 || list.perPage > mostRows) {
    throw invalidField('perPage', {
      key: 'field.most',
      values: { field: { owner: 'list', name: 'perPage' }, most: mostRows },
    })
  }
  const query = context.services.database.reader.createQueryBuilder<Row>(entity.type, 'record')
  narrow(query, entity, list)
  const total = await query.getCount()
  const { field = 'id', order = 'asc' } = list.sort ?? {}
  const direction = order === 'desc' ? 'DESC' : 'ASC'
  query.orderBy(`record.${sortColumn(entity, field)}`, direction)
  if (field !== 'id') query.addOrderBy('record.id', direction)
  const items = await query
    .limit(list.perPage)
    .offset((list.page - 1) * list.perPage)
    .getMany()
  return { items, total }
}

const pageName = { owner: 'list', name: 'page' }

/** One record. @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function readRecord(context: Context, entity: ManagedEntity, id: number): Promise<Row> {
  allow(context.viewer, 'read', entity.name)
  const row = await context.services.database.reader.findOneBy(entity.type, { id })
  if (!row) throw notFound(entity)
  return row as Row
}

function narrow(query: SelectQueryBuilder<Row>, entity: ManagedEntity, { filter }: ListArguments): void {
  if (!filter) return
  const { search, ids } = filter
  if (ids != null) query.andWhere('record.id IN (:...ids)', { ids: (ids as number[]).length ? ids : [0] })
  for (const field of fieldsOf(entity.type).filter(({ filterable }) => filterable)) {
    const value = filter[field.name]
    if (value !== undefined && value !== null)
      query.andWhere(`record.${field.name} = :${field.name}`, { [field.name]: value })
    if (value === null) query.andWhere(`record.${field.name} IS NULL`)
  }
  if (typeof search === 'string' && search.trim() !== '') {
    const texts = fieldsOf(entity.type).filter(({ kind, inList }) => inList && (kind === 'text' || kind === 'address'))
    const columns = texts.map(({ name }) => `LOWER(record.${name}) LIKE :search ESCAPE '!'`)
    query.andWhere(`(${columns.join(' OR ')})`, { search: `%${search.trim().toLowerCase().replace(/[!%_]/g, '!$&')}%` })
  }
}

/** Texts that have a form for comparison are sorted by it, so that case does not count. */
function sortColumn(entity: ManagedEntity, name: string): string {
  const field = fieldsOf(entity.type).find((candidate) => candidate.name === name && isStored(candidate))
  return field?.kind === 'text' && field.unique ? `${name}Key` : name
}
