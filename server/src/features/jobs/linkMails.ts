import { defineMails } from '../mailTexts/defineMails.js'

/** The mail that brings a customer back to the page of a job. */
export const linkMails = defineMails({
  jobLink: {
    audience: 'customer',
    strangers: 'bounded',
    placeholders: ['name', 'number', 'description', 'link'],
    required: ['link'],
    button: { nl: 'Bekijk hoe het ermee staat', en: 'See how it is going' },
    label: { nl: 'Link naar een opdracht', en: 'Link to a job' },
    occasion: {
      nl: 'Als een klant op de site om de link naar de opdracht vraagt.',
      en: 'When a customer asks for the link to the job on the site.',
    },
    nl: {
      subject: 'De link naar opdracht {{number}}',
      body: [
        'Beste {{name}},',
        'Je hebt om de link naar opdracht {{number}} gevraagd.',
        'Waar het om gaat: {{description}}',
        'Hier zie je hoe het ermee staat, wat het kost en je offerte:\n{{link}}',
        'Heb je er niet om gevraagd? Dan hoef je niets te doen.',
      ],
    },
    en: {
      subject: 'The link to job {{number}}',
      body: [
        'Dear {{name}},',
        'You asked for the link to job {{number}}.',
        'What it is about: {{description}}',
        'Here you see how it is going, what it costs and your quote:\n{{link}}',
        'Did you not ask for it? Then there is nothing to do.',
      ],
    },
  },
})

export type LinkMails = typeof linkMails

declare module '../mailTexts/MailKinds.js' {
  interface MailKinds extends LinkMails {}
}
