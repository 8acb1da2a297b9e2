import { In } from 'typeorm'
import type { Row } from '../../kernel/context/Row.js'
import type { Database } from '../../kernel/database/Database.js'
import { retainedSince } from '../../kernel/settings/retainedSince.js'
import { DownloadFile } from '../downloads/DownloadFile.js'
import { customerRecords } from './customerRecords.js'

/** A Dutch shop keeps its books for seven years after the year itself. */
const taxPeriod = { count: 96, unit: 'month' } as const

/** The amount of data stored about a customer. @throws ShopError NOT_FOUND */
export async function customerData(database: Database, id: number) {
  return database.write(async (manager) => {
    const records = await customerRecords(manager, id)
    const { downloads, jobs, devices, quotes, appointments, reservations, notes, messages, mails } = records
    const { history, binned, stockMovements } = records
    const since = retainedSince(taxPeriod, new Date())
    const isForTax = ({ costs, updatedAt }: Row) => Number(costs) > 0 && updatedAt > since
    const ofDownloads = { download: In(downloads.rows.map((download) => download.id)) }
    return {
      jobs: jobs.flatMap(({ rows }) => rows).length,
      jobsForTax: jobs.flatMap(({ rows }) => rows).filter(isForTax).length,
      devices: devices.rows.length,
      quotes: quotes.rows.length,
      appointments: appointments.rows.length,
      reservations: reservations.rows.length,
      notes: notes.length,
      messages: messages.flatMap(({ rows }) => rows).length,
      mails: mails.rows.length,
      history: history.length,
      binned: binned.length,
      documents: await manager.countBy(DownloadFile, ofDownloads),
      stockMovements: stockMovements.length,
    }
  })
}
