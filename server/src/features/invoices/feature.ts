import type { Feature } from '../../kernel/Feature.js'
import { invoiceAddress, languages } from '../../kernel/shared/screens.js'
import { kindsOf, mailsOf } from '../mailTexts/FeatureMails.js'
import { InvoiceAddress } from './address/InvoiceAddress.js'
import { CreditedLine } from './CreditedLine.js'
import { CreditedPart } from './CreditedPart.js'
import { DeductedDeposit } from './DeductedDeposit.js'
import { DocumentGuard } from './DocumentGuard.js'
import { DocumentSeries } from './DocumentSeries.js'
import { InvoiceFile } from './files/InvoiceFile.js'
import { forgetOldDocuments } from './forgetOldDocuments.js'
import { Invoice } from './Invoice.js'
import { InvoiceJob } from './InvoiceJob.js'
import { invoicedCustomerHooks, invoiceHooks } from './invoiceHooks.js'
import { exampleInvoiceMail } from './mail/exampleInvoiceMail.js'
import { invoiceMails } from './mail/mails.js'
import { personalInvoices } from './personalInvoices.js'

export const invoicesFeature: Feature = {
  entities: [Invoice],
  tables: [
    CreditedLine,
    CreditedPart,
    DeductedDeposit,
    DocumentGuard,
    DocumentSeries,
    InvoiceAddress,
    InvoiceFile,
    InvoiceJob,
  ],
  hooks: { invoice: invoiceHooks, customer: invoicedCustomerHooks },
  expire: ({ services }, now) => forgetOldDocuments(services, now),
  switches: {
    usesInvoices: {
      entities: [Invoice],
      addresses: languages.map((language) => invoiceAddress(language)),
      mails: kindsOf(invoiceMails),
    },
  },
  mails: [mailsOf(invoiceMails, exampleInvoiceMail)],
  personalData: [personalInvoices],
}
