import type { newPcStatuses, repairStatuses } from '../../entities/jobStatuses.js'
import type { ValueOf } from '../../fields/Choice.js'
import type { Language } from '../../shared/screens.js'

/** The shape of the records that exist once, in the language of whoever they are about. */

export interface DemoReview {
  language: Language
  /** ISO instant. */
  createdAt: string
  name: string
  text: string
  source: 'Google' | 'Facebook' | 'Klantenkaart' | 'Customer card'
}

/** A product that the partner keeps in stock. */
export interface DemoPart {
  title: string
  stock: number
}

/** Whoever has no account to log in with has been written down at the counter. */
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
}

/** What happened to a job on one day: another status, or word to the customer while the status stayed. */
export interface DemoJobStep<Status extends string> {
  daysAgo: number
  /** Of the day, in UTC: `10:40`. */
  time: string
  status: Status
  currentStatus: string
  /** For the customer: what happens next, and when. */
  note: string
}

/** `daysAgo`, `intakeDate` and the other days count back over the days that the shop is open, from 1 on. */
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
  /** Prices in euros, of one; the work stands among them, so that they add up to the costs. */
  usedParts?: { title: string; count: number; price: number }[]
  includingVat?: boolean
  /** Oldest first; the last step is how the job stands now. */
  history: DemoJobStep<Status>[]
  /** What the shop notes for itself. */
  notes?: { daysAgo: number; time: string; text: string }[]
}

export type DemoNewPc = DemoJob<ValueOf<typeof newPcStatuses>>
export type DemoRepair = DemoJob<ValueOf<typeof repairStatuses>>

export interface DemoMessage {
  /** Days back from today, from 1 on. */
  daysAgo: number
  /** Of the day, in UTC: `10:40`. */
  time: string
  language: Language
  isRead: boolean
  name: string
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
