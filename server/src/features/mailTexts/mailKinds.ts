import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { newPcStatuses, repairStatuses } from './jobStatuses.js'

/**
 * What the text of a mail may hold between double braces: a line, several lines, or a link, which has a line of its own
 * and becomes a button, or the small link at the end by which a customer stops such mails.
 */
export const mailPlaceholders = {
  name: 'line',
  status: 'line',
  number: 'line',
  next: 'line',
  description: 'lines',
  remark: 'lines',
  note: 'lines',
  message: 'lines',
  quoted: 'lines',
  by: 'line',
  days: 'line',
  left: 'line',
  quote: 'line',
  goods: 'line',
  price: 'line',
  day: 'line',
  title: 'line',
  time: 'line',
  place: 'lines',
  moment: 'line',
  link: 'link',
  stop: 'link',
} as const
export type MailPlaceholder = keyof typeof mailPlaceholders

export const mailAudiences = defineChoice(
  'MailAudience',
  ['customer', 'visitor', 'account', 'shop'],
  'Who receives a mail: a customer whose job it is about, a visitor who has sent a message, or has an appointment or a reservation, the owner of an account, or the shop itself.',
)
export type MailAudience = ValueOf<typeof mailAudiences>

/**
 * What someone without an account can cause of a mail. `limited`: to an address that anyone can have typed, as many as
 * `features/messages/mailRecipients` allows. `once`: the holder of a secret address causes one, by deciding. `bounded`: the owner of
 * an account gets one within minutes, however often it is asked for. `shop`: the shop is told of all that `MESSAGE_LIMIT` lets through.
 * `none`: nothing.
 */
export type StrangersCause = 'limited' | 'once' | 'bounded' | 'shop' | 'none'

export interface MailKindDescription {
  audience: MailAudience
  strangers: StrangersCause
  placeholders: readonly MailPlaceholder[]
  /** Those without which the mail would be useless: no text may leave them out. */
  required: readonly MailPlaceholder[]
}

type OfJob<Job extends string, Status extends string> = `${Job}-${'begun' | 'noted' | Status}`

const ofJob = ['name', 'status', 'number', 'description', 'remark', 'note', 'price', 'link'] as const

/** When the customer may come for it, or it is brought. */
export const readyStatuses: ReadonlySet<string> = new Set(['return-appointment', 'delivery-appointment'])

/** A kind for each status, for a job that was begun and for a note without another status. */
function jobMails<Job extends string, Status extends string>(job: Job, statuses: readonly Status[]) {
  const kinds = ['begun', ...statuses, 'noted'].map((occasion): [string, MailKindDescription] => {
    const own: readonly MailPlaceholder[] =
      occasion === 'begun' || occasion === 'noted' ? ['next'] : readyStatuses.has(occasion) ? ['moment'] : []
    return [
      `${job}-${occasion}`,
      { audience: 'customer', strangers: 'none', placeholders: [...ofJob, ...own], required: ['note'] },
    ]
  })
  return Object.fromEntries(kinds) as Record<OfJob<Job, Status>, MailKindDescription>
}

function ofAccount<const Name extends MailPlaceholder>(
  placeholders: readonly Name[],
  required: readonly Name[] = [],
  strangers: StrangersCause = 'none',
): MailKindDescription {
  return { audience: 'account', strangers, placeholders, required }
}

const ofMessage: MailKindDescription = {
  audience: 'shop',
  strangers: 'shop',
  placeholders: ['name', 'message', 'link'],
  required: ['message'],
}

function ofQuote(
  audience: MailAudience,
  placeholders: readonly MailPlaceholder[],
  required: readonly MailPlaceholder[],
  strangers: StrangersCause,
): MailKindDescription {
  return { audience, strangers, placeholders: ['name', 'quote', 'goods', ...placeholders, 'message', 'link'], required }
}

const ofUncollected: MailKindDescription = {
  audience: 'customer',
  strangers: 'none',
  placeholders: ['name', 'number', 'day', 'description', 'price', 'link'],
  required: [],
}

const ofAppointment: MailKindDescription = {
  audience: 'visitor',
  strangers: 'limited',
  placeholders: ['name', 'title', 'day', 'time', 'place', 'price', 'link'],
  required: ['link'],
}

const ofAppointmentToShop: MailKindDescription = {
  audience: 'shop',
  strangers: 'shop',
  placeholders: ['name', 'title', 'day', 'time', 'message', 'link'],
  required: ['message'],
}

const ofReservation: MailKindDescription = {
  audience: 'visitor',
  strangers: 'limited',
  placeholders: ['name', 'goods', 'price', 'day', 'time', 'link'],
  required: ['goods'],
}

const ofReservationToShop: MailKindDescription = {
  audience: 'shop',
  strangers: 'shop',
  placeholders: ['name', 'goods', 'price', 'day', 'time', 'message', 'link'],
  required: ['goods'],
}

