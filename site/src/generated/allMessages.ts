import first_nl from './messages.nl.json' with { type: 'json' }
import staff_nl from './messages.staff.nl.json' with { type: 'json' }
import appointment_nl from './messages.appointment.nl.json' with { type: 'json' }
import booking_nl from './messages.booking.nl.json' with { type: 'json' }
import consent_nl from './messages.consent.nl.json' with { type: 'json' }
import find_nl from './messages.find.nl.json' with { type: 'json' }
import lists_nl from './messages.lists.nl.json' with { type: 'json' }
import sent_nl from './messages.sent.nl.json' with { type: 'json' }
import messageScreen_nl from './messages.messageScreen.nl.json' with { type: 'json' }
import message_nl from './messages.message.nl.json' with { type: 'json' }
import form_nl from './messages.form.nl.json' with { type: 'json' }
import photos_nl from './messages.photos.nl.json' with { type: 'json' }
import notFound_nl from './messages.notFound.nl.json' with { type: 'json' }
import notOpen_nl from './messages.notOpen.nl.json' with { type: 'json' }
import priceFinder_nl from './messages.priceFinder.nl.json' with { type: 'json' }
import products_nl from './messages.products.nl.json' with { type: 'json' }
import quote_nl from './messages.quote.nl.json' with { type: 'json' }
import track_nl from './messages.track.nl.json' with { type: 'json' }
import reservation_nl from './messages.reservation.nl.json' with { type: 'json' }
import invoice_nl from './messages.invoice.nl.json' with { type: 'json' }
import invoices_nl from './messages.invoices.nl.json' with { type: 'json' }
import payOnline_nl from './messages.payOnline.nl.json' with { type: 'json' }
import mailStop_nl from './messages.mailStop.nl.json' with { type: 'json' }
import confirmation_nl from './messages.confirmation.nl.json' with { type: 'json' }
import previewLink_nl from './messages.previewLink.nl.json' with { type: 'json' }
import reviewRequest_nl from './messages.reviewRequest.nl.json' with { type: 'json' }
import search_nl from './messages.search.nl.json' with { type: 'json' }
import session_nl from './messages.session.nl.json' with { type: 'json' }
import jobState_nl from './messages.jobState.nl.json' with { type: 'json' }
import conversation_nl from './messages.conversation.nl.json' with { type: 'json' }
import embedded_nl from './messages.embedded.nl.json' with { type: 'json' }
import agreement_nl from './messages.agreement.nl.json' with { type: 'json' }
import status_nl from './messages.status.nl.json' with { type: 'json' }
import first_en from './messages.en.json' with { type: 'json' }
import staff_en from './messages.staff.en.json' with { type: 'json' }
import appointment_en from './messages.appointment.en.json' with { type: 'json' }
import booking_en from './messages.booking.en.json' with { type: 'json' }
import consent_en from './messages.consent.en.json' with { type: 'json' }
import find_en from './messages.find.en.json' with { type: 'json' }
import lists_en from './messages.lists.en.json' with { type: 'json' }
import sent_en from './messages.sent.en.json' with { type: 'json' }
import messageScreen_en from './messages.messageScreen.en.json' with { type: 'json' }
import message_en from './messages.message.en.json' with { type: 'json' }
import form_en from './messages.form.en.json' with { type: 'json' }
import photos_en from './messages.photos.en.json' with { type: 'json' }
import notFound_en from './messages.notFound.en.json' with { type: 'json' }
import notOpen_en from './messages.notOpen.en.json' with { type: 'json' }
import priceFinder_en from './messages.priceFinder.en.json' with { type: 'json' }
import products_en from './messages.products.en.json' with { type: 'json' }
import quote_en from './messages.quote.en.json' with { type: 'json' }
import track_en from './messages.track.en.json' with { type: 'json' }
import reservation_en from './messages.reservation.en.json' with { type: 'json' }
import invoice_en from './messages.invoice.en.json' with { type: 'json' }
import invoices_en from './messages.invoices.en.json' with { type: 'json' }
import payOnline_en from './messages.payOnline.en.json' with { type: 'json' }
import mailStop_en from './messages.mailStop.en.json' with { type: 'json' }
import confirmation_en from './messages.confirmation.en.json' with { type: 'json' }
import previewLink_en from './messages.previewLink.en.json' with { type: 'json' }
import reviewRequest_en from './messages.reviewRequest.en.json' with { type: 'json' }
import search_en from './messages.search.en.json' with { type: 'json' }
import session_en from './messages.session.en.json' with { type: 'json' }
import jobState_en from './messages.jobState.en.json' with { type: 'json' }
import conversation_en from './messages.conversation.en.json' with { type: 'json' }
import embedded_en from './messages.embedded.en.json' with { type: 'json' }
import agreement_en from './messages.agreement.en.json' with { type: 'json' }
import status_en from './messages.status.en.json' with { type: 'json' }

export const allMessages = {
  nl: {
    ...first_nl,
    ...staff_nl,
    ...appointment_nl,
    ...booking_nl,
    ...consent_nl,
    ...find_nl,
    ...lists_nl,
    ...sent_nl,
    ...messageScreen_nl,
    ...message_nl,
    ...form_nl,
    ...photos_nl,
    ...notFound_nl,
    ...notOpen_nl,
    ...priceFinder_nl,
    ...products_nl,
    ...quote_nl,
    ...track_nl,
    ...reservation_nl,
    ...invoice_nl,
    ...invoices_nl,
    ...payOnline_nl,
    ...mailStop_nl,
    ...confirmation_nl,
    ...previewLink_nl,
    ...reviewRequest_nl,
    ...search_nl,
    ...session_nl,
    ...jobState_nl,
    ...conversation_nl,
    ...embedded_nl,
    ...agreement_nl,
    ...status_nl,
  },
  en: {
    ...first_en,
    ...staff_en,
    ...appointment_en,
    ...booking_en,
    ...consent_en,
    ...find_en,
    ...lists_en,
    ...sent_en,
    ...messageScreen_en,
    ...message_en,
    ...form_en,
    ...photos_en,
    ...notFound_en,
    ...notOpen_en,
    ...priceFinder_en,
    ...products_en,
    ...quote_en,
    ...track_en,
    ...reservation_en,
    ...invoice_en,
    ...invoices_en,
    ...payOnline_en,
    ...mailStop_en,
    ...confirmation_en,
    ...previewLink_en,
    ...reviewRequest_en,
    ...search_en,
    ...session_en,
    ...jobState_en,
    ...conversation_en,
    ...embedded_en,
    ...agreement_en,
    ...status_en,
  },
}
