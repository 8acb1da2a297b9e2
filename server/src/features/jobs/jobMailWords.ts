import type { ValueOf } from '../../kernel/fields/Choice.js'
import type { LocalizedText } from '../../kernel/i18n/LocalizedText.js'
import type { newPcStatuses, repairStatuses } from './jobStatuses.js'

/** What mails about jobs of a kind say, with placeholders. */
export interface JobMailWords<Status extends string = string> {
  subject: LocalizedText
  /** Of a job that was added. */
  begun: { label: LocalizedText; what: LocalizedText }
  /** Of a note without another status. */
  noted: { label: LocalizedText; what: LocalizedText }
  /** Of a job that got another status. */
  moved: LocalizedText
  /** What happens next. */
  statuses: Readonly<Record<Status, { label: LocalizedText; next: LocalizedText }>>
  /** What is said instead of one that is finished and was collected. */
  over: LocalizedText
}

export const repairMailWords: JobMailWords<ValueOf<typeof repairStatuses>> = {
  subject: { nl: 'Je reparatie (nummer {{number}}): {{status}}', en: 'Your repair (number {{number}}): {{status}}' },
  begun: {
    label: { nl: 'Reparatie: genoteerd', en: 'Repair: in our books' },
    what: {
      nl: 'Je reparatie staat bij ons genoteerd. De status is: {{status}}.',
      en: 'Your repair is in our books. The status is: {{status}}.',
    },
  },
  noted: {
    label: { nl: 'Reparatie: bericht aan de klant', en: 'Repair: message to the customer' },
    what: {
      nl: 'We hebben een bericht over je reparatie. De status is nog steeds: {{status}}.',
      en: 'We have a message about your repair. The status is still: {{status}}.',
    },
  },
  moved: { nl: 'De status van je reparatie is nu: {{status}}.', en: 'The status of your repair is now: {{status}}.' },
  statuses: {
    waiting: {
      label: { nl: 'Reparatie: in de wacht', en: 'Repair: on hold' },
      next: {
        nl: 'Zodra je apparaat aan de beurt is, hoor je van ons.',
        en: 'As soon as it is the turn of your device, you will hear from us.',
      },
    },
    'in-treatment': {
      label: { nl: 'Reparatie: in behandeling', en: 'Repair: being worked on' },
      next: {
        nl: 'We zijn met je apparaat bezig. Zodra er nieuws is, hoor je van ons.',
        en: 'We are working on your device. As soon as there is news, you will hear from us.',
      },
    },
    'waiting-customer': {
      label: { nl: 'Reparatie: wacht op de klant', en: 'Repair: waiting for the customer' },
      next: {
        nl: 'We hebben eerst iets van jou nodig. Beantwoord deze mail of bel ons, dan gaan we verder.',
        en: 'We need something from you first. Answer this mail or call us, and we will go on.',
      },
    },
    'waiting-supplier': {
      label: { nl: 'Reparatie: wacht op de leverancier', en: 'Repair: waiting for the supplier' },
      next: {
        nl: 'Er zijn onderdelen onderweg. Zodra ze er zijn, gaan we verder.',
        en: 'Parts are on their way. As soon as they are here, we will go on.',
      },
    },
    'return-appointment': {
      label: { nl: 'Reparatie: klaar om op te halen', en: 'Repair: ready to collect' },
      next: {
        nl: 'Je apparaat kan terug. Beantwoord deze mail of bel ons om af te spreken wanneer je het krijgt.',
        en: 'Your device can come back. Answer this mail or call us to agree on when you will get it.',
      },
    },
    finished: {
      label: { nl: 'Reparatie: afgerond', en: 'Repair: finished' },
      next: {
        nl: 'Het is klaar: je kunt het ophalen wanneer we open zijn. Werkt er iets niet zoals het hoort, laat het ons dan weten.',
        en: 'It is ready: you can collect it whenever we are open. If anything does not work as it should, please let us know.',
      },
    },
  },
  over: {
    nl: 'De reparatie is afgerond. Werkt er iets niet zoals het hoort, laat het ons dan weten.',
    en: 'The repair is done. If anything does not work as it should, please let us know.',
  },
}

export const newPcMailWords: JobMailWords<ValueOf<typeof newPcStatuses>> = {
  subject: { nl: 'Je nieuwe pc (nummer {{number}}): {{status}}', en: 'Your new PC (number {{number}}): {{status}}' },
  begun: {
    label: { nl: 'Nieuwe pc: genoteerd', en: 'New PC: in our books' },
    what: {
      nl: 'Je nieuwe pc staat bij ons genoteerd. De status is: {{status}}.',
      en: 'Your new PC is in our books. The status is: {{status}}.',
    },
  },
  noted: {
    label: { nl: 'Nieuwe pc: bericht aan de klant', en: 'New PC: message to the customer' },
    what: {
      nl: 'We hebben een bericht over je nieuwe pc. De status is nog steeds: {{status}}.',
      en: 'We have a message about your new PC. The status is still: {{status}}.',
    },
  },
  moved: { nl: 'De status van je nieuwe pc is nu: {{status}}.', en: 'The status of your new PC is now: {{status}}.' },
  statuses: {
    waiting: {
      label: { nl: 'Nieuwe pc: in de wacht', en: 'New PC: on hold' },
      next: {
        nl: 'Zodra we beginnen met bouwen, hoor je van ons.',
        en: 'As soon as we begin to build it, you will hear from us.',
      },
    },
    assembling: {
      label: { nl: 'Nieuwe pc: wordt gebouwd', en: 'New PC: being built' },
      next: {
        nl: 'We zetten je pc in elkaar en testen hem. Als hij klaar is, hoor je van ons.',
        en: 'We are building your PC and testing it. When it is ready, you will hear from us.',
      },
    },
    'waiting-customer': {
      label: { nl: 'Nieuwe pc: wacht op de klant', en: 'New PC: waiting for the customer' },
      next: {
        nl: 'We hebben eerst iets van jou nodig. Beantwoord deze mail of bel ons, dan gaan we verder.',
        en: 'We need something from you first. Answer this mail or call us, and we will go on.',
      },
    },
    'waiting-supplier': {
      label: { nl: 'Nieuwe pc: wacht op de leverancier', en: 'New PC: waiting for the supplier' },
      next: {
        nl: 'Er zijn onderdelen onderweg. Zodra ze er zijn, gaan we verder.',
        en: 'Parts are on their way. As soon as they are here, we will go on.',
      },
    },
    'delivery-appointment': {
      label: { nl: 'Nieuwe pc: klaar voor levering', en: 'New PC: ready for delivery' },
      next: {
        nl: 'Je pc is klaar. Beantwoord deze mail of bel ons om af te spreken wanneer je hem krijgt.',
        en: 'Your PC is ready. Answer this mail or call us to agree on when you will get it.',
      },
    },
    finished: {
      label: { nl: 'Nieuwe pc: afgerond', en: 'New PC: finished' },
      next: {
        nl: 'Hij is klaar: je kunt hem ophalen wanneer we open zijn. Loop je ergens tegenaan, laat het ons dan weten.',
        en: 'It is ready: you can collect it whenever we are open. If anything gives you trouble, please let us know.',
      },
    },
  },
  over: {
    nl: 'Je pc is klaar. Loop je ergens tegenaan, laat het ons dan weten.',
    en: 'Your PC is ready. If anything gives you trouble, please let us know.',
  },
}
