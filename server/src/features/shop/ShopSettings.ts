import { defineChoice } from '../../kernel/fields/Choice.js'
import {
  Color,
  Count,
  Day,
  Decimal,
  Flag,
  ImageAddress,
  Instant,
  Items,
  Multiline,
  OneOf,
  Text,
  VatRate,
} from '../../kernel/fields/decorators.js'
import { ownerMay } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import { Part } from '../../kernel/fields/parts.js'
import { ledgerRoles } from '../../kernel/shared/ledgerRoles.js'
import { openingLimits } from '../../kernel/shared/openingHours.js'
import { CheckPoint } from '../checkLists/CheckPoint.js'
import { type EdgeShape, edgeShapes, firstColors, type HeadingFace, headingFaces } from '../look/lookChoices.js'
import { checkShopSettings } from './checkShopSettings.js'

export const countries = defineChoice('Country', ['NL', 'BE', 'DE', 'LU', 'FR'], 'Where a shop may be, by ISO 3166.')

export const socialNetworks = defineChoice(
  'SocialNetwork',
  ['facebook', 'instagram', 'linkedin', 'youtube', 'tiktok', 'x', 'mastodon'],
  'Where else a shop is found.',
)

export const replyTimes = defineChoice(
  'ReplyTime',
  ['same-day', 'next-day', 'two-days', 'week'],
  'By when the shop answers, in working days: the same, at the latest the next, within two, within a week.',
)

@Part('A time of a weekday at which the shop is open.')
export class OpeningSpan {
  /** From 1 (Monday) to 7 (Sunday). */
  @Count({ min: 1, max: 7, required: true })
  weekday: number

  /** Such as 09:00. */
  @Text({ max: 5, required: true })
  opens: string

  @Text({ max: 5, required: true })
  closes: string
}

@Part('A time at which the shop is open on a day with other hours than usual.')
export class ExceptionSpan {
  @Text({ max: 5, required: true })
  opens: string

  @Text({ max: 5, required: true })
  closes: string
}

@Part('A day or several with other hours than usual.')
export class OpeningException {
  @Day({ required: true })
  firstDay: string

  /** The same for a single day. */
  @Day({ required: true })
  lastDay: string

  /** Two at most; closed without any. */
  @Items(() => ExceptionSpan)
  spans: ExceptionSpan[]

  @Text({ max: openingLimits.reason })
  reasonNl: string | null

  @Text({ max: openingLimits.reason })
  reasonEn: string | null
}

@Part('A page of the shop elsewhere.')
export class ShopLink {
  @OneOf(socialNetworks, { required: true })
  network: string

  @Text({ max: 300, form: 'link', required: true })
  url: string
}

export const ledgerAccountNames = defineChoice(
  'LedgerAccount',
  ledgerRoles,
  'What an account of the general ledger is for.',
)

@Part('The number that an account has in the books of the shop, where it is not the usual one.')
export class LedgerAccountNumber {
  @OneOf(ledgerAccountNames, { required: true })
  account: string

  @Text({ max: 10, required: true })
  number: string
}

@Part('An address that mails are sent to.')
export class MailRecipient {
  @Text({ max: 200, form: 'email', required: true })
  address: string
}

@Managed({
  plural: 'shopSettings',
  hasFew: true,
  section: 'winkel',
  titleField: 'name',
  icon: 'sell',
  hasNextId: false,
  isVerbatim: true,
  operations: ['read', 'update'],
  updatedBy: 'updateShop',
  screens: [
    {
      address: 'gegevens',
      icon: 'sell',
      sections: ['shop', 'contact', 'address', 'company', 'replies', 'intakeTerms', 'quotes', 'remoteSupport'],
    },
    { address: 'openingstijden', icon: 'clock', sections: ['hours', 'agenda', 'confirmation'] },
    { address: 'uiterlijk', icon: 'edit', sections: ['look', 'images'] },
    { address: 'mail', icon: 'envelope', sections: ['mail'] },
    { address: 'herinneringen', icon: 'clock', sections: ['reminders', 'reviews'] },
    { address: 'facturatie', icon: 'invoice', sections: ['billing'] },
    { address: 'controlelijsten', icon: 'checkmark', sections: ['checkPoints'] },
    { address: 'onderdelen', icon: 'puzzle', sections: ['parts'] },
  ],
  check: checkShopSettings,
  grants: ownerMay('read', 'update'),
  description: 'The shop itself: what is shown of it everywhere is set here and nowhere else.',
})
export class ShopSettings extends ManagedRecord {
  @Text({ max: 80, required: true, section: 'shop' })
  name: string

