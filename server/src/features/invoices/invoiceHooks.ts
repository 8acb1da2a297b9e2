import type { WriteHooks } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { Invoice } from './Invoice.js'
import { InvoiceJob } from './InvoiceJob.js'
import { keptUntil } from './retainedByLaw.js'

/** What was issued is never changed: the functions of this folder write it, and all other writes are of drafts. */
export const invoiceHooks: WriteHooks = {
  // Before the database refuses it, which says less.
  follow(_, { status }) {
    if (status !== 'draft') throw new ShopError('CONFLICT', { message: { key: 'invoice.final' } })
    return {}
  },
  async inTransaction(manager, _, { before, after }) {
    if (!before && after && after.kind === 'credit') {
      throw new ShopError('CONFLICT', { message: { key: 'invoice.creditOnly' } })
    }
    if (before && !after) await manager.delete(InvoiceJob, { invoice: before.id })
  },
  assertDeletable({ status, number, issuedOn }) {
    if (status === 'draft') return
    const values = { number: String(number), day: { day: keptUntil(String(issuedOn)) } }
    throw new ShopError('CONFLICT', { message: { key: 'invoice.kept', values } })
  },
  trash: async (manager, { id }) => ({ jobs: await manager.findBy(InvoiceJob, { invoice: id }) }),
  async restore(manager, _context, _row, { jobs = [] }) {
    await manager.insert(InvoiceJob, jobs as InvoiceJob[])
  },
}

/** A customer stays for as long as something was issued to the customer that has to be kept. */
export const invoicedCustomerHooks: WriteHooks = {
  async assertDeletable({ id, name }, manager) {
    assertNoneKept(await manager.findBy(Invoice, { customer: id, status: 'issued' }), String(name))
  },
}

/** @throws ShopError CONFLICT that names the last of these invoices and until when it is kept */
export function assertNoneKept(invoices: readonly Invoice[], what: string): void {
  const today = new Date().toISOString().slice(0, 10)
  const kept = invoices.filter(({ issuedOn }) => issuedOn !== null && keptUntil(issuedOn) > today)
  const last = kept.toSorted((one, other) => ((one.issuedOn ?? '') < (other.issuedOn ?? '') ? 1 : -1))[0]
  if (!last) return
  const values = { what, number: last.number ?? '', day: { day: keptUntil(last.issuedOn ?? '') } }
  throw new ShopError('CONFLICT', { message: { key: 'invoice.keeps', values } })
}