/** Every mail that the shop sends. */
export const mailKinds = {
  ...jobMails('statusRepair', repairStatuses.values),
  ...jobMails('statusNewPc', newPcStatuses.values),
  invitation: ofAccount(['name', 'link', 'days'], ['link']),
  colleague: ofAccount(['name', 'by', 'link', 'days'], ['link']),
  reset: ofAccount(['name', 'link'], ['link'], 'bounded'),
  passwordChanged: ofAccount(['name', 'link'], [], 'once'),
  secondFactorOn: ofAccount(['name', 'link']),
  secondFactorOff: ofAccount(['name', 'link']),
  secondFactorRemoved: ofAccount(['name', 'by', 'link']),
  recoveryCodeUsed: ofAccount(['name', 'left', 'link']),
  recoveryCodesRenewed: ofAccount(['name', 'link']),
  sessionsEnded: ofAccount(['name', 'by', 'link']),
  emailChanged: ofAccount(['name', 'by']),
  accountEnded: ofAccount(['name', 'by']),
  quoteSent: ofQuote('customer', ['price', 'day'], ['link'], 'none'),
  quoteAccepted: ofQuote('customer', ['by', 'price'], ['link'], 'once'),
  quoteDeclined: ofQuote('customer', ['by'], ['link'], 'once'),
  quoteAcceptedToShop: ofQuote('shop', ['by', 'price'], [], 'shop'),
  quoteDeclinedToShop: ofQuote('shop', ['by'], [], 'shop'),
  quoteUnanswered: ofQuote('customer', ['price', 'day'], ['link'], 'none'),
  promisedPassed: {
    audience: 'shop',
    strangers: 'none',
    placeholders: ['name', 'number', 'status', 'day', 'description', 'link'],
    required: ['number'],
  },
  uncollectedFirst: ofUncollected,
  uncollectedSecond: ofUncollected,
  uncollectedLast: ofUncollected,
  reviewRequest: {
    audience: 'customer',
    strangers: 'none',
    placeholders: ['name', 'number', 'description', 'link', 'stop'],
    required: ['link', 'stop'],
  },
  repairReport: {
    audience: 'customer',
    strangers: 'none',
    placeholders: ['name', 'number', 'goods', 'description', 'message', 'price', 'day', 'link'],
    required: ['message'],
  },
  jobMessageToCustomer: {
    audience: 'customer',
    strangers: 'none',
    placeholders: ['name', 'number', 'description', 'message', 'link'],
    required: ['message'],
  },
  jobMessageToShop: {
    audience: 'shop',
    strangers: 'shop',
    placeholders: ['name', 'number', 'description', 'message', 'link'],
    required: ['message'],
  },
  appointmentToConfirm: ofAppointment,
  appointmentBooked: ofAppointment,
  appointmentMoved: ofAppointment,
  appointmentCancelled: {
    audience: 'visitor',
    strangers: 'limited',
    placeholders: ['name', 'title', 'day', 'time', 'note', 'link'],
    required: ['note'],
  },
  appointmentTomorrow: ofAppointment,
  appointmentBookedToShop: ofAppointmentToShop,
  appointmentMovedToShop: ofAppointmentToShop,
  appointmentCancelledToShop: ofAppointmentToShop,
  reservationToConfirm: { ...ofReservation, required: ['goods', 'link'] },
  reservationMade: { ...ofReservation, required: ['goods', 'link'] },
  reservationExpired: ofReservation,
  reservationCancelled: ofReservation,
  reservationMadeToShop: ofReservationToShop,
  reservationExpiredToShop: ofReservationToShop,
  reservationCancelledToShop: ofReservationToShop,
  messageContact: ofMessage,
  messagePhone: ofMessage,
  messageRemoteAssistance: ofMessage,
  messageAnswer: {
    audience: 'visitor',
    strangers: 'none',
    placeholders: ['name', 'message', 'day', 'quoted'],
    required: ['message'],
  },
  webhookSwitchedOff: {
    audience: 'shop',
    strangers: 'none',
    placeholders: ['name', 'day', 'link'],
    required: ['name'],
  },
  test: { audience: 'shop', strangers: 'none', placeholders: [], required: [] },
} satisfies Record<string, MailKindDescription>

export type MailKind = keyof typeof mailKinds

export const mailKindChoice = defineChoice(
  'MailKind',
  Object.keys(mailKinds) as MailKind[],
  'The mails that the shop sends: of jobs by what happened, of accounts by what was done with them, and of messages by their form.',
)

export type QuoteMail = Extract<MailKind, `quote${string}`>

export function isQuoteMail(kind: MailKind): kind is QuoteMail {
  return kind.startsWith('quote')
}

export type AppointmentMail = Extract<MailKind, `appointment${string}`>

export function isAppointmentMail(kind: MailKind): kind is AppointmentMail {
  return kind.startsWith('appointment')
}

export type ReservationMail = Extract<MailKind, `reservation${string}`>

export function isReservationMail(kind: MailKind): kind is ReservationMail {
  return kind.startsWith('reservation')
}

/** Which job a mail is about, and what happened to it: a status, `begun` or `noted`; null for other mails. */
export function jobKindOf(kind: MailKind): { kind: 'statusRepair' | 'statusNewPc'; occasion: string } | null {
  const [, job, occasion] = /^(statusRepair|statusNewPc)-(.+)$/.exec(kind) ?? []
  return job && occasion ? { kind: job as 'statusRepair' | 'statusNewPc', occasion } : null
}

/** The mail of a job for what happened to it: a status, `begun` or `noted`. */
export function jobMail(kind: 'statusRepair' | 'statusNewPc', occasion: string): MailKind {
  return `${kind}-${occasion}` as MailKind
}
