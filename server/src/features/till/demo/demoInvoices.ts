import { invoices } from '../../../../demo/content/money/invoices.js'
import type { DemoInvoice } from '../../../../demo/content/recordTypes.js'
import { records } from '../../../kernel/records/records.js'
import { centsOf } from '../../../kernel/shared/money.js'
import { takeBack } from '../../billing/takeBack.js'
import { Customer } from '../../customers/Customer.js'
import type { Demo } from '../../demo/Demo.js'
import { instantOf } from '../../demo/daysBack.js'
import { Invoice } from '../../invoices/Invoice.js'
import { issueInvoice } from '../../invoices/issueInvoice.js'
import { InvoiceReminder } from '../../openItems/InvoiceReminder.js'
import { lockInvoices, payInvoices } from '../../payments/payInvoices.js'
import { readShop } from '../../shop/readShop.js'
import type { DemoMoment } from './DemoMoment.js'

/** What companies were billed on account. A draft is only added. */
export async function demoInvoices(demo: Demo): Promise<DemoMoment[]> {
  const { vatStandard } = await readShop(demo.context.services.database.reader)
  return invoices.flatMap((invoice) => momentsOf(demo, invoice, vatStandard ?? 0))
}

function momentsOf({ context }: Demo, given: DemoInvoice, vatRate: number): DemoMoment[] {
  const { database } = context.services
  const { issued, paid, credited, reminded } = given
  let id = 0
  const add = async () => {
    id = await addDraft(context, given, vatRate)
    return 0
  }
  if (issued === null) return [{ at: new Date().toISOString(), happen: add }]
  const moments: DemoMoment[] = [
    {
      at: instantOf(issued),
      happen: async (now) => {
        await add()
        await issueInvoice(context, id, null, null, now)
        return 0
      },
    },
  ]
  if (credited) {
    const { line, text } = credited
    const back = { lines: [line], text, refund: null, givesBackStock: false, key: null }
    const happen = async (now: Date) => {
      await takeBack(context, { ...back, invoice: id }, now)
      return 0
    }
    moments.push({ at: instantOf(credited), happen })
  }
  if (reminded) {
    const at = instantOf(reminded)
    // Its mail is no longer recorded.
    const reminder = { kind: 'invoiceOverdueFirst', about: at.slice(0, 10), at, mail: 0 }
    const happen = async () => {
      await database.write((manager) => manager.insert(InvoiceReminder, { ...reminder, invoice: id }))
      return 0
    }
    moments.push({ at, happen })
  }
  if (paid) {
    moments.push({ at: instantOf(paid), happen: (now) => payAll(context, id, now) })
  }
  return moments
}

async function addDraft(
  context: Demo['context'],
  { customer, reference, lines }: DemoInvoice,
  vatRate: number,
): Promise<number> {
  const { database } = context.services
  const { id, language } = await database.reader.findOneByOrFail(Customer, { email: customer })
  const draft = {
    ...{ kind: 'invoice' as const, status: 'draft' as const, customer: id, language, reference, includingVat: true },
    ...{ number: null, deliveredOn: null, credits: null, text: null },
    lines: lines.map(({ description, quantity, price }) => ({
      ...{ description, quantity, unitPrice: centsOf(price), discount: 0, stockProduct: null, product: null },
      ...{ treatment: 'taxed' as const, vatRate },
    })),
  }
  const added = await database.write((manager) => records.insert(manager, Invoice, draft, { by: context }))
  return added.id
}

/** What is open of an invoice arrives on the account of the shop. @returns what came into the drawer: nothing */
export async function payAll(context: Demo['context'], id: number, now: Date): Promise<number> {
  return context.services.database.write(async (manager) => {
    const invoices = await lockInvoices(manager, [id])
    const amount = invoices.reduce((sum, { openAmount }) => sum + (openAmount ?? 0), 0)
    await payInvoices(manager, context, invoices, { method: 'transfer', amount, receivedAt: now.toISOString() })
    return 0
  })
}