  /** What the shop does, in a sentence. */
  @Text({ max: 200, section: 'shop' })
  sloganNl: string | null

  @Text({ max: 200, section: 'shop' })
  sloganEn: string | null

  @Text({ max: 40, form: 'anyPhone', section: 'contact' })
  phone: string | null

  @Text({ max: 40, form: 'anyPhone', section: 'contact' })
  whatsapp: string | null

  @Text({ max: 200, form: 'email', section: 'contact' })
  email: string | null

  @Items(() => ShopLink, { section: 'contact' })
  socialLinks: ShopLink[]

  @Text({ max: 120, section: 'address' })
  street: string | null

  @Text({ max: 12, form: 'postcode', section: 'address' })
  postalCode: string | null

  @Text({ max: 80, section: 'address' })
  city: string | null

  /** The numbers of the shop have the form of this country. */
  @OneOf(countries, { required: true, default: 'NL', filterable: false, section: 'address', isCountry: true })
  country: string

  @Decimal({ min: -90, max: 90, section: 'address' })
  latitude: number | null

  @Decimal({ min: -180, max: 180, section: 'address' })
  longitude: number | null

  /** A drawn map of its surroundings. */
  @ImageAddress({ section: 'address' })
  mapImage: string | null

  /** Where a visitor parks, in a sentence or two. */
  @Multiline({ max: 300, section: 'address' })
  parkingNl: string | null

  @Multiline({ max: 300, section: 'address' })
  parkingEn: string | null

  @Text({ max: 20, form: 'companyNumber', section: 'company' })
  chamberOfCommerce: string | null

  @Text({ max: 20, form: 'vatNumber', section: 'company' })
  vatNumber: string | null

  /** Null for a shop without VAT. */
  @VatRate({ section: 'company' })
  vatStandard: number | null

  @VatRate({ section: 'company' })
  vatReduced: number | null

  @Text({ max: 42, form: 'bankAccount', section: 'company' })
  bankAccount: string | null

  /** Whether the shop charges no VAT, as a small business (KOR). */
  @Flag({ default: false, filterable: false, section: 'billing' })
  smallBusiness: boolean

  /** How many days a customer has to pay an invoice. */
  @Count({ min: 0, max: 120, default: 14, required: true, section: 'billing' })
  paymentDays: number

  // The letters that numbers of documents begin with, and the first number of a series that has none yet.
  @Text({ max: 4, required: true, default: 'F', section: 'billing' })
  invoiceSeries: string

  @Count({ min: 1, max: 900_000, default: 1, required: true, section: 'billing' })
  firstInvoice: number

  @Text({ max: 4, required: true, default: 'B', section: 'billing' })
  receiptSeries: string

  @Count({ min: 1, max: 900_000, default: 1, required: true, section: 'billing' })
  firstReceipt: number

  @Text({ max: 4, required: true, default: 'C', section: 'billing' })
  creditSeries: string

  @Count({ min: 1, max: 900_000, default: 1, required: true, section: 'billing' })
  firstCredit: number

  /** What stands below every invoice. */
  @Multiline({ max: 1000, section: 'billing' })
  invoiceTextNl: string | null

  @Multiline({ max: 1000, section: 'billing' })
  invoiceTextEn: string | null

