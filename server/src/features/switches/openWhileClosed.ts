const signingIn = 'who logs in: the owner first'
const shown = 'what the screen of a closed shop itself shows: name, hours, and how to reach it'
const promised = 'what a customer has a link to: work, papers and appointments that exist'
const mailed = 'what stands in a mail that was sent'
const atTheCounter = 'a customer at the counter, on a browser of the shop'

const judged = 'who is asked to look at what the shop is going to say'

/**
 * The operations of everyone that a closed shop goes on with, and for whom. It keeps every other from all but its owner,
 * also one that is yet to be added.
 */
export const openWhileClosed: Readonly<Record<string, string>> = {
  me: signingIn,
  login: signingIn,
  logout: signingIn,
  passwordLinkOwner: signingIn,
  requestPasswordReset: signingIn,
  resetPassword: signingIn,
  beginShop: signingIn,
  shop: shown,
  trackedJob: promised,
  findJob: promised,
  mailJobLink: promised,
  decideQuote: promised,
  sendTrackedMessage: promised,
  markTrackedMessagesRead: promised,
  startOnlinePaymentOfJob: promised,
  startOnlinePayment: promised,
  invoiceByCode: promised,
  appointmentByCode: promised,
  slotsByCode: promised,
  moveAppointment: promised,
  cancelAppointment: promised,
  reservationByCode: promised,
  cancelReservation: promised,
  mailStop: mailed,
  stopMails: mailed,
  confirmation: mailed,
  confirm: mailed,
  reviewRequest: mailed,
  writeReview: mailed,
  stopReviewRequests: mailed,
  previewByCode: judged,
  answerPreview: judged,
  selfIntakeForm: atTheCounter,
  submitSelfIntake: atTheCounter,
}
