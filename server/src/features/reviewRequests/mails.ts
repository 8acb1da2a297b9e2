import { defineMails } from '../mailTexts/defineMails.js'

/** The mail that asks for a review. */
export const reviewMails = defineMails({
  reviewRequest: {
    audience: 'customer',
    strangers: 'none',
    placeholders: ['name', 'number', 'description', 'link', 'stop'],
    required: ['link', 'stop'],
    placeholderLabels: { description: { nl: 'Apparaat of omschrijving', en: 'Device or description' } },
    button: { nl: 'Schrijf een review', en: 'Write a review' },
    label: { nl: 'Vraag om een review', en: 'Request for a review' },
    occasion: {
      nl: 'Enkele dagen nadat de klant het apparaat heeft opgehaald.',
      en: 'Some days after the customer collected the device.',
    },
    nl: {
      subject: 'Hoe was het bij {{shop.name}}?',
      body: [
        'Beste {{name}},',
        'Je was laatst bij ons voor opdracht {{number}}:\n{{description}}',
        'Wil je in een paar woorden vertellen hoe het beviel? Anderen hebben er wat aan, en wij ook.',
        '{{link}}',
        'We vragen dit hoogstens één keer per half jaar. Liever helemaal niet? Geef dat hier aan:\n{{stop}}',
      ],
    },
    en: {
      subject: 'How was it at {{shop.name}}?',
      body: [
        'Dear {{name}},',
        'You recently came to us for job {{number}}:\n{{description}}',
        'Would you tell in a few words how it went? It helps others, and it helps us.',
        '{{link}}',
        'We ask this at most once in half a year. Rather not at all? Say so here:\n{{stop}}',
      ],
    },
  },
})

export type ReviewMails = typeof reviewMails
export type ReviewMail = keyof ReviewMails

declare module '../mailTexts/MailKinds.js' {
  interface MailKinds extends ReviewMails {}
}
