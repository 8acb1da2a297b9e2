import { defineMails } from '../../mailTexts/defineMails.js'

/** The mail by which a customer gets an invoice, deposit invoice, receipt or credit note. */
export const invoiceMails = defineMails({
  invoiceIssued: {
    audience: 'customer',
    strangers: 'none',
    required: ['link'],
    button: { nl: 'Bekijk het online', en: 'View it online' },
    placeholders: ['name', 'title', 'price', 'message', 'link'],
    placeholderLabels: {
      title: { nl: 'Wat het is, met het nummer', en: 'What it is, with its number' },
      price: { nl: 'Totaal, inclusief btw', en: 'Total, including VAT' },
      message: { nl: 'Hoe te betalen', en: 'How to pay' },
    },
    label: { nl: 'Factuur gemaild', en: 'Invoice mailed' },
    occasion: {
      nl: 'Als je een factuur, bon of creditnota mailt. De pdf gaat mee, voor bedrijven ook de UBL.',
      en: 'When you mail an invoice, receipt or credit note. The PDF goes with it, for businesses the UBL too.',
    },
    nl: {
      subject: '{{title}} van {{shop.name}}',
      body: [
        'Beste {{name}},',
        'In de bijlage vind je {{title}}.',
        'Totaal, inclusief btw: {{price}}',
        '{{message}}',
        'Je vindt hem ook hier, met wat er betaald is:\n{{link}}',
      ],
    },
    en: {
      subject: '{{title}} of {{shop.name}}',
      body: [
        'Dear {{name}},',
        'Attached you find {{title}}.',
        'Total, including VAT: {{price}}',
        '{{message}}',
        'You find it here too, with what was paid:\n{{link}}',
      ],
    },
  },
})

export type InvoiceMails = typeof invoiceMails

declare module '../../mailTexts/MailKinds.js' {
  interface MailKinds extends InvoiceMails {}
}
