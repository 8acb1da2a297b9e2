import type { DeviceKind } from '../../src/kernel/shared/priceFinder.js'
import type { Language } from '../../src/kernel/shared/screens.js'

/** The shape of records in one language: that of the person they are about. */

export interface DemoReview {
  language: Language
  /** ISO instant. */
  createdAt: string
  name: string
  text: string
  /** The key of the service it is about. */
  service?: string
  source: 'Google' | 'Facebook' | 'Klantenkaart' | 'Customer card'
  /** Five where not given. */
  stars?: number
}

/** How the shop buys what it sells. */
export interface DemoTrade {
  sku: string
  supplier: string
  /** Euros for one, without VAT. */
  purchasePrice: number
  minimumStock?: number
  onOrder?: number
}

/** A product in the stock of the partner. */
export interface DemoPart extends DemoTrade {
  title: string
  stock: number
  gtin?: string
}

/** Customers without a demo account were added at the counter. */
export interface DemoCustomer {
  /** ISO instant. */
  createdAt: string
  email: string
  name: string
  language: Language
  phoneNumber: string
  address: string
  houseNumber: string
  zipCode: string
  city?: string
  company?: string
  kvkNumber?: string
  vatNumber?: string
  /** Has no e-mail address: the one above is a name within the demo alone. */
  isCalled?: true
}

/** A change of a job: another status, or a note to the customer at the same status. */
export interface DemoJobStep<Status extends string> {
  daysAgo: number
  /** Of the day, in UTC: `10:40`. */
  time: string
  status: Status
  currentStatus: string
  /** For the customer: what happens next, and when. */
  note: string
}

/** A device of a customer. */
export interface DemoDevice {
  key: string
  /** E-mail address. */
  customer: string
  kind: DeviceKind
  brand: string
  model: string
  serialNumber?: string
  /** Opening days ago. */
  boughtOn?: number
  notes?: string
}

export interface DemoCheck {
  nameNl: string
  nameEn: string
  before: 'works' | 'broken' | 'untested'
}

export interface DemoJobLine {
  kind: 'labour' | 'part' | 'other'
  description: string
  quantity: string
  /** Euros, including VAT. */
  unitPrice: number
  vatRate: number
  /** The title of the product of the partner's stock that it is taken from. */
  part?: string
}

/** `daysAgo`, `intakeDate` and the other days count back over opening days, from 1. */
export interface DemoJob<Status extends string> {
  /** E-mail address of the customer, in whose language the texts are. */
  customer: string
  description: string
  descriptionProblem: string
  whatHasBeenDone?: string
  intakeDate: number
  startDate?: number
  endDate?: number
  /** Euros. */
  costs?: number
  /** Unit prices in euros; labour is included, so that they add up to the costs. */
  usedParts?: { title: string; count: number; price: number }[]
  includingVat?: boolean
  /** Keys. */
  device?: string
  service?: string
  /** Opening days ago; to come when below zero. */
  promisedOn?: number
  warrantyUntil?: number
  /** Of which the costs are the sum. */
  lines?: DemoJobLine[]
  contactPhone?: string
  /** Euros. */
  costLimit?: number
  condition?: string
  accessories?: string
  checks?: DemoCheck[]
  accessCode?: string
  /** Oldest first; the last step is the current state of the job. */
  history: DemoJobStep<Status>[]
  /** Internal notes of the shop. */
  notes?: { daysAgo: number; time: string; text: string; call?: 'reached' | 'not-reached' }[]
  /** Photos of the shop's own, in their order. */
  photos?: DemoPhoto[]
  /** What shop and customer wrote each other, oldest first; the last one of the customer's has no answer yet. */
  messages?: { side: 'shop' | 'customer'; daysAgo: number; time: string; text: string; photos?: string[] }[]
}

export interface DemoPhoto {
  /** The name of a picture of the demo. */
  picture: string
  kind: 'before' | 'after'
  caption: string
  isShown: boolean
}

