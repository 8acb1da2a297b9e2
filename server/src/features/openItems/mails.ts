import { defineMails, type SharedByMails } from '../mailTexts/defineMails.js'

const ofOpenInvoice = {
  audience: 'customer',
  strangers: 'none',
  placeholders: ['name', 'number', 'price', 'day', 'message', 'link'],
  required: ['number'],
  placeholderLabels: {
    number: { nl: 'Nummer van de factuur', en: 'Number of the invoice' },
    price: { nl: 'Wat nog te betalen is', en: 'What is still to be paid' },
    day: { nl: 'Laatste dag om te betalen', en: 'Last day to pay' },
    message: { nl: 'Hoe te betalen', en: 'How to pay' },
  },
  button: { nl: 'Bekijk de factuur', en: 'See the invoice' },
} as const satisfies SharedByMails

/** The mails by which customers are reminded of an invoice. */
export const invoiceReminderMails = defineMails({
  invoiceOverdueFirst: {
    ...ofOpenInvoice,
    label: { nl: 'Factuur niet betaald, eerste herinnering', en: 'Invoice not paid, first reminder' },
    occasion: {
      nl: 'De dag na de laatste dag om te betalen, of als je de herinnering zelf verstuurt.',
      en: 'The day after the last day to pay, or when you send the reminder yourself.',
    },
    nl: {
      subject: 'Factuur {{number}} van {{shop.name}} staat nog open',
      body: [
        'Beste {{name}},',
        'Factuur {{number}} kon je betalen tot en met {{day}}. We zien nog geen betaling. Misschien is het je ontgaan.',
        'Nog te betalen: {{price}}\n{{message}}',
        'De factuur staat hier:\n{{link}}',
        'Heb je net betaald? Dan hoef je niets te doen. Klopt er iets niet, antwoord dan op deze mail.',
      ],
    },
    en: {
      subject: 'Invoice {{number}} of {{shop.name}} is still open',
      body: [
        'Dear {{name}},',
        'Invoice {{number}} was to be paid by {{day}}. We see no payment yet. Perhaps it slipped your mind.',
        'Still to be paid: {{price}}\n{{message}}',
        'The invoice is here:\n{{link}}',
        'Have you just paid? Then there is nothing to do. If something is wrong, please answer this mail.',
      ],
    },
  },
  invoiceOverdueSecond: {
    ...ofOpenInvoice,
    label: { nl: 'Factuur niet betaald, tweede herinnering', en: 'Invoice not paid, second reminder' },
    occasion: {
      nl: 'Als een factuur 14 dagen na de laatste dag om te betalen nog openstaat.',
      en: 'When an invoice is still open 14 days after the last day to pay.',
    },
    nl: {
      subject: 'Herinnering: factuur {{number}} van {{shop.name}}',
      body: [
        'Beste {{name}},',
        'Factuur {{number}} was te betalen tot en met {{day}}, en staat nog open. Wil je die deze week betalen?',
        'Nog te betalen: {{price}}\n{{message}}',
        'De factuur staat hier:\n{{link}}',
        'Lukt betalen nu niet, laat het ons dan weten. We denken graag mee.',
      ],
    },
    en: {
      subject: 'Reminder: invoice {{number}} of {{shop.name}}',
      body: [
        'Dear {{name}},',
        'Invoice {{number}} was to be paid by {{day}}, and is still open. Would you pay it this week?',
        'Still to be paid: {{price}}\n{{message}}',
        'The invoice is here:\n{{link}}',
        'If you cannot pay now, let us know. We will gladly find a way with you.',
      ],
    },
  },
  invoiceOverdueLast: {
    ...ofOpenInvoice,
    label: { nl: 'Factuur niet betaald, laatste herinnering', en: 'Invoice not paid, last reminder' },
    occasion: {
      nl: 'Als een factuur 30 dagen na de laatste dag om te betalen nog openstaat.',
      en: 'When an invoice is still open 30 days after the last day to pay.',
    },
    nl: {
      subject: 'Laatste herinnering: factuur {{number}} van {{shop.name}}',
      body: [
        'Beste {{name}},',
        'Factuur {{number}} was te betalen tot en met {{day}}. Dit is onze laatste herinnering.',
        'Nog te betalen: {{price}}\n{{message}}',
        'De factuur staat hier:\n{{link}}',
        'Betaal binnen 14 dagen, of neem contact met ons op.',
      ],
    },
    en: {
      subject: 'Last reminder: invoice {{number}} of {{shop.name}}',
      body: [
        'Dear {{name}},',
        'Invoice {{number}} was to be paid by {{day}}. This is our last reminder.',
        'Still to be paid: {{price}}\n{{message}}',
        'The invoice is here:\n{{link}}',
        'Please pay within 14 days, or contact us.',
      ],
    },
  },
})

type InvoiceReminderMails = typeof invoiceReminderMails

declare module '../mailTexts/MailKinds.js' {
  interface MailKinds extends InvoiceReminderMails {}
}
