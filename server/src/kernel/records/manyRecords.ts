import type { Row } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { isCalledAfterChoice, recordTitle } from './recordTitle.js'

/** Records that one transaction may change. */
const maxAtOnce = 100

/** @throws ShopError BAD_REQUEST for more records than one transaction may change */
export function assertNotTooMany(records: readonly unknown[]): void {
  if (records.length > maxAtOnce) throw new ShopError('BAD_REQUEST')
}

/** The titles of records for a sentence: ‘Home’, ‘Contact’. A record without a title is named by its id. */
export function namesOf(entity: ManagedEntity, rows: readonly Row[]): string {
  const name = (row: Row) => {
    const title = isCalledAfterChoice(entity) ? '' : recordTitle(entity, row)
    return title === '' ? `#${row.id}` : `‘${title}’`
  }
  return rows.map(name).join(', ')
}
