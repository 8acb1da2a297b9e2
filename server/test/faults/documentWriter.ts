import 'reflect-metadata'
import { createInterface } from 'node:readline'
import { setImmediate as turn } from 'node:timers/promises'
import { tables } from '../../src/features/features.js'
import { Invoice } from '../../src/features/invoices/Invoice.js'
import type { InvoiceLine } from '../../src/features/invoices/InvoiceLine.js'
import { issueLocked } from '../../src/features/invoices/issueInvoice.js'
import { issuing } from '../../src/features/invoices/issuing.js'
import type { Context } from '../../src/kernel/context/Context.js'
import { openDatabase } from '../../src/kernel/database/openDatabase.js'
import { records } from '../../src/kernel/records/records.js'
import { readSettings } from '../../src/kernel/settings/readSettings.js'

/**
 * A process that issues invoices and receipts until it is told to stop, and prints the number of each once it is committed.
 * Every fifth transaction is undone at its end, and so gives its number back. On `kill` the next one ends the process,
 * as a power cut does, after its document has its number and before the commit.
 */
const [address = '', customer = '', writers = '0'] = process.argv.slice(2)
const settings = readSettings({ SESSION_SECRET: 'only for a process that lives as long as one test' })
const database = await openDatabase(JSON.parse(address), { tables, subscribers: [] })
const services = { database, settings, writeHooks: {}, onRecorded: async () => undefined }
const context = { viewer: null, language: 'nl', services } as unknown as Context
let told = ''

class Undone extends Error {}

const line: InvoiceLine = {
  ...{ description: 'Scherm vervangen', quantity: '1', unitPrice: 100, discount: 0, stockProduct: null, product: null },
  ...{ treatment: 'taxed', vatRate: 21 },
}

async function issue(kind: 'invoice' | 'receipt', isUndone: boolean): Promise<string | null> {
  const draft = {
    ...({ kind, status: 'draft', language: 'nl', includingVat: true, customer: Number(customer) } as const),
    ...{ credits: null, number: null, deliveredOn: null, reference: null, text: null },
    lines: [{ ...line, unitPrice: Math.ceil(Math.random() * 9000) }],
  }
  const { number } = await issuing(context, kind, async (manager, allocated) => {
    const added = await records.insert(manager, Invoice, draft, { by: context })
    const issued = await issueLocked(manager, context, added, allocated)
    if (told === 'kill') process.kill(process.pid, 'SIGKILL')
    if (isUndone) throw new Undone()
    return issued
  })
  return number
}

async function write(writer: number): Promise<void> {
  for (let count = writer; told !== 'stop'; count++) {
    const isUndone = count % 5 === 0
    await issue(count % 3 === 0 ? 'receipt' : 'invoice', isUndone).then(console.log, (error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
    // SQLite answers at once: words from outside would never be heard.
    await turn()
  }
}

const commands = createInterface({ input: process.stdin })
await new Promise<void>((resolve) => {
  commands.on('line', (word) => {
    told = word
    if (word === 'go') resolve()
  })
  console.log('ready')
})
await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => write(writer)))
commands.close()
await database.close()