  /** Whether an invoice has a code by which the app of a bank fills in the payment. */
  @Flag({ default: false, filterable: false, section: 'billing' })
  paymentCode: boolean

  /** The accounts that have another number than the usual one, for the auditfile. */
  @Items(() => LedgerAccountNumber, { section: 'billing' })
  ledgerNumbers: LedgerAccountNumber[]

  /** How many days the municipality wants goods kept that were bought of persons, before they may be sold. */
  @Count({ min: 0, max: 60, default: 5, required: true, section: 'billing' })
  holdDays: number

  @OneOf(replyTimes, { filterable: false, section: 'replies' })
  replyTimeContact: string | null

  @OneOf(replyTimes, { filterable: false, section: 'replies' })
  replyTimePhone: string | null

  @OneOf(replyTimes, { filterable: false, section: 'replies' })
  replyTimeRemoteAssistance: string | null

  /** What a visitor starts for help from afar. */
  @Text({ max: 300, form: 'link', section: 'remoteSupport' })
  remoteSupportUrl: string | null

  @Multiline({ max: 2000, section: 'remoteSupport' })
  remoteSupportInstructionsNl: string | null

  @Multiline({ max: 2000, section: 'remoteSupport' })
  remoteSupportInstructionsEn: string | null

  /** Two at most of each weekday. */
  @Items(() => OpeningSpan, { section: 'hours' })
  openingHours: OpeningSpan[]

  @Items(() => OpeningException, { section: 'hours' })
  openingExceptions: OpeningException[]

  /** How many days before it begins a closure is announced on the site; never when 0. */
  @Count({ min: 0, max: 60, default: 7, required: true, section: 'hours' })
  closureNoticeDays: number

  /** How many appointments of all kinds together there may be at once; each kind goes by its own when empty. */
  @Count({ min: 1, max: 20, section: 'agenda' })
  appointmentsAtOnce: number | null

  /** Whether what strangers book and reserve counts only once they have pressed the link of a mail. */
  @Flag({ default: false, filterable: false, section: 'confirmation' })
  confirmsByMail: boolean

  /** Until when, UTC; without an end when empty. */
  @Instant({ filterable: false, section: 'confirmation' })
  confirmsByMailUntil: string | null

  /** Whom mails are from; the shop's own name when empty. */
  @Text({ max: 80, section: 'mail' })
  mailName: string | null

  /** The shop's own address when empty. */
  @Text({ max: 200, form: 'email', section: 'mail' })
  mailAddress: string | null

  /** Where answers go; to the sender when empty. */
  @Text({ max: 200, form: 'email', section: 'mail' })
  mailReplyTo: string | null

  @Multiline({ max: 1000, section: 'mail' })
  signatureNl: string | null

  @Multiline({ max: 1000, section: 'mail' })
  signatureEn: string | null

  /** What customers agree to when they hand in a device. */
  @Multiline({ max: 4000, section: 'intakeTerms' })
  intakeTermsNl: string | null

  @Multiline({ max: 4000, section: 'intakeTerms' })
  intakeTermsEn: string | null

  /** In the order in which they are gone through. */
  @Items(() => CheckPoint, { section: 'checkPoints' })
  checkPoints: CheckPoint[]

  // Who is notified of messages of visitors, by their form; the shop's own address when empty.
  @Items(() => MailRecipient, { section: 'mail' })
  recipientsContact: MailRecipient[]

  @Items(() => MailRecipient, { section: 'mail' })
  recipientsPhone: MailRecipient[]

  @Items(() => MailRecipient, { section: 'mail' })
  recipientsRemoteAssistance: MailRecipient[]

  /** Whether a job waits for its customer while a quote is sent, and is worked on once it is accepted. */
  @Flag({ default: true, filterable: false, section: 'quotes' })
  quotesMoveJobs: boolean

  /** Whether a job gets the lines that are accepted in the place of its own, rather than once the shop takes them over. */
  @Flag({ default: true, filterable: false, section: 'quotes' })
  quotesSetLines: boolean

