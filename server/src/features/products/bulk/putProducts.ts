import type { Context } from '../../../kernel/context/Context.js'
import type { Row, Values } from '../../../kernel/context/Row.js'
import type { Database } from '../../../kernel/database/Database.js'
import {
  type FieldErrors,
  invalidField,
  type PrintedError,
  printError,
  ShopError,
} from '../../../kernel/errors/ShopError.js'
import { defineChoice, type ValueOf } from '../../../kernel/fields/Choice.js'
import { fieldsOf } from '../../../kernel/fields/FieldDescription.js'
import { storedKey } from '../../../kernel/fields/keys.js'
import { managedEntity } from '../../../kernel/fields/Managed.js'
import { joined } from '../../../kernel/publication/publishRelease.js'
import { createRecord } from '../../../kernel/records/createRecord.js'
import { lockRows } from '../../../kernel/records/lockedRow.js'
import { normalise } from '../../../kernel/records/normalise.js'
import { updateRecord } from '../../../kernel/records/updateRecord.js'
import { cleanedLine } from '../../../kernel/shared/cleanedLine.js'
import { defaultLanguage } from '../../../kernel/shared/screens.js'
import { Product } from '../Product.js'

/** Rows of one call, and of one transaction: as many as are answered in time where the database is slow. */
export const maxRows = 250
export const maxWhole = 100

export const bulkOutcomes = defineChoice(
  'BulkOutcome',
  ['created', 'updated', 'unchanged', 'refused'],
  'What became of a row of many.',
)

/** What became of one row. */
export interface PutRow {
  outcome: ValueOf<typeof bulkOutcomes>
  /** Of the product; null for a row that was refused. */
  id: number | null
  version: number | null
  refusal: PrintedError | null
}

const entity = managedEntity(Product)

/**
 * Adds or changes products, each by its article number: one that is known is changed, in the language that the row names or
 * else in the one that it has; a language that it has not yet is added as its translation. A row that changes nothing writes nothing.
 * @param isWhole whether nothing at all is written when a row is refused; otherwise every other row is
 * @throws ShopError VALIDATION for no rows or too many; with `isWhole` one that names the faults of all rows, such as `rows.3.price`
 */
export async function putProducts(context: Context, rows: readonly Values[], isWhole: boolean): Promise<PutRow[]> {
  const max = isWhole ? maxWhole : maxRows
  if (rows.length === 0 || rows.length > max) {
    throw invalidField('rows', { key: 'bulk.rows', values: { max } })
  }
  if (!isWhole) return putEach(context, rows)
  return context.services.database.writeTogether(async (database) => {
    const own = joined(context, database)
    await lockKnown(database, rows)
    const fields: FieldErrors = {}
    const put = await putEach(own, rows, (error, index) => Object.assign(fields, faultsOf(error, index)))
    if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
    return put
  })
}

async function putEach(
  context: Context,
  rows: readonly Values[],
  onRefusal: (error: ShopError, index: number) => void = () => undefined,
): Promise<PutRow[]> {
  const put: PutRow[] = []
  for (const [index, row] of rows.entries()) {
    try {
      put.push(await putProduct(context, row))
    } catch (error) {
      if (!(error instanceof ShopError) || error.status >= 500) throw error
      onRefusal(error, index)
      put.push({ outcome: 'refused', id: null, version: null, refusal: printError(error, context.language) })
    }
  }
  return put
}

async function putProduct(context: Context, { sku, ...row }: Values): Promise<PutRow> {
  const known = await withCode(context.services.database, codeOf(sku))
  if (new Set(known.map(({ pair }) => pair)).size > 1) throw invalidField('sku', { key: 'bulk.severalOfCode' })
  const current = row.language == null ? known[0] : known.find(({ language }) => language === row.language)
  if (current) {
    const isChanged = Object.entries(normalise(Product, row)).some(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(current[name] ?? null),
    )
    const isStale = row.version != null && row.version !== current.version
    if (!isChanged && !isStale) return answered('unchanged', current)
    return answered('updated', await updateRecord(context, entity, current.id, row))
  }
  const { version, ...values } = row
  const added = { language: defaultLanguage, ...values, sku, translationOf: known[0]?.id }
  return answered('created', await createRecord(context, entity, added))
}

function answered(outcome: PutRow['outcome'], { id, version }: Row): PutRow {
  return { outcome, id, version, refusal: null }
}

/** @throws ShopError VALIDATION for a row without an article number */
function codeOf(sku: unknown): string {
  const code = typeof sku === 'string' ? cleanedLine(sku) : ''
  if (code !== '') return code
  throw invalidField('sku', { key: 'field.required', values: { field: { owner: 'product', name: 'sku' } } })
}

const skuField = fieldsOf(Product).find(({ name }) => name === 'sku')

/** The products that have an article number, whatever its case, the first one first. */
async function withCode({ rows }: Database, code: string): Promise<Row[]> {
  const skuKey = skuField && storedKey(skuField, code)
  return rows.find<Row>(Product, { where: { skuKey }, order: [['id', 'ASC']] })
}

/** Locks what there is in the order in which all do, before anything is written. */
async function lockKnown(database: Database, rows: readonly Values[]): Promise<void> {
  const codes = rows.map(({ sku }) => (typeof sku === 'string' ? cleanedLine(sku) : '')).filter((code) => code !== '')
  const keys = skuField ? codes.map((code) => storedKey(skuField, code)) : []
  const known = await database.rows.find<Row>(Product, { where: { skuKey: keys }, order: [['id', 'ASC']] })
  await database.write((manager) =>
    lockRows(
      manager,
      entity,
      known.map(({ id }) => id),
    ),
  )
}

function faultsOf({ code, details }: ShopError, index: number): FieldErrors {
  const own = details.fields ?? { '': [details.message ?? { key: `error.${code}` as const }] }
  return Object.fromEntries(
    Object.entries(own).map(([path, messages]) => [
      ['rows', index, path].filter((step) => step !== '').join('.'),
      messages,
    ]),
  )
}
