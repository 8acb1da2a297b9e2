import { defineMails, type SharedByMails } from '../mailTexts/defineMails.js'

const ofForm = {
  audience: 'shop',
  strangers: 'shop',
  placeholders: ['name', 'message', 'link'],
  required: ['message'],
  placeholderLabels: { name: { nl: 'Naam van de bezoeker', en: 'Name of the visitor' } },
  button: { nl: 'Naar de berichten', en: 'Go to the messages' },
} as const satisfies SharedByMails

/** The mails about messages of visitors, and the one that shows whether mail arrives. */
export const messageMails = defineMails({
  messageContact: {
    ...ofForm,
    label: { nl: 'Bericht via het contactformulier', en: 'Message by the contact form' },
    occasion: {
      nl: 'Als een bezoeker een bericht stuurt, een vraag stelt of een afspraak wil.',
      en: 'When a visitor sends a message, asks a question or wants an appointment.',
    },
    nl: {
      subject: 'Bericht van {{name}}',
      body: ['{{message}}', 'Alle berichten staan hier:\n{{link}}'],
    },
    en: {
      subject: 'Message from {{name}}',
      body: ['{{message}}', 'All messages are here:\n{{link}}'],
    },
  },
  messagePhone: {
    ...ofForm,
    label: { nl: 'Bericht over een telefoonreparatie', en: 'Message about a telephone repair' },
    occasion: {
      nl: 'Als een bezoeker vraagt om te worden gebeld over een telefoon.',
      en: 'When a visitor asks to be called about a telephone.',
    },
    nl: {
      subject: 'Telefoonreparatie: bericht van {{name}}',
      body: ['{{message}}', 'Alle berichten staan hier:\n{{link}}'],
    },
    en: {
      subject: 'Telephone repair: message from {{name}}',
      body: ['{{message}}', 'All messages are here:\n{{link}}'],
    },
  },
  messageRemoteAssistance: {
    ...ofForm,
    label: { nl: 'Aanvraag voor hulp op afstand', en: 'Request for remote assistance' },
    occasion: { nl: 'Als een bezoeker om hulp op afstand vraagt.', en: 'When a visitor asks for remote assistance.' },
    nl: {
      subject: 'Hulp op afstand voor {{name}}',
      body: ['{{message}}', 'Alle berichten staan hier:\n{{link}}'],
    },
    en: {
      subject: 'Remote assistance for {{name}}',
      body: ['{{message}}', 'All messages are here:\n{{link}}'],
    },
  },
  messageAnswer: {
    audience: 'visitor',
    strangers: 'none',
    placeholders: ['name', 'message', 'day', 'quoted'],
    required: ['message'],
    placeholderLabels: {
      message: { nl: 'Je antwoord', en: 'Your answer' },
      day: { nl: 'Dag van het bericht', en: 'Day of the message' },
    },
    label: { nl: 'Antwoord op een bericht', en: 'Answer to a message' },
    occasion: { nl: 'Als je een bericht van een bezoeker beantwoordt.', en: 'When you answer a message of a visitor.' },
    nl: {
      subject: 'Antwoord op je bericht aan {{shop.name}}',
      body: ['Beste {{name}},', '{{message}}', 'Op {{day}} schreef je:\n{{quoted}}'],
    },
    en: {
      subject: 'Answer to your message to {{shop.name}}',
      body: ['Dear {{name}},', '{{message}}', 'On {{day}} you wrote:\n{{quoted}}'],
    },
  },
  test: {
    audience: 'shop',
    strangers: 'none',
    placeholders: [],
    required: [],
    label: { nl: 'Testmail', en: 'Test mail' },
    occasion: { nl: 'Als je een testmail stuurt.', en: 'When you send a test mail.' },
    nl: {
      subject: 'Testmail van {{shop.name}}',
      body: ['Deze mail laat zien dat de mail van {{shop.name}} aankomt.'],
    },
    en: {
      subject: 'Test mail from {{shop.name}}',
      body: ['This mail shows that the mail of {{shop.name}} arrives.'],
    },
  },
})

export type MessageMails = typeof messageMails
export type MessageMail = keyof MessageMails

declare module '../mailTexts/MailKinds.js' {
  interface MailKinds extends MessageMails {}
}
