import { In } from 'typeorm'
import type { Row } from '../../kernel/context/Row.js'
import type { Database } from '../../kernel/database/Database.js'
import { retainedSince } from '../../kernel/settings/retainedSince.js'
import { CustomerNote } from '../customers/CustomerNote.js'
import { DownloadFile } from '../downloads/DownloadFile.js'
import { StockMovement } from '../stock/StockMovement.js'
import { customerRecords } from './customerRecords.js'

/** A Dutch shop keeps its books for seven years after the year itself. */
const taxPeriod = { count: 96, unit: 'month' } as const

/** The amount of data stored about a customer. @throws ShopError NOT_FOUND */
export async function customerData(database: Database, id: number) {
  return database.write(async (manager) => {
    const { person, found, history, binned } = await customerRecords(manager, id)
    const rowsOf = (name: string) =>
      found.filter(({ data }) => data.name === name).flatMap(({ stored }) => stored.flatMap(({ rows }) => rows))
    const count = (name: string) => rowsOf(name).length
    const since = retainedSince(taxPeriod, new Date())
    const isForTax = ({ costs, updatedAt }: Row) => Number(costs) > 0 && updatedAt > since
    return {
      jobs: count('jobs'),
      jobsForTax: rowsOf('jobs').filter(isForTax).length,
      devices: count('devices'),
      quotes: count('quotes'),
      appointments: count('appointments'),
      reservations: count('reservations'),
      notes: await manager.countBy(CustomerNote, { customer: id }),
      messages: count('messages'),
      mails: count('mails'),
      history: history.length,
      binned: binned.length,
      documents: await manager.countBy(DownloadFile, { download: In(rowsOf('downloads').map((each) => each.id)) }),
      stockMovements: await manager.countBy(StockMovement, { user: person.customer.id }),
    }
  })
}
