import { Column, Index } from 'typeorm'
import { Count, Flag, Instant, Money, OneOf, Reference, SystemInstant, Text } from '../../kernel/fields/decorators.js'
import { ownerMay } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import { keptAtTill } from '../../kernel/shared/staffRights.js'
import { Invoice } from '../invoices/Invoice.js'
import type { JobKind } from '../jobs/jobKinds.js'
import { type OnlinePaymentStatus, onlinePaymentStatuses } from './onlinePaymentStatuses.js'

const byTheProduct = { readOnly: true } as const

/**
 * What a customer set out to pay online. Its row is there before the payment provider is asked for it, so that nothing that
 * is paid is unknown. Once it is paid it is final, and a `Payment` says what became of the money.
 */
@Managed({
  plural: 'onlinePayments',
  section: 'online-betalingen',
  titleField: 'title',
  icon: 'sell',
  hasNextId: false,
  operations: ['list', 'read'],
  isPublic: false,
  listedBy: [['nextAttemptAt'], ['jobKind', 'job'], ['reservation']],
  grants: ownerMay('read'),
  colleagues: keptAtTill,
  description: 'A payment that a customer began online.',
})
export class OnlinePayment extends ManagedRecord {
  /** The number of the invoice or the job, or what was reserved. */
  @Text({ max: 120, required: true, ...byTheProduct, inList: true, searched: true })
  title: string

  @Reference(() => Invoice, { ...byTheProduct, inList: true })
  invoice: number | null

  /** Of a job that is paid before it is billed: its kind. */
  @Text({ max: 40, ...byTheProduct, section: 'details' })
  jobKind: JobKind | null

  @Count({ min: 1, ...byTheProduct, section: 'details' })
  job: number | null

  /** The quote of the job whose deposit is paid; null where everything is. */
  @Count({ min: 1, ...byTheProduct, section: 'details' })
  quote: number | null

  @Count({ min: 1, ...byTheProduct, section: 'details' })
  reservation: number | null

  /** The terminal at the counter on which it is paid, as the provider names it: `term_…`; null for a page. */
  @Text({ max: 80, ...byTheProduct, section: 'details' })
  terminal: string | null

  /** By which the till knows the sale that is paid on a terminal before it is booked; null for all else. */
  @Index()
  @Column({ type: 'varchar', length: 120, nullable: true })
  sale: string | null

  /** Whether it was paid at the till, and no sale was booked with it yet. */
  @Flag({ ...byTheProduct, required: true, filterable: true, default: false, section: 'details' })
  isUnbooked: boolean

  /** In cents. */
  @Money({ required: true, ...byTheProduct, inList: true })
  amount: number

  @OneOf(onlinePaymentStatuses, { required: true, ...byTheProduct, default: 'open', inList: true })
  status: OnlinePaymentStatus

  /** UTC. */
  @Instant({ ...byTheProduct, inList: true })
  paidAt: string | null

  /** What was given back of it, in cents. */
  @Money({ required: true, ...byTheProduct, default: 0, section: 'details' })
  refunded: number

  /** What the bank of the customer took back of it, in cents. */
  @Money({ required: true, ...byTheProduct, default: 0, section: 'details' })
  chargedBack: number

  /** Whether it was paid for what did not come about, such as a reservation that has ended, and has to go back. */
  @Flag({ ...byTheProduct, required: true, filterable: true, default: false, inList: true })
  isRefundDue: boolean

  /** Until when it can be paid, as far as the provider has said. */
  @Instant({ ...byTheProduct, filterable: false, section: 'details' })
  expiresAt: string | null

  /** By which status reports are ordered, see `onlinePaymentStatuses.ts`; 0 before the provider has answered. */
  @Column({ type: 'int' })
  rank: number

  /** By which the provider knows it: `tr_…`. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 80, nullable: true })
  providerId: string | null

  /** By which the provider makes it once, however often it is asked. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 40 })
  idempotencyKey: string

  /** Where the customer pays. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  checkoutUrl: string | null

  /** How often the provider was asked how it stands. */
  @Column({ type: 'int' })
  attempts: number

  /** When to ask next; null when it no longer changes. */
  @SystemInstant({ required: false, public: false, section: 'details' })
  nextAttemptAt: string | null

  /** One instance asks until then. */
  @SystemInstant({ required: false, public: false, section: 'details' })
  claimedUntil: string | null
}
