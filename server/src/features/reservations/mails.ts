import { defineMails, type SharedByMails } from '../mailTexts/defineMails.js'

const toVisitor = {
  audience: 'visitor',
  strangers: 'limited',
  placeholders: ['name', 'goods', 'price', 'day', 'time', 'link'],
  placeholderLabels: {
    goods: { nl: 'Product', en: 'Product' },
    day: { nl: 'Op te halen voor', en: 'To be collected before' },
  },
} as const satisfies SharedByMails

const toShop = {
  audience: 'shop',
  strangers: 'shop',
  placeholders: ['name', 'goods', 'price', 'day', 'time', 'message', 'link'],
  required: ['goods'],
  placeholderLabels: {
    name: { nl: 'Naam van de bezoeker', en: 'Name of the visitor' },
    goods: { nl: 'Product', en: 'Product' },
    day: { nl: 'Op te halen voor', en: 'To be collected before' },
    message: { nl: 'Hoe de bezoeker te bereiken is', en: 'How to reach the visitor' },
  },
  button: { nl: 'Naar de reserveringen', en: 'To the reservations' },
} as const satisfies SharedByMails

/** The mails about reservations. */
export const reservationMails = defineMails({
  reservationToConfirm: {
    ...toVisitor,
    required: ['goods', 'link'],
    button: { nl: 'Bevestigen', en: 'Confirm' },
    label: { nl: 'Reservering te bevestigen', en: 'Reservation to confirm' },
    occasion: {
      nl: 'Als een reservering pas telt na bevestiging per mail.',
      en: 'When a reservation counts only once it is confirmed by mail.',
    },
    nl: {
      subject: 'Bevestig je reservering: {{goods}}',
      body: [
        'Beste {{name}},',
        'Je wilt dit reserveren bij {{shop.name}}. De reservering geldt pas als je haar bevestigt.',
        '{{goods}}\nPrijs: {{price}}\nOphalen voor: {{day}}, {{time}}',
        'Bevestig het hier:\n{{link}}',
        'Doe dat binnen een halfuur. Daarna is het weer voor een ander.',
      ],
    },
    en: {
      subject: 'Confirm your reservation: {{goods}}',
      body: [
        'Dear {{name}},',
        'You want to reserve this at {{shop.name}}. It counts only once you confirm it.',
        '{{goods}}\nPrice: {{price}}\nCollect before: {{day}}, {{time}}',
        'Confirm it here:\n{{link}}',
        'Do so within half an hour. After that it is for someone else again.',
      ],
    },
  },
  reservationMade: {
    ...toVisitor,
    placeholders: [...toVisitor.placeholders, 'online'],
    required: ['goods', 'link'],
    button: { nl: 'Bekijk of annuleer', en: 'See or cancel' },
    label: { nl: 'Reservering gemaakt', en: 'Reservation made' },
    occasion: { nl: 'Als een bezoeker een product reserveert.', en: 'When a visitor reserves a product.' },
    nl: {
      subject: 'Gereserveerd: {{goods}}',
      body: [
        'Beste {{name}},',
        'We hebben dit voor je apart gelegd. Betalen doe je bij het ophalen.',
        '{{goods}}\nPrijs: {{price}}\nOphalen voor: {{day}}, {{time}}',
        'Ophalen kan tijdens onze openingstijden:\n{{shop.openingHours}}\n{{shop.address}}',
        '{{online}}',
        'Toch niet nodig? Annuleer de reservering, dan is het voor een ander:\n{{link}}',
      ],
    },
    en: {
      subject: 'Reserved: {{goods}}',
      body: [
        'Dear {{name}},',
        'We have put this aside for you. You pay when you collect it.',
        '{{goods}}\nPrice: {{price}}\nCollect before: {{day}}, {{time}}',
        'You can come for it during our opening hours:\n{{shop.openingHours}}\n{{shop.address}}',
        '{{online}}',
        'Do you not need it after all? Cancel the reservation, and it is for someone else:\n{{link}}',
      ],
    },
  },
  reservationExpired: {
    ...toVisitor,
    required: ['goods'],
    button: { nl: 'Naar de verkoop', en: 'To what is for sale' },
    label: { nl: 'Reservering verlopen', en: 'Reservation expired' },
    occasion: { nl: 'Als een product niet op tijd is opgehaald.', en: 'When a product was not collected in time.' },
    nl: {
      subject: 'Je reservering is verlopen: {{goods}}',
      body: [
        'Beste {{name}},',
        'Je hebt {{goods}} niet opgehaald voor {{day}}, {{time}}. Daarom hebben we het weer in de verkoop gezet.',
        'Wil je het toch nog hebben? Kijk of het er nog is:\n{{link}}',
      ],
    },
    en: {
      subject: 'Your reservation has expired: {{goods}}',
      body: [
        'Dear {{name}},',
        'You did not collect {{goods}} before {{day}}, {{time}}. So it is for sale again.',
        'Would you like it after all? See whether it is still there:\n{{link}}',
      ],
    },
  },
  reservationCancelled: {
    ...toVisitor,
    required: ['goods'],
    button: { nl: 'Naar de verkoop', en: 'To what is for sale' },
    label: { nl: 'Reservering geannuleerd', en: 'Reservation cancelled' },
    occasion: { nl: 'Als een reservering is geannuleerd.', en: 'When a reservation was cancelled.' },
    nl: {
      subject: 'Je reservering is geannuleerd: {{goods}}',
      body: [
        'Beste {{name}},',
        'Je reservering van {{goods}} bij {{shop.name}} is geannuleerd.',
        'Wil je het toch nog hebben? Kijk of het er nog is:\n{{link}}',
      ],
    },
    en: {
      subject: 'Your reservation is cancelled: {{goods}}',
      body: [
        'Dear {{name}},',
        'Your reservation of {{goods}} with {{shop.name}} has been cancelled.',
        'Would you like it after all? See whether it is still there:\n{{link}}',
      ],
    },
  },
  reservationMadeToShop: {
    ...toShop,
    label: { nl: 'Reservering gemaakt, aan de winkel', en: 'Reservation made, to the shop' },
    occasion: { nl: 'Als een bezoeker een product reserveert.', en: 'When a visitor reserves a product.' },
    nl: {
      subject: 'Gereserveerd door {{name}}: {{goods}}',
      body: [
        '{{name}} heeft {{goods}} ({{price}}) gereserveerd. Leg het apart.',
        'Ophalen voor: {{day}}, {{time}}',
        '{{message}}',
        'De reserveringen staan hier:\n{{link}}',
      ],
    },
    en: {
      subject: 'Reserved by {{name}}: {{goods}}',
      body: [
        '{{name}} has reserved {{goods}} ({{price}}). Put it aside.',
        'Collect before: {{day}}, {{time}}',
        '{{message}}',
        'The reservations are here:\n{{link}}',
      ],
    },
  },
  reservationExpiredToShop: {
    ...toShop,
    label: { nl: 'Reservering verlopen, aan de winkel', en: 'Reservation expired, to the shop' },
    occasion: { nl: 'Als een product niet op tijd is opgehaald.', en: 'When a product was not collected in time.' },
    nl: {
      subject: 'Niet opgehaald: {{goods}} van {{name}}',
      body: [
        '{{name}} heeft {{goods}} niet opgehaald. Het staat weer in de voorraad: zet het terug.',
        '{{message}}',
        'De reserveringen staan hier:\n{{link}}',
      ],
    },
    en: {
      subject: 'Not collected: {{goods}} of {{name}}',
      body: [
        '{{name}} did not collect {{goods}}. It is in the stock again: put it back.',
        '{{message}}',
        'The reservations are here:\n{{link}}',
      ],
    },
  },
  reservationCancelledToShop: {
    ...toShop,
    label: { nl: 'Reservering geannuleerd, aan de winkel', en: 'Reservation cancelled, to the shop' },
    occasion: { nl: 'Als een bezoeker een reservering annuleert.', en: 'When a visitor cancels a reservation.' },
    nl: {
      subject: 'Reservering geannuleerd: {{goods}} van {{name}}',
      body: [
        '{{name}} heeft de reservering van {{goods}} geannuleerd. Het staat weer in de voorraad: zet het terug.',
        '{{message}}',
        'De reserveringen staan hier:\n{{link}}',
      ],
    },
    en: {
      subject: 'Reservation cancelled: {{goods}} of {{name}}',
      body: [
        '{{name}} has cancelled the reservation of {{goods}}. It is in the stock again: put it back.',
        '{{message}}',
        'The reservations are here:\n{{link}}',
      ],
    },
  },
})

export type ReservationMails = typeof reservationMails
export type ReservationMail = keyof ReservationMails

declare module '../mailTexts/MailKinds.js' {
  interface MailKinds extends ReservationMails {}
}
