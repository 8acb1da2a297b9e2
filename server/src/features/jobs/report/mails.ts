import { defineMails } from '../../mailTexts/defineMails.js'

/** The mail with the report of a job. */
export const reportMails = defineMails({
  repairReport: {
    audience: 'customer',
    strangers: 'none',
    placeholders: ['name', 'number', 'goods', 'description', 'message', 'price', 'agreed', 'day', 'link'],
    required: ['message'],
    placeholderLabels: {
      description: { nl: 'Waar het om ging', en: 'What it was about' },
      message: {
        nl: 'Wat er is gedaan, met de regels en de controle',
        en: 'What was done, with the lines and the check',
      },
      day: { nl: 'Garantie tot en met', en: 'Warranty until' },
    },
    button: { nl: 'Bekijk hoe het ermee staat', en: 'See how it is going' },
    label: { nl: 'Reparatierapport', en: 'Repair report' },
    occasion: { nl: 'Als je het rapport van een opdracht mailt.', en: 'When you mail the report of a job.' },
    nl: {
      subject: 'Rapport van je opdracht {{number}}',
      body: [
        'Beste {{name}},',
        'Hier is het rapport van opdracht {{number}}, om te bewaren.',
        'Apparaat: {{goods}}\nWaar het om ging: {{description}}',
        'Wat we hebben gedaan:\n{{message}}',
        'Prijs: {{price}}\nAfgesproken prijs: {{agreed}}\nGarantie tot en met {{day}}',
        'Hoe het ermee staat, zie je altijd hier:\n{{link}}',
      ],
    },
    en: {
      subject: 'Report of your job {{number}}',
      body: [
        'Dear {{name}},',
        'Here is the report of job {{number}}, for you to save.',
        'Device: {{goods}}\nWhat it was about: {{description}}',
        'What we did:\n{{message}}',
        'Price: {{price}}\nAgreed price: {{agreed}}\nWarranty until {{day}}',
        'You can always see how it is going here:\n{{link}}',
      ],
    },
  },
})

export type ReportMails = typeof reportMails
export type ReportMail = keyof ReportMails

declare module '../../mailTexts/MailKinds.js' {
  interface MailKinds extends ReportMails {}
}
