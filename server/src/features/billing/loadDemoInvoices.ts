import { invoices } from '../../../demo/content/invoices.js'
import { records } from '../../kernel/records/records.js'
import { centsOf } from '../../kernel/shared/money.js'
import { Customer } from '../customers/Customer.js'
import { type Demo, setAge } from '../demo/Demo.js'
import { instantOf } from '../demo/daysBack.js'
import { Invoice } from '../invoices/Invoice.js'
import { issueInvoice } from '../invoices/issueInvoice.js'
import { Payment } from '../payments/Payment.js'
import { lockInvoices, payInvoices } from '../payments/payInvoices.js'
import { readShop } from '../shop/readShop.js'
import { loadDemoPayments } from './loadDemoPayments.js'

/** Invoices of the demo, each issued and paid at its moment. */
export async function loadDemoInvoices(demo: Demo): Promise<void> {
  await loadDemoPayments(demo)
  const { context } = demo
  const { database } = context.services
  const { vatStandard } = await readShop(database.reader)
  for (const { customer, reference, issued, lines, paid } of invoices) {
    const { id, language } = await database.reader.findOneByOrFail(Customer, { email: customer })
    const draft = {
      ...{ kind: 'invoice' as const, status: 'draft' as const, customer: id, language, reference, includingVat: true },
      ...{ number: null, deliveredOn: null, credits: null, text: null },
      lines: lines.map(({ description, quantity, price }) => ({
        ...{ description, quantity, unitPrice: centsOf(price), discount: 0, stockProduct: null, product: null },
        ...{ treatment: 'taxed' as const, vatRate: vatStandard ?? 0 },
      })),
    }
    const added = await database.write((manager) => records.insert(manager, Invoice, draft, { by: context }))
    if (issued === null) continue
    const at = instantOf(issued)
    const { openAmount } = await issueInvoice(context, added.id, null, null, new Date(at))
    if (paid !== null) {
      const receivedAt = instantOf(paid)
      const received = { method: 'transfer' as const, amount: openAmount ?? 0, receivedAt }
      const { payment } = await database.write(async (manager) =>
        payInvoices(manager, context, await lockInvoices(manager, [added.id]), received),
      )
      await setAge(demo, Payment, payment.id, receivedAt)
    }
    await setAge(demo, Invoice, added.id, at, paid === null ? at : instantOf(paid))
  }
}
