import { Column, Index } from 'typeorm'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { Count, Instant, Money, OneOf, Reference, Text } from '../../kernel/fields/decorators.js'
import { ownerMay } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import { maxCents } from '../../kernel/shared/money.js'
import { keptAtTill } from '../../kernel/shared/staffRights.js'
import { Customer } from '../customers/Customer.js'
import { paymentOrigins, receivedBy } from './paymentMethods.js'

const byTheProduct = { readOnly: true } as const

/**
 * Money that was received, or given back when it is below zero. It is final: what was wrong is corrected by its opposite.
 * Which invoices it pays is said by `PaymentShare`.
 */
@Managed({
  plural: 'payments',
  section: 'betalingen',
  titleField: 'title',
  icon: 'cheap',
  hasNextId: false,
  operations: ['list', 'read'],
  isPublic: false,
  listedBy: [['jobKind', 'job'], ['reservation']],
  grants: ownerMay('read'),
  colleagues: keptAtTill,
  description: 'Money that was received or given back.',
})
export class Payment extends ManagedRecord {
  /** What it was for: the numbers of the invoices or of the job. */
  @Text({ max: 120, required: true, ...byTheProduct, inList: true, searched: true })
  title: string

  /** What changed hands, in cents. */
  @Money({ required: true, ...byTheProduct, min: -maxCents, inList: true })
  amount: number

  /** By how much cash was rounded, in cents: `amount - rounding` is what was settled. */
  @Money({ required: true, ...byTheProduct, min: -maxCents, default: 0, section: 'details' })
  rounding: number

  /** What the customer gave in cash, in cents; the change is what it is more than the amount. */
  @Money({ ...byTheProduct, section: 'details' })
  tendered: number | null

  @OneOf(receivedBy, { required: true, ...byTheProduct, inList: true })
  method: ValueOf<typeof receivedBy>

  /** UTC. */
  @Instant({ required: true, ...byTheProduct, inList: true })
  receivedAt: string

  @OneOf(paymentOrigins, { required: true, ...byTheProduct, default: 'shop', section: 'details' })
  origin: ValueOf<typeof paymentOrigins>

  @Reference(() => Customer, { ...byTheProduct, inList: true, searchedBy: ['name', 'email', 'phoneDigits'] })
  customer: number | null

  /** Of the job that it was recorded with: its kind. */
  @Text({ max: 40, ...byTheProduct, section: 'details' })
  jobKind: string | null

  @Count({ min: 1, ...byTheProduct, section: 'details' })
  job: number | null

  /** The reservation that was paid before it was collected. */
  @Count({ min: 1, ...byTheProduct, section: 'details' })
  reservation: number | null

  /** The payment that it corrects. */
  @Reference(() => Payment, { ...byTheProduct, unique: 'kind', filterable: false, section: 'details' })
  corrects: number | null

  /** Why it was given back or corrected. */
  @Text({ max: 200, ...byTheProduct, section: 'details' })
  reason: string | null

  /** By the name of the account. */
  @Text({ max: 120, ...byTheProduct, section: 'details' })
  recordedBy: string | null

  /** By which a payment provider knows it: what it reports twice is recorded once. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 80, nullable: true, select: false })
  providerKey: string | null
}
