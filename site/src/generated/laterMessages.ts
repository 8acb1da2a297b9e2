export const laterMessages = {
  staff: {
    nl: () => import('./messages.staff.nl.json'),
    en: () => import('./messages.staff.en.json'),
  },
  appointment: {
    nl: () => import('./messages.appointment.nl.json'),
    en: () => import('./messages.appointment.en.json'),
  },
  booking: {
    nl: () => import('./messages.booking.nl.json'),
    en: () => import('./messages.booking.en.json'),
  },
  consent: {
    nl: () => import('./messages.consent.nl.json'),
    en: () => import('./messages.consent.en.json'),
  },
  find: {
    nl: () => import('./messages.find.nl.json'),
    en: () => import('./messages.find.en.json'),
  },
  lists: {
    nl: () => import('./messages.lists.nl.json'),
    en: () => import('./messages.lists.en.json'),
  },
  sent: {
    nl: () => import('./messages.sent.nl.json'),
    en: () => import('./messages.sent.en.json'),
  },
  messageScreen: {
    nl: () => import('./messages.messageScreen.nl.json'),
    en: () => import('./messages.messageScreen.en.json'),
  },
  message: {
    nl: () => import('./messages.message.nl.json'),
    en: () => import('./messages.message.en.json'),
  },
  form: {
    nl: () => import('./messages.form.nl.json'),
    en: () => import('./messages.form.en.json'),
  },
  photos: {
    nl: () => import('./messages.photos.nl.json'),
    en: () => import('./messages.photos.en.json'),
  },
  notFound: {
    nl: () => import('./messages.notFound.nl.json'),
    en: () => import('./messages.notFound.en.json'),
  },
  priceFinder: {
    nl: () => import('./messages.priceFinder.nl.json'),
    en: () => import('./messages.priceFinder.en.json'),
  },
  products: {
    nl: () => import('./messages.products.nl.json'),
    en: () => import('./messages.products.en.json'),
  },
  quote: {
    nl: () => import('./messages.quote.nl.json'),
    en: () => import('./messages.quote.en.json'),
  },
  track: {
    nl: () => import('./messages.track.nl.json'),
    en: () => import('./messages.track.en.json'),
  },
  reservation: {
    nl: () => import('./messages.reservation.nl.json'),
    en: () => import('./messages.reservation.en.json'),
  },
  mailStop: {
    nl: () => import('./messages.mailStop.nl.json'),
    en: () => import('./messages.mailStop.en.json'),
  },
  confirmation: {
    nl: () => import('./messages.confirmation.nl.json'),
    en: () => import('./messages.confirmation.en.json'),
  },
  reviewRequest: {
    nl: () => import('./messages.reviewRequest.nl.json'),
    en: () => import('./messages.reviewRequest.en.json'),
  },
  search: {
    nl: () => import('./messages.search.nl.json'),
    en: () => import('./messages.search.en.json'),
  },
  session: {
    nl: () => import('./messages.session.nl.json'),
    en: () => import('./messages.session.en.json'),
  },
  jobState: {
    nl: () => import('./messages.jobState.nl.json'),
    en: () => import('./messages.jobState.en.json'),
  },
  conversation: {
    nl: () => import('./messages.conversation.nl.json'),
    en: () => import('./messages.conversation.en.json'),
  },
  status: {
    nl: () => import('./messages.status.nl.json'),
    en: () => import('./messages.status.en.json'),
  },
}

export type Subject = keyof typeof laterMessages
