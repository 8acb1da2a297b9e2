import type { Feature } from '../../kernel/Feature.js'
import { CreditedLine } from './CreditedLine.js'
import { DeductedDeposit } from './DeductedDeposit.js'
import { DocumentGuard } from './DocumentGuard.js'
import { DocumentSeries } from './DocumentSeries.js'
import { forgetOldDocuments } from './forgetOldDocuments.js'
import { Invoice } from './Invoice.js'
import { InvoiceJob } from './InvoiceJob.js'
import { invoicedCustomerHooks, invoiceHooks } from './invoiceHooks.js'
import { personalInvoices } from './personalInvoices.js'

export const invoicesFeature: Feature = {
  entities: [Invoice],
  tables: [CreditedLine, DeductedDeposit, DocumentGuard, DocumentSeries, InvoiceJob],
  hooks: { invoice: invoiceHooks, customer: invoicedCustomerHooks },
  expire: ({ services }, now) => forgetOldDocuments(services, now),
  switches: { usesInvoices: { entities: [Invoice] } },
  personalData: [personalInvoices],
}
