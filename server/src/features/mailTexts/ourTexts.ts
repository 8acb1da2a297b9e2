import { fieldLabels } from '../../kernel/i18n/labels.js'
import type { TextKey } from '../../kernel/i18n/nl.js'
import { type Message, say } from '../../kernel/i18n/say.js'
import type { Language } from '../../kernel/shared/screens.js'
import { placeholderText } from '../../kernel/shared/shopPlaceholders.js'
import {
  type AppointmentMail,
  isAppointmentMail,
  isQuoteMail,
  isReservationMail,
  jobKindOf,
  type MailKind,
  type MailPlaceholder,
  mailKinds,
  type QuoteMail,
  type ReservationMail,
  readyStatuses,
} from './mailKinds.js'
import { type ReminderKind, reminderKinds } from './reminderKinds.js'

/** Subject and body of a mail, with placeholders. */
export interface MailWords {
  subject: string
  body: string
}

/** Where the catalogue writes `{name}` and so on, a text of ours has the placeholder of that name. */
const tokens: Message['values'] = {
  ...Object.fromEntries(
    ['name', 'status', 'number', 'by', 'days', 'left', 'quote', 'goods', 'price', 'day', 'title', 'time'].map(
      (name) => [name, token(name as MailPlaceholder)],
    ),
  ),
  shop: placeholderText('name'),
}

/** The text that comes with the product. */
export function ourText(kind: MailKind, language: Language): MailWords {
  const tell = (key: string) => say(language, { key: key as TextKey, values: tokens })
  const job = jobKindOf(kind)
  if (job) return { subject: tell(`notice.${job.kind}.subject`), body: jobBody(job, language, tell) }
  if (mailKinds[kind].audience === 'account') return { subject: tell(subjectKey(kind)), body: accountBody(kind, tell) }
  if (isQuoteMail(kind)) return { subject: tell(`mail.${kind}.subject`), body: quoteBody(kind, tell) }
  if (kind === 'jobMessageToCustomer' || kind === 'jobMessageToShop') {
    return { subject: tell(`mail.${kind}.subject`), body: jobMessageBody(kind, tell) }
  }
  if (isAppointmentMail(kind)) return { subject: tell(`mail.${kind}.subject`), body: appointmentBody(kind, tell) }
  if (isReservationMail(kind)) return { subject: tell(`mail.${kind}.subject`), body: reservationBody(kind, tell) }
  if (isReminder(kind)) return { subject: tell(`mail.${kind}.subject`), body: reminderBody(kind, tell) }
  if (kind === 'messageAnswer') {
    const body = [tell('notice.greeting'), '', token('message'), '', tell('mail.messageAnswer.quoted'), token('quoted')]
    return { subject: tell('mail.messageAnswer.subject'), body: body.join('\n') }
  }
  if (kind === 'repairReport') return { subject: tell('mail.repairReport.subject'), body: reportBody(tell) }
  if (kind === 'webhookSwitchedOff') {
    const body = [tell('mail.webhookSwitchedOff.what'), '', tell('mail.webhookSwitchedOff.then'), '', token('link')]
    return { subject: tell('mail.webhookSwitchedOff.subject'), body: body.join('\n') }
  }
  if (kind === 'test') return { subject: tell('mail.test.subject'), body: tell('mail.test.text') }
  return {
    subject: tell(`mail.${kind}.subject`),
    body: [token('message'), '', tell('mail.message.where'), token('link')].join('\n'),
  }
}

/** Then the price and the hours are what counts. */
const readyOccasions: ReadonlySet<string> = new Set([...readyStatuses, 'finished'])

function jobBody(
  { kind, occasion }: { kind: string; occasion: string },
  language: Language,
  tell: (key: string) => string,
): string {
  const fact = (field: string, name: MailPlaceholder) => `${fieldLabels(kind, field)[language]}: ${token(name)}`
  const isOfStatus = occasion !== 'begun' && occasion !== 'noted'
  return [
    tell('notice.greeting'),
    '',
    tell(`notice.${kind}.${isOfStatus ? 'moved' : occasion}`),
    isOfStatus ? tell(`notice.${kind}.next.${occasion}`) : token('next'),
    '',
    tell('notice.note'),
    token('note'),
    '',
    fact('number', 'number'),
    fact('description', 'description'),
    fact('currentStatus', 'remark'),
    '',
    ...(readyOccasions.has(occasion)
      ? [
          tell('notice.price'),
          '',
          tell('notice.hours'),
          placeholderText('openingHours'),
          placeholderText('address'),
          '',
        ]
      : []),
    ...(readyStatuses.has(occasion) ? [token('moment'), ''] : []),
    tell('notice.link'),
    token('link'),
  ].join('\n')
}

function jobMessageBody(kind: MailKind, tell: (key: string) => string): string {
  const greeting = kind === 'jobMessageToCustomer' ? [tell('notice.greeting'), ''] : []
  const what = [tell(`mail.${kind}.what`), token('description'), '', token('message')]
  return [...greeting, ...what, '', tell('mail.jobMessage.answerAt'), token('link')].join('\n')
}

function reportBody(tell: (key: string) => string): string {
  return [
    ...[tell('notice.greeting'), ''],
    ...[tell('mail.repairReport.what'), ''],
    ...[tell('mail.repairReport.goods'), `${tell('mail.repairReport.problem')} ${token('description')}`, ''],
    ...[tell('mail.repairReport.done'), token('message'), ''],
    ...[tell('notice.price'), tell('mail.repairReport.warranty'), ''],
    ...[tell('notice.link'), token('link')],
  ].join('\n')
}

