import { Column, Index } from 'typeorm'
import { Count, Day, Instant, Money, Text } from '../../kernel/fields/decorators.js'
import { ownerMay } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import { maxCents } from '../../kernel/shared/money.js'
import { keptAtTill } from '../../kernel/shared/staffRights.js'

const amount = { required: true, readOnly: true, min: -maxCents, section: 'details' } as const
const byTheProduct = { readOnly: true } as const

/**
 * The till as it was counted, with all that was received since the closing before. It is final: `document` holds its exact
 * bytes, and those of the next one contain their hash.
 */
@Managed({
  plural: 'tillClosings',
  section: 'dagafsluitingen',
  titleField: 'number',
  icon: 'sell',
  hasNextId: false,
  operations: ['list', 'read'],
  isPublic: false,
  grants: ownerMay('read'),
  colleagues: keptAtTill,
  description: 'A closing of the till: what was counted, and all that was received since the one before.',
})
export class TillClosing extends ManagedRecord {
  /** Such as `K0042`. */
  @Text({ max: 20, required: true, ...byTheProduct, inList: true, searched: true, unique: 'kind' })
  number: string

  /** UTC. */
  @Instant({ required: true, ...byTheProduct, inList: true })
  closedAt: string

  /** The day in the shop. */
  @Day({ required: true, ...byTheProduct, inList: true })
  closedOn: string

  /** By the name of the account. */
  @Text({ max: 120, ...byTheProduct, inList: true })
  closedBy: string | null

  /** What was received since the closing before, less what was given back, by whatever method; in cents, as all amounts here. */
  @Money({ ...amount, inList: true })
  takings: number

  /** What was in the drawer after the closing before: no takings. */
  @Money(amount)
  floatBefore: number

  /** What was received in cash, less what was given back. */
  @Money(amount)
  cash: number

  /** What was put into the drawer, less what was taken out. */
  @Money(amount)
  moved: number

  /** What should be in the drawer: the three above. */
  @Money(amount)
  expected: number

  /** What was in the drawer. */
  @Money(amount)
  counted: number

  /** How much more was counted than expected; below zero for what is missing. */
  @Money({ ...amount, inList: true })
  difference: number

  /** What stays in the drawer; the rest was taken out. */
  @Money(amount)
  floatLeft: number

  /** Why there is a difference. */
  @Text({ max: 200, ...byTheProduct, section: 'details' })
  reason: string | null

  /** What the documents come to that were issued since the closing before, with VAT. */
  @Money(amount)
  turnover: number

  /** How many payments there were. */
  @Count({ min: 0, required: true, ...byTheProduct, section: 'details' })
  payments: number

  /** SHA-256 of the exact bytes of `document`, as hex. */
  @Text({ max: 64, required: true, ...byTheProduct, section: 'details' })
  sha: string

  /** Its place in the chain, from 1. */
  @Index({ unique: true })
  @Column({ type: 'int', select: false })
  sequence: number

  /** The last payment in it. */
  @Column({ type: 'int', select: false })
  lastPayment: number

  /** The last cash movement in it. */
  @Column({ type: 'int', select: false })
  lastMovement: number

  /** Canonical JSON, see `kernel/shared/closingDocument.ts`. */
  @Column({ type: 'text', select: false })
  document: string
}
