import { defineMails, type SharedByMails } from '../mailTexts/defineMails.js'

const toVisitor = {
  audience: 'visitor',
  strangers: 'limited',
  placeholders: ['name', 'title', 'day', 'time', 'place', 'price', 'link'],
  required: ['link'],
  placeholderLabels: { day: { nl: 'Dag van de afspraak', en: 'Day of the appointment' } },
} as const satisfies SharedByMails

const toShop = {
  audience: 'shop',
  strangers: 'shop',
  placeholders: ['name', 'title', 'day', 'time', 'message', 'link'],
  required: ['message'],
  placeholderLabels: {
    name: { nl: 'Naam van de bezoeker', en: 'Name of the visitor' },
    day: { nl: 'Dag van de afspraak', en: 'Day of the appointment' },
    message: { nl: 'De gegevens van de afspraak', en: 'The details of the appointment' },
  },
  button: { nl: 'Naar de agenda', en: 'Open the calendar' },
} as const satisfies SharedByMails

/** The mails about appointments. */
export const appointmentMails = defineMails({
  appointmentToConfirm: {
    ...toVisitor,
    button: { nl: 'Bevestigen', en: 'Confirm' },
    label: { nl: 'Afspraak te bevestigen', en: 'Appointment to confirm' },
    occasion: {
      nl: 'Als een afspraak pas telt na bevestiging per mail.',
      en: 'When an appointment counts only once it is confirmed by mail.',
    },
    nl: {
      subject: 'Bevestig je afspraak op {{day}} om {{time}}',
      body: [
        'Beste {{name}},',
        'Je wilt een afspraak bij {{shop.name}}. Die geldt pas als je hem bevestigt.',
        '{{title}}\n{{day}}, {{time}}\n{{place}}\nPrijs: {{price}}',
        'Bevestig het hier:\n{{link}}',
        'Doe dat binnen een halfuur. Daarna is het weer voor een ander.',
      ],
    },
    en: {
      subject: 'Confirm your appointment on {{day}} at {{time}}',
      body: [
        'Dear {{name}},',
        'You want an appointment at {{shop.name}}. It counts only once you confirm it.',
        '{{title}}\n{{day}}, {{time}}\n{{place}}\nPrice: {{price}}',
        'Confirm it here:\n{{link}}',
        'Do so within half an hour. After that it is for someone else again.',
      ],
    },
  },
  appointmentBooked: {
    ...toVisitor,
    button: { nl: 'Verzetten of afzeggen', en: 'Move or cancel' },
    label: { nl: 'Afspraak gemaakt', en: 'Appointment made' },
    occasion: {
      nl: 'Als een afspraak is gemaakt, met de afspraak voor de eigen agenda.',
      en: 'When an appointment was made, with the event for their own calendar.',
    },
    nl: {
      subject: 'Je afspraak op {{day}} om {{time}}',
      body: [
        'Beste {{name}},',
        'Je afspraak bij {{shop.name}} staat vast.',
        '{{title}}\n{{day}}, {{time}}\n{{place}}\nPrijs: {{price}}',
        'Komt het toch niet uit? Verzet de afspraak of zeg af:\n{{link}}',
      ],
    },
    en: {
      subject: 'Your appointment on {{day}} at {{time}}',
      body: [
        'Dear {{name}},',
        'Your appointment with {{shop.name}} is booked.',
        '{{title}}\n{{day}}, {{time}}\n{{place}}\nPrice: {{price}}',
        'Does it not suit you after all? Move or cancel the appointment:\n{{link}}',
      ],
    },
  },
  appointmentMoved: {
    ...toVisitor,
    button: { nl: 'Verzetten of afzeggen', en: 'Move or cancel' },
    label: { nl: 'Afspraak verzet', en: 'Appointment moved' },
    occasion: { nl: 'Als een afspraak is verzet.', en: 'When an appointment was moved.' },
    nl: {
      subject: 'Je afspraak is nu op {{day}} om {{time}}',
      body: [
        'Beste {{name}},',
        'Je afspraak bij {{shop.name}} is verzet. Dit is het nieuwe moment.',
        '{{title}}\n{{day}}, {{time}}\n{{place}}\nPrijs: {{price}}',
        'Komt het toch niet uit? Verzet de afspraak of zeg af:\n{{link}}',
      ],
    },
    en: {
      subject: 'Your appointment is now on {{day}} at {{time}}',
      body: [
        'Dear {{name}},',
        'Your appointment with {{shop.name}} has been moved. This is the new time.',
        '{{title}}\n{{day}}, {{time}}\n{{place}}\nPrice: {{price}}',
        'Does it not suit you after all? Move or cancel the appointment:\n{{link}}',
      ],
    },
  },
  appointmentCancelled: {
    audience: 'visitor',
    strangers: 'limited',
    placeholders: ['name', 'title', 'day', 'time', 'note', 'link'],
    required: ['note'],
    placeholderLabels: {
      day: { nl: 'Dag van de afspraak', en: 'Day of the appointment' },
      note: { nl: 'Waarom, in je eigen woorden', en: 'Why, in your own words' },
    },
    button: { nl: 'Nieuwe afspraak maken', en: 'Make a new appointment' },
    label: { nl: 'Afspraak afgezegd', en: 'Appointment cancelled' },
    occasion: { nl: 'Als een afspraak is afgezegd.', en: 'When an appointment was cancelled.' },
    nl: {
      subject: 'Je afspraak op {{day}} gaat niet door',
      body: [
        'Beste {{name}},',
        'Je afspraak bij {{shop.name}} op {{day}} om {{time}} ({{title}}) is afgezegd.',
        '{{note}}',
        'Een nieuwe afspraak maak je hier:\n{{link}}',
      ],
    },
    en: {
      subject: 'Your appointment on {{day}} is cancelled',
      body: [
        'Dear {{name}},',
        'Your appointment with {{shop.name}} on {{day}} at {{time}} ({{title}}) has been cancelled.',
        '{{note}}',
        'You can make a new appointment here:\n{{link}}',
      ],
    },
  },
  appointmentTomorrow: {
    ...toVisitor,
    button: { nl: 'Verzetten of afzeggen', en: 'Move or cancel' },
    label: { nl: 'Herinnering aan een afspraak', en: 'Reminder of an appointment' },
    occasion: { nl: 'De dag voor de afspraak.', en: 'The day before the appointment.' },
    nl: {
      subject: 'Morgen om {{time}}: je afspraak bij {{shop.name}}',
      body: [
        'Beste {{name}},',
        'Morgen heb je een afspraak bij {{shop.name}}.',
        '{{title}}\n{{day}}, {{time}}\n{{place}}\nPrijs: {{price}}',
        'Komt het toch niet uit? Verzet de afspraak of zeg af:\n{{link}}',
      ],
    },
    en: {
      subject: 'Tomorrow at {{time}}: your appointment with {{shop.name}}',
      body: [
        'Dear {{name}},',
        'You have an appointment with {{shop.name}} tomorrow.',
        '{{title}}\n{{day}}, {{time}}\n{{place}}\nPrice: {{price}}',
        'Does it not suit you after all? Move or cancel the appointment:\n{{link}}',
      ],
    },
  },
  appointmentBookedToShop: {
    ...toShop,
    label: { nl: 'Afspraak gemaakt, aan de winkel', en: 'Appointment made, to the shop' },
    occasion: { nl: 'Als een bezoeker een afspraak maakt.', en: 'When a visitor makes an appointment.' },
    nl: {
      subject: 'Nieuwe afspraak: {{name}}, {{day}} om {{time}}',
      body: [
        '{{name}} heeft een afspraak gemaakt.',
        '{{title}}\n{{day}}, {{time}}',
        '{{message}}',
        'De afspraak staat in de agenda:\n{{link}}',
      ],
    },
    en: {
      subject: 'New appointment: {{name}}, {{day}} at {{time}}',
      body: [
        '{{name}} has made an appointment.',
        '{{title}}\n{{day}}, {{time}}',
        '{{message}}',
        'The appointment is in the calendar:\n{{link}}',
      ],
    },
  },
  appointmentMovedToShop: {
    ...toShop,
    label: { nl: 'Afspraak verzet, aan de winkel', en: 'Appointment moved, to the shop' },
    occasion: { nl: 'Als een bezoeker een afspraak verzet.', en: 'When a visitor moves an appointment.' },
    nl: {
      subject: 'Afspraak verzet: {{name}}, {{day}} om {{time}}',
      body: [
        '{{name}} heeft een afspraak verzet. Dit is het nieuwe moment.',
        '{{title}}\n{{day}}, {{time}}',
        '{{message}}',
        'De afspraak staat in de agenda:\n{{link}}',
      ],
    },
    en: {
      subject: 'Appointment moved: {{name}}, {{day}} at {{time}}',
      body: [
        '{{name}} has moved an appointment. This is the new time.',
        '{{title}}\n{{day}}, {{time}}',
        '{{message}}',
        'The appointment is in the calendar:\n{{link}}',
      ],
    },
  },
  appointmentCancelledToShop: {
    ...toShop,
    label: { nl: 'Afspraak afgezegd, aan de winkel', en: 'Appointment cancelled, to the shop' },
    occasion: { nl: 'Als een bezoeker een afspraak afzegt.', en: 'When a visitor cancels an appointment.' },
    nl: {
      subject: 'Afspraak afgezegd: {{name}}, {{day}} om {{time}}',
      body: [
        '{{name}} heeft een afspraak afgezegd.',
        '{{title}}\n{{day}}, {{time}}',
        '{{message}}',
        'De afspraak staat in de agenda:\n{{link}}',
      ],
    },
    en: {
      subject: 'Appointment cancelled: {{name}}, {{day}} at {{time}}',
      body: [
        '{{name}} has cancelled an appointment.',
        '{{title}}\n{{day}}, {{time}}',
        '{{message}}',
        'The appointment is in the calendar:\n{{link}}',
      ],
    },
  },
})

export type AppointmentMails = typeof appointmentMails
export type AppointmentMail = keyof AppointmentMails

declare module '../mailTexts/MailKinds.js' {
  interface MailKinds extends AppointmentMails {}
}
