import { defineMails } from '../../mailTexts/defineMails.js'

/** The mails about what shop and customer write each other. */
export const threadMails = defineMails({
  jobMessageToCustomer: {
    audience: 'customer',
    strangers: 'none',
    placeholders: ['name', 'number', 'description', 'message', 'link'],
    required: ['message'],
    placeholderLabels: { message: { nl: 'Het bericht', en: 'The message' } },
    button: { nl: 'Bekijk hoe het ermee staat', en: 'See how it is going' },
    label: { nl: 'Bericht over een opdracht, aan de klant', en: 'Message about a job, to the customer' },
    occasion: { nl: 'Als je de klant bij een opdracht schrijft.', en: 'When you write to the customer of a job.' },
    nl: {
      subject: 'Bericht over je opdracht {{number}}',
      body: [
        'Beste {{name}},',
        'We hebben je geschreven over je opdracht {{number}}:\n{{description}}',
        '{{message}}',
        'Lees en antwoord hier:\n{{link}}',
      ],
    },
    en: {
      subject: 'Message about your job {{number}}',
      body: [
        'Dear {{name}},',
        'We have written to you about your job {{number}}:\n{{description}}',
        '{{message}}',
        'Read and answer it here:\n{{link}}',
      ],
    },
  },
  jobMessageToShop: {
    audience: 'shop',
    strangers: 'shop',
    placeholders: ['name', 'number', 'description', 'message', 'link'],
    required: ['message'],
    placeholderLabels: {
      name: { nl: 'Naam van de klant', en: 'Name of the customer' },
      message: { nl: 'Het bericht', en: 'The message' },
    },
    button: { nl: 'Naar de berichten', en: 'Go to the messages' },
    label: { nl: 'Bericht over een opdracht, aan de winkel', en: 'Message about a job, to the shop' },
    occasion: { nl: 'Als een klant bij zijn opdracht schrijft.', en: 'When a customer writes about their job.' },
    nl: {
      subject: '{{name}} schrijft over opdracht {{number}}',
      body: [
        '{{name}} heeft geschreven over opdracht {{number}}:\n{{description}}',
        '{{message}}',
        'Lees en antwoord hier:\n{{link}}',
      ],
    },
    en: {
      subject: '{{name}} writes about job {{number}}',
      body: [
        '{{name}} has written about job {{number}}:\n{{description}}',
        '{{message}}',
        'Read and answer it here:\n{{link}}',
      ],
    },
  },
})

export type ThreadMails = typeof threadMails
export type ThreadMail = keyof ThreadMails

declare module '../../mailTexts/MailKinds.js' {
  interface MailKinds extends ThreadMails {}
}
