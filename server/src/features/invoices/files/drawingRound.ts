import type { EntityManager } from 'typeorm'
import type { Round } from '../../../kernel/scheduler/Round.js'
import type { Settings } from '../../../kernel/settings/readSettings.js'
import { Invoice } from '../Invoice.js'
import { InvoiceFile } from './InvoiceFile.js'
import type { InvoiceFiles } from './InvoiceFiles.js'

/** At night, after what was left behind is removed. */
const time = { hour: 4, minute: 45 }

/** So many are looked up in one statement. */
const atOnce = 100

interface Drawing {
  settings: Settings
  database: { reader: EntityManager }
  invoiceFiles: Pick<InvoiceFiles, 'read'>
}

/**
 * Draws what was issued and never opened or mailed, one document after another: it is kept as the shop looked then, and the
 * files of a quarter are there when the accountant asks for them.
 */
export function drawingRound({ settings, database, invoiceFiles }: Drawing): Round {
  return {
    name: 'draw-documents',
    schedule: { at: { ...time, timeZone: settings.timeZone } },
    async run(signal) {
      let last = 0
      for (;;) {
        const ids = await undrawnAfter(database.reader, last)
        for (const id of ids) {
          signal.throwIfAborted()
          await invoiceFiles.read(id, 'a4')
          last = id
        }
        if (ids.length < atOnce) return
      }
    },
  }
}

async function undrawnAfter(reader: EntityManager, last: number): Promise<number[]> {
  const rows = await reader
    .createQueryBuilder(Invoice, 'invoice')
    .select('invoice.id', 'id')
    .leftJoin(InvoiceFile, 'file', "file.invoice = invoice.id AND file.form = 'a4'")
    .where("invoice.id > :last AND invoice.status = 'issued' AND invoice.document IS NOT NULL AND file.name IS NULL", {
      last,
    })
    .orderBy('invoice.id')
    .limit(atOnce)
    .getRawMany<{ id: number }>()
  return rows.map(({ id }) => id)
}
