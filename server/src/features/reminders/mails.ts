import { defineMails, type SharedByMails } from '../mailTexts/defineMails.js'

const ofUncollected = {
  audience: 'customer',
  strangers: 'none',
  placeholders: ['name', 'number', 'day', 'description', 'price', 'link'],
  required: [],
  placeholderLabels: { day: { nl: 'Klaar sinds', en: 'Ready since' } },
  button: { nl: 'Bekijk hoe het ermee staat', en: 'See how it is going' },
} as const satisfies SharedByMails

/** The mails by which the shop or a customer is reminded of a job or a quote. */
export const reminderMails = defineMails({
  promisedPassed: {
    audience: 'shop',
    strangers: 'none',
    placeholders: ['name', 'number', 'status', 'day', 'description', 'link'],
    required: ['number'],
    placeholderLabels: {
      name: { nl: 'Naam van de klant', en: 'Name of the customer' },
      day: { nl: 'Beloofde dag', en: 'Promised day' },
    },
    button: { nl: 'Naar de opdracht', en: 'To the job' },
    label: { nl: 'Beloofde dag voorbij, aan de winkel', en: 'Promised day passed, to the shop' },
    occasion: { nl: 'De dag nadat een opdracht klaar had moeten zijn.', en: 'The day after a job was to be ready.' },
    nl: {
      subject: 'Opdracht {{number}} had klaar moeten zijn',
      body: [
        'Opdracht {{number}} van {{name}} was beloofd voor {{day}} en is nog niet klaar.',
        'Status: {{status}}\n{{description}}',
        '{{link}}',
      ],
    },
    en: {
      subject: 'Job {{number}} should have been ready',
      body: [
        'Job {{number}} of {{name}} was promised for {{day}} and is not ready yet.',
        'Status: {{status}}\n{{description}}',
        '{{link}}',
      ],
    },
  },
  uncollectedFirst: {
    ...ofUncollected,
    label: { nl: 'Niet opgehaald: na 7 dagen', en: 'Not collected: after 7 days' },
    occasion: {
      nl: 'Als de klant 7 dagen na ‘klaar’ nog niet is geweest.',
      en: 'When the customer has not come 7 days after it was ready.',
    },
    nl: {
      subject: 'Je opdracht {{number}} ligt klaar',
      body: [
        'Beste {{name}},',
        'Sinds {{day}} is je opdracht {{number}} klaar. Kom je hem ophalen?\n{{description}}',
        'Prijs: {{price}}',
        'Ophalen kan tijdens onze openingstijden:\n{{shop.openingHours}}\n{{shop.address}}',
        'Lukt het niet om langs te komen, bel ons dan of beantwoord deze mail. Ben je al geweest, dan kun je deze mail vergeten.',
        'Hoe het ermee staat, zie je altijd hier:\n{{link}}',
      ],
    },
    en: {
      subject: 'Your job {{number}} is ready',
      body: [
        'Dear {{name}},',
        'Your job {{number}} has been ready since {{day}}. Will you come and collect it?\n{{description}}',
        'Price: {{price}}',
        'You can come for it during our opening hours:\n{{shop.openingHours}}\n{{shop.address}}',
        'If you cannot come by, call us or answer this mail. If you have been here already, you can ignore this mail.',
        'You can always see how it is going here:\n{{link}}',
      ],
    },
  },
  uncollectedSecond: {
    ...ofUncollected,
    label: { nl: 'Niet opgehaald: na 14 dagen', en: 'Not collected: after 14 days' },
    occasion: {
      nl: 'Als de klant 14 dagen na ‘klaar’ nog niet is geweest.',
      en: 'When the customer has not come 14 days after it was ready.',
    },
    nl: {
      subject: 'Je opdracht {{number}} ligt nog bij ons',
      body: [
        'Beste {{name}},',
        'Je opdracht {{number}} is sinds {{day}} klaar en ligt nog bij ons.\n{{description}}',
        'Prijs: {{price}}',
        'Ophalen kan tijdens onze openingstijden:\n{{shop.openingHours}}\n{{shop.address}}',
        'Lukt het niet om langs te komen, bel ons dan of beantwoord deze mail. Ben je al geweest, dan kun je deze mail vergeten.',
        'Hoe het ermee staat, zie je altijd hier:\n{{link}}',
      ],
    },
    en: {
      subject: 'Your job {{number}} is still with us',
      body: [
        'Dear {{name}},',
        'Your job {{number}} has been ready since {{day}} and is still with us.\n{{description}}',
        'Price: {{price}}',
        'You can come for it during our opening hours:\n{{shop.openingHours}}\n{{shop.address}}',
        'If you cannot come by, call us or answer this mail. If you have been here already, you can ignore this mail.',
        'You can always see how it is going here:\n{{link}}',
      ],
    },
  },
  uncollectedLast: {
    ...ofUncollected,
    label: { nl: 'Niet opgehaald: na 30 dagen', en: 'Not collected: after 30 days' },
    occasion: {
      nl: 'Als de klant 30 dagen na ‘klaar’ nog niet is geweest.',
      en: 'When the customer has not come 30 days after it was ready.',
    },
    nl: {
      subject: 'Je opdracht {{number}} ligt al een maand klaar',
      body: [
        'Beste {{name}},',
        'Je opdracht {{number}} is al sinds {{day}} klaar. We bewaren hem graag voor je, maar niet onbeperkt.\n{{description}}',
        'Prijs: {{price}}',
        'Ophalen kan tijdens onze openingstijden:\n{{shop.openingHours}}\n{{shop.address}}',
        'Lukt het niet om langs te komen, bel ons dan of beantwoord deze mail. Ben je al geweest, dan kun je deze mail vergeten.',
        'Hoe het ermee staat, zie je altijd hier:\n{{link}}',
      ],
    },
    en: {
      subject: 'Your job {{number}} has been ready for a month',
      body: [
        'Dear {{name}},',
        'Your job {{number}} has been ready since {{day}}. We are glad to store it for you, but not forever.\n{{description}}',
        'Price: {{price}}',
        'You can come for it during our opening hours:\n{{shop.openingHours}}\n{{shop.address}}',
        'If you cannot come by, call us or answer this mail. If you have been here already, you can ignore this mail.',
        'You can always see how it is going here:\n{{link}}',
      ],
    },
  },
  quoteUnanswered: {
    audience: 'customer',
    strangers: 'none',
    placeholders: ['name', 'quote', 'goods', 'price', 'day', 'message', 'link'],
    required: ['link'],
    placeholderLabels: { message: { nl: 'Je tekst bij de offerte', en: 'Your text with the quote' } },
    button: { nl: 'Naar de offerte', en: 'Go to the quote' },
    label: { nl: 'Offerte zonder antwoord', en: 'Quote without an answer' },
    occasion: {
      nl: 'Als de klant 3 dagen na de offerte niet heeft geantwoord.',
      en: 'When the customer has not answered 3 days after the quote.',
    },
    nl: {
      subject: 'Heb je offerte {{quote}} gezien?',
      body: [
        'Beste {{name}},',
        'We hebben je een offerte gestuurd voor {{goods}} en nog geen antwoord gekregen. Zodra je laat weten of je akkoord bent, kunnen we verder.',
        '{{message}}',
        'Prijs, inclusief btw: {{price}}\nGeldig tot en met: {{day}}',
        'Lees de hele offerte, en laat ons hier weten of je akkoord bent:\n{{link}}',
      ],
    },
    en: {
      subject: 'Have you seen quote {{quote}}?',
      body: [
        'Dear {{name}},',
        'We sent you a quote for {{goods}} and have not had an answer yet. As soon as you let us know whether you agree, we can go on.',
        '{{message}}',
        'Price, including VAT: {{price}}\nValid until: {{day}}',
        'Read the whole quote, and let us know here whether you agree:\n{{link}}',
      ],
    },
  },
})

export type ReminderMails = typeof reminderMails
export type ReminderMail = keyof ReminderMails

declare module '../mailTexts/MailKinds.js' {
  interface MailKinds extends ReminderMails {}
}
