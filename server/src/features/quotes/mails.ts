import { defineMails, type SharedByMails } from '../mailTexts/defineMails.js'

const toCustomer = {
  audience: 'customer',
  required: ['link'],
  button: { nl: 'Naar de offerte', en: 'Go to the quote' },
} as const satisfies SharedByMails

const toShop = {
  audience: 'shop',
  strangers: 'shop',
  required: [],
  button: { nl: 'Naar de offerte', en: 'Go to the quote' },
} as const satisfies SharedByMails

/** The mails about quotes. That of a quote without an answer is a reminder. */
export const quoteMails = defineMails({
  quoteSent: {
    ...toCustomer,
    strangers: 'none',
    placeholders: ['name', 'quote', 'goods', 'price', 'day', 'message', 'link'],
    placeholderLabels: { message: { nl: 'Je tekst bij de offerte', en: 'Your text with the quote' } },
    label: { nl: 'Offerte verstuurd', en: 'Quote sent' },
    occasion: { nl: 'Als je een offerte verstuurt.', en: 'When you send a quote.' },
    nl: {
      subject: 'Offerte {{quote}} van {{shop.name}}',
      body: [
        'Beste {{name}},',
        'Voor {{goods}} hebben we een offerte voor je gemaakt.',
        '{{message}}',
        'Prijs, inclusief btw: {{price}}\nGeldig tot en met: {{day}}',
        'Lees de hele offerte, en laat ons hier weten of je akkoord bent:\n{{link}}',
      ],
    },
    en: {
      subject: 'Quote {{quote}} of {{shop.name}}',
      body: [
        'Dear {{name}},',
        'We have made you a quote for {{goods}}.',
        '{{message}}',
        'Price, including VAT: {{price}}\nValid until: {{day}}',
        'Read the whole quote, and let us know here whether you agree:\n{{link}}',
      ],
    },
  },
  quoteAccepted: {
    ...toCustomer,
    strangers: 'once',
    placeholders: ['name', 'quote', 'goods', 'by', 'price', 'day', 'message', 'link'],
    placeholderLabels: { message: { nl: 'Wat de klant koos', en: 'What the customer chose' } },
    label: { nl: 'Offerte geaccepteerd', en: 'Quote accepted' },
    occasion: { nl: 'Als een klant een offerte accepteert.', en: 'When a customer accepts a quote.' },
    nl: {
      subject: 'Je hebt offerte {{quote}} geaccepteerd',
      body: [
        'Beste {{name}},',
        'Dank je wel. {{by}} heeft offerte {{quote}} voor {{goods}} geaccepteerd. We gaan ermee aan de slag.',
        'Akkoord op: {{day}}\nAfgesproken prijs, inclusief btw: {{price}}',
        '{{message}}',
        'Je vindt de offerte en hoe het ermee gaat hier:\n{{link}}',
      ],
    },
    en: {
      subject: 'You have accepted quote {{quote}}',
      body: [
        'Dear {{name}},',
        'Thank you. {{by}} has accepted quote {{quote}} for {{goods}}. We are getting to work.',
        'Agreed on: {{day}}\nAgreed price, including VAT: {{price}}',
        '{{message}}',
        'You find the quote, and how things stand, here:\n{{link}}',
      ],
    },
  },
  quoteDeclined: {
    ...toCustomer,
    strangers: 'once',
    placeholders: ['name', 'quote', 'goods', 'by', 'message', 'link'],
    placeholderLabels: { message: { nl: 'Wat de klant schreef', en: 'What the customer wrote' } },
    label: { nl: 'Offerte afgewezen', en: 'Quote declined' },
    occasion: { nl: 'Als een klant een offerte afwijst.', en: 'When a customer declines a quote.' },
    nl: {
      subject: 'Je hebt offerte {{quote}} afgewezen',
      body: [
        'Beste {{name}},',
        '{{by}} heeft offerte {{quote}} voor {{goods}} afgewezen. We nemen contact met je op over hoe het verder gaat.',
        '{{message}}',
        'Je vindt de offerte en hoe het ermee gaat hier:\n{{link}}',
      ],
    },
    en: {
      subject: 'You have declined quote {{quote}}',
      body: [
        'Dear {{name}},',
        '{{by}} has declined quote {{quote}} for {{goods}}. We will contact you about how to go on.',
        '{{message}}',
        'You find the quote, and how things stand, here:\n{{link}}',
      ],
    },
  },
  quoteAcceptedToShop: {
    ...toShop,
    placeholders: ['name', 'quote', 'goods', 'by', 'price', 'message', 'link'],
    placeholderLabels: {
      name: { nl: 'Naam van de klant', en: 'Name of the customer' },
      message: { nl: 'Wat de klant koos', en: 'What the customer chose' },
    },
    label: { nl: 'Offerte geaccepteerd, aan de winkel', en: 'Quote accepted, to the shop' },
    occasion: { nl: 'Als een klant een offerte accepteert.', en: 'When a customer accepts a quote.' },
    nl: {
      subject: 'Offerte {{quote}} geaccepteerd door {{by}}',
      body: [
        '{{by}} heeft offerte {{quote}} voor {{name}} geaccepteerd. Totaal inclusief btw: {{price}}',
        '{{message}}',
        'De offerte staat hier:\n{{link}}',
      ],
    },
    en: {
      subject: 'Quote {{quote}} accepted by {{by}}',
      body: [
        '{{by}} has accepted quote {{quote}} for {{name}}. Total including VAT: {{price}}',
        '{{message}}',
        'The quote is here:\n{{link}}',
      ],
    },
  },
  quoteDeclinedToShop: {
    ...toShop,
    placeholders: ['name', 'quote', 'goods', 'by', 'message', 'link'],
    placeholderLabels: {
      name: { nl: 'Naam van de klant', en: 'Name of the customer' },
      message: { nl: 'Wat de klant schreef', en: 'What the customer wrote' },
    },
    label: { nl: 'Offerte afgewezen, aan de winkel', en: 'Quote declined, to the shop' },
    occasion: { nl: 'Als een klant een offerte afwijst.', en: 'When a customer declines a quote.' },
    nl: {
      subject: 'Offerte {{quote}} afgewezen door {{by}}',
      body: [
        '{{by}} heeft offerte {{quote}} voor {{name}} afgewezen.',
        '{{message}}',
        'De offerte staat hier:\n{{link}}',
      ],
    },
    en: {
      subject: 'Quote {{quote}} declined by {{by}}',
      body: ['{{by}} has declined quote {{quote}} for {{name}}.', '{{message}}', 'The quote is here:\n{{link}}'],
    },
  },
})

export type QuoteMails = typeof quoteMails
export type QuoteMail = keyof QuoteMails

declare module '../mailTexts/MailKinds.js' {
  interface MailKinds extends QuoteMails {}
}
