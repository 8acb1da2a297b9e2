import { Instant, Money, Text } from '../../kernel/fields/decorators.js'
import { ownerMay } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import { maxCents } from '../../kernel/shared/money.js'
import { keptAtTill } from '../../kernel/shared/staffRights.js'

const byTheProduct = { readOnly: true } as const

/** Cash that was put into the till or taken out of it without a sale, below zero. It is final: what was wrong is put back. */
@Managed({
  plural: 'cashMovements',
  section: 'kasmutaties',
  titleField: 'reason',
  icon: 'sell',
  hasNextId: false,
  operations: ['list', 'read'],
  isPublic: false,
  grants: ownerMay('read'),
  colleagues: keptAtTill,
  description: 'Cash that was put into the till or taken out of it without a sale.',
})
export class CashMovement extends ManagedRecord {
  /** Why, such as `Float` or `Stamps`. */
  @Text({ max: 120, required: true, ...byTheProduct, inList: true, searched: true })
  reason: string

  /** In cents; below zero for what was taken out. */
  @Money({ required: true, ...byTheProduct, min: -maxCents, inList: true })
  amount: number

  /** UTC. */
  @Instant({ required: true, ...byTheProduct, inList: true })
  movedAt: string

  /** By the name of the account. */
  @Text({ max: 120, ...byTheProduct, inList: true })
  recordedBy: string | null
}