export type DemoNewPc = DemoJob<
  'waiting' | 'assembling' | 'waiting-customer' | 'waiting-supplier' | 'delivery-appointment' | 'finished'
>
export type DemoRepair = DemoJob<
  'waiting' | 'in-treatment' | 'waiting-customer' | 'waiting-supplier' | 'return-appointment' | 'finished'
>

export interface DemoMessage {
  /** Days back from today, from 1. */
  daysAgo: number
  /** Of the day, in UTC: `10:40`. */
  time: string
  language: Language
  isRead: boolean
  name: string
  /** Pictures of the demo that were sent along. */
  photos?: string[]
}

export interface DemoEmail extends DemoMessage {
  email: string
  phone?: string
  message: string
}

export interface DemoEmailPhone extends DemoMessage {
  phone: string
  email?: string
  descriptionProblem: string
}

export interface DemoEmailRemoteAssistance extends DemoMessage {
  email: string
  phone?: string
  descriptionProblem: string
}

/** A kind of appointment; what is left out has its default. */
export interface DemoAppointmentKind {
  key: 'bring' | 'collect' | 'home' | 'remote'
  isForPickUp?: boolean
  position: number
  titleNl: string
  titleEn: string
  descriptionNl?: string
  descriptionEn?: string
  /** The keys of the services that it is for. */
  services?: readonly string[]
  charge: 'free' | 'amount'
  /** In whole units, for each so many minutes. */
  price?: number
  perMinutes?: number
  callOutZones?: string
  place: 'shop' | 'home' | 'remote'
  minutes: number
  pauseMinutes?: number
  capacity?: number
  noticeHours?: number
  horizonDays?: number
  changeHours?: number
  postcodes?: string
  travelMinutes?: number
}

export interface DemoAppointmentPattern {
  kind: DemoAppointmentKind['key']
  /** On the clock in the shop. */
  time: string
}

export interface DemoReservation {
  /** The key of the product. */
  product: string
  name: string
  email: string
  phone: string | null
  language: Language
  state: 'waiting' | 'collected'
  /** When it was made. */
  hoursAgo: number
}

export interface DemoAppointmentVisitor {
  name: string
  emailAddress: string
  phoneNumber: string
  language: Language
  /** Of home visits. */
  postcode: string
  address: string
}

/** A moment, so many opening days ago. */
interface DemoMoment {
  daysAgo: number
  /** UTC, such as `10:40`. */
  time: string
}

export interface DemoInvoiceLine {
  description: string
  quantity: string
  /** In units, with VAT at the standard rate. */
  price: number
}

/** What was taken back of a document, with its reason. */
interface DemoCredit extends DemoMoment {
  /** The place of the line, from 0. */
  line: number
  text: string
}

export interface DemoInvoice {
  /** The e-mail address of who is billed. */
  customer: string
  reference: string | null
  /** Null for a draft. */
  issued: DemoMoment | null
  lines: readonly DemoInvoiceLine[]
  /** By transfer; null for what is still to be paid. */
  paid: DemoMoment | null
  credited?: DemoCredit
  /** When the customer was reminded of it. */
  reminded?: DemoMoment
}

export interface DemoSoldLine {
  description: string
  /** In units, with VAT. */
  price: number
  /** VAT at the standard rate where not given. */
  treatment?: 'margin'
}

/** What someone bought at the counter. */
export interface DemoSale {
  lines: readonly DemoSoldLine[]
  credited?: DemoCredit
}

/** Something that is announced on the same days of each year. */
export interface DemoPromotion {
  name: string
  textNl: string
  textEn: string
  linkNl: string
  linkEn: string
  /** Month and day, such as `12-12`. */
  firstDay: string
  /** The first day on which it is over, of the same year. */
  endsOn: string
  percent: number
  target: 'product-type'
  productType: 'outlet'
}
