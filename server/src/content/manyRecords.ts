import type { Row } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { isCalledAfterChoice, recordTitle } from './recordTitle.js'

/** What can be done at once. */
const mostAtOnce = 100

/** @throws ShopError BAD_REQUEST for more records than can be dealt with in one transaction */
export function assertNotTooMany(records: readonly unknown[]): void {
  if (records.length > mostAtOnce) throw new ShopError('BAD_REQUEST')
}

/** Names records within a sentence: ‘Home’, ‘Contact’. What has no title of its own goes by its number. */
export function namesOf(entity: ManagedEntity, rows: readonly Row[]): string {
  const name = (row: Row) => {
    const title = isCalledAfterChoice(entity) ? '' : recordTitle(entity, row)
    return title === '' ? `#${row.id}` : `‘${title}’`
  }
  return rows.map(name).join(', ')
}