  /** Whether the shop is mailed when the day has passed on which a job was to be ready. */
  @Flag({ default: true, filterable: false, section: 'reminders' })
  remindsPromised: boolean

  // Whether a customer is mailed whose device is not collected, so many days after it was ready: `uncollectedDays`.
  @Flag({ default: true, filterable: false, section: 'reminders' })
  remindsUncollectedFirst: boolean

  @Flag({ default: true, filterable: false, section: 'reminders' })
  remindsUncollectedSecond: boolean

  @Flag({ default: true, filterable: false, section: 'reminders' })
  remindsUncollectedLast: boolean

  /** Whether a customer is mailed who has not answered a quote. */
  @Flag({ default: true, filterable: false, section: 'reminders' })
  remindsQuotes: boolean

  /** Whether a customer is mailed the day before an appointment. */
  @Flag({ default: true, filterable: false, section: 'reminders' })
  remindsAppointments: boolean

  // Whether a customer is mailed about an invoice that is not paid, so many days after it was due: `invoiceReminderKinds`.
  @Flag({ default: true, filterable: false, section: 'reminders' })
  remindsOverdueFirst: boolean

  @Flag({ default: true, filterable: false, section: 'reminders' })
  remindsOverdueSecond: boolean

  @Flag({ default: true, filterable: false, section: 'reminders' })
  remindsOverdueLast: boolean

  /** Whether a customer is asked for a review after pick-up. */
  @Flag({ default: true, filterable: false, section: 'reviews' })
  asksReviews: boolean

  /** How many days after pick-up. */
  @Count({ min: 1, max: 60, default: 5, required: true, section: 'reviews' })
  reviewDays: number

  /** Whether visitors are let in: a new shop is closed until its owner opens it. */
  @Flag({ default: true, readOnly: true, required: true, filterable: false, section: 'shop' })
  isOpen: boolean

  // What `switches` of features say of each goes away while it is off.
  @Flag({ default: true, filterable: false, section: 'parts' })
  usesRepairs: boolean

  @Flag({ default: true, filterable: false, section: 'parts' })
  usesNewPcs: boolean

  @Flag({ default: true, filterable: false, section: 'parts' })
  usesAppointments: boolean

  @Flag({ default: true, filterable: false, section: 'parts' })
  usesRemoteHelp: boolean

  @Flag({ default: true, filterable: false, section: 'parts' })
  usesProducts: boolean

  @Flag({ default: true, filterable: false, section: 'parts' })
  usesReservations: boolean

  @Flag({ default: true, filterable: false, section: 'parts' })
  usesTips: boolean

  @Flag({ default: true, filterable: false, section: 'parts' })
  usesPartnerStock: boolean

  @Flag({ default: true, filterable: false, section: 'parts' })
  usesInvoices: boolean

  @Flag({ default: true, filterable: false, section: 'parts' })
  usesAccountant: boolean

  /** Whether an owner agrees before visitors see what an editor writes. */
  @Flag({ default: false, filterable: false, section: 'parts' })
  asksApproval: boolean

  @Color({ required: true, default: firstColors.accent, section: 'look' })
  accentColor: string

  /** Of light pages, or of dark sections: which of them follows from how dark it is. */
  @Color({ required: true, default: firstColors.ground, section: 'look' })
  groundColor: string

  @OneOf(headingFaces, { required: true, default: 'grotesque', filterable: false, section: 'look' })
  headingFace: HeadingFace

  @OneOf(edgeShapes, { required: true, default: 'slanted', filterable: false, section: 'look' })
  edgeShape: EdgeShape

  @ImageAddress()
  logo: string | null

  /** For dark grounds, where another is needed. */
  @ImageAddress()
  logoDark: string | null

  /** A square mark, from which the icons of browsers and telephones are made. */
  @ImageAddress()
  icon: string | null
}