function quoteBody(kind: QuoteMail, tell: (key: string) => string): string {
  const what = tell(`mail.${kind}.what`)
  if (mailKinds[kind].audience === 'shop') {
    return [what, '', token('message'), '', tell('mail.quote.where'), token('link')].join('\n')
  }
  const facts =
    kind === 'quoteSent' || kind === 'quoteUnanswered' ? [tell('mail.quote.price'), tell('mail.quote.until'), ''] : []
  const where = tell(facts.length > 0 ? 'mail.quote.link' : 'mail.quote.seeLink')
  return [tell('notice.greeting'), '', what, '', token('message'), '', ...facts, where, token('link')].join('\n')
}

function appointmentBody(kind: AppointmentMail, tell: (key: string) => string): string {
  const what = tell(`mail.${kind}.what`)
  const moment = [token('title'), tell('mail.appointment.when')]
  if (mailKinds[kind].audience === 'shop') {
    return [what, '', ...moment, '', token('message'), '', tell('mail.appointment.where'), token('link')].join('\n')
  }
  const greeting = [tell('notice.greeting'), '', what, '']
  if (kind === 'appointmentCancelled') {
    return [...greeting, token('note'), '', tell('mail.appointmentCancelled.again'), token('link')].join('\n')
  }
  const facts = [...moment, token('place'), tell('mail.appointment.price')]
  if (kind === 'appointmentToConfirm') return [...greeting, ...facts, '', ...confirmation(tell)].join('\n')
  return [...greeting, ...facts, '', tell('mail.appointment.change'), token('link')].join('\n')
}

function reservationBody(kind: ReservationMail, tell: (key: string) => string): string {
  const what = tell(`mail.${kind}.what`)
  if (mailKinds[kind].audience === 'shop') {
    const until = kind === 'reservationMadeToShop' ? [tell('mail.reservation.until'), ''] : []
    return [what, '', ...until, token('message'), '', tell('mail.reservation.where'), token('link')].join('\n')
  }
  const greeting = [tell('notice.greeting'), '', what, '']
  const facts = [token('goods'), tell('notice.price'), tell('mail.reservation.until'), '']
  if (kind === 'reservationToConfirm') return [...greeting, ...facts, ...confirmation(tell)].join('\n')
  if (kind !== 'reservationMade') return [...greeting, tell('mail.reservation.again'), token('link')].join('\n')
  const where = [tell('notice.hours'), placeholderText('openingHours'), placeholderText('address'), '']
  return [...greeting, ...facts, ...where, tell('mail.reservation.cancel'), token('link')].join('\n')
}

function confirmation(tell: (key: string) => string): string[] {
  return [tell('mail.confirmation.ask'), token('link'), '', tell('mail.confirmation.until')]
}

function isReminder(kind: MailKind): kind is ReminderKind {
  return reminderKinds.values.some((each) => each === kind)
}

function reminderBody(kind: ReminderKind, tell: (key: string) => string): string {
  const greeting = [tell('notice.greeting'), '']
  if (kind === 'promisedPassed') {
    const facts = [tell('mail.promisedPassed.status'), token('description')]
    return [tell('mail.promisedPassed.what'), '', ...facts, '', token('link')].join('\n')
  }
  if (kind === 'reviewRequest') {
    const what = [tell('mail.reviewRequest.what'), token('description'), '', tell('mail.reviewRequest.ask')]
    return [...greeting, ...what, '', token('link'), '', tell('mail.reviewRequest.stop'), token('stop')].join('\n')
  }
  const where = [tell('notice.hours'), placeholderText('openingHours'), placeholderText('address')]
  return [
    ...greeting,
    tell(`mail.${kind}.what`),
    token('description'),
    '',
    tell('notice.price'),
    '',
    ...where,
    '',
    tell('mail.uncollected.moment'),
    '',
    tell('notice.link'),
    token('link'),
  ].join('\n')
}

const invitations: readonly MailKind[] = ['invitation', 'colleague']

function subjectKey(kind: MailKind): string {
  return `mail.${invitations.includes(kind) ? 'invitation' : kind}.subject`
}

function accountBody(kind: MailKind, tell: (key: string) => string): string {
  return [tell('notice.greeting'), '', ...accountLines(kind, (what) => tell(`mail.${what}`))].join('\n')
}

function accountLines(kind: MailKind, tell: (what: string) => string): string[] {
  switch (kind) {
    case 'invitation':
      return [tell('invitation.why'), '', token('link'), '', tell('invitation.until')]
    case 'colleague':
      return [tell('colleague.why'), '', token('link'), '', tell('invitation.until'), tell('colleague.factor')]
    case 'reset':
      return [tell('reset.why'), '', token('link'), '', tell('reset.until'), tell('reset.notYou')]
    // Nothing can be done any more about an account that has ended.
    case 'accountEnded':
      return [tell('accountEnded.what')]
    // A link to choose a password would not reach this address.
    case 'emailChanged':
      return [tell('emailChanged.what'), '', tell('emailChanged.notYou')]
    default:
      return [tell(`${kind}.what`), '', tell('security.notYou'), '', token('link')]
  }
}

/** How a text holds a placeholder. */
export function token(name: MailPlaceholder): string {
  return `{{${name}}}`
}
