import type { EntityManager } from 'typeorm'
import type { Row, Values } from '../context/Row.js'
import { RowReader } from '../database/RowReader.js'
import { type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import { hasPairs } from '../fields/isTranslated.js'
import { type ManagedEntity, singleId } from '../fields/Managed.js'
import { fromEntities } from '../fields/managedEntities.js'

/** The columns that follow from the others. Keys of texts are not among them: every writer of a row derives them. */
export async function derivedColumns(manager: EntityManager, entity: ManagedEntity, row: Row): Promise<Values> {
  const country = nationalFields(entity).length > 0 ? await readCountry(manager) : ''
  return computedColumns(fieldsOf(entity.type), row, country)
}

/** The country of the shop, in capitals: the value of the one field that says it. */
async function readCountry(manager: EntityManager): Promise<string> {
  const said = countryField()
  const row = said && (await new RowReader(manager).first<Row>(said.type, { id: singleId }))
  if (!row) throw new Error('No record says the country of the shop')
  return String(row[said.field.name])
}

const countryField = fromEntities((entities) =>
  entities
    .flatMap((type) =>
      fieldsOf(type)
        .filter(({ isCountry }) => isCountry)
        .map((field) => ({ type, field })),
    )
    .at(0),
)

/** Those that are computed with the country of the shop. */
export function nationalFields({ type }: ManagedEntity): FieldDescription[] {
  return fieldsOf(type).filter(({ isNational }) => isNational)
}

export function computedColumns(fields: readonly FieldDescription[], row: Row, country: string): Values {
  return Object.fromEntries(
    fields.flatMap(({ name, computed }) => (computed ? [[name, computed(row as never, country)]] : [])),
  )
}

/** The values that have a column: write-only fields have none, and only translated entities have a pair. */
export function columnsOf(entity: ManagedEntity, row: Row): Values {
  const fields = fieldsOf(entity.type)
  const without = fields.filter(({ writeOnly }) => writeOnly).map(({ name }) => name)
  if (!hasPairs(entity.type)) without.push('pair')
  return Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name)))
}

/** The write-only values, which are not stored in the record. */
export function sentAlong(entity: ManagedEntity, values: Values): Values {
  const names = fieldsOf(entity.type).filter(({ writeOnly }) => writeOnly)
  return Object.fromEntries(names.map(({ name }) => [name, values[name] ?? null]))
}
