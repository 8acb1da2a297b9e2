import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { Count, OneOf } from '../../kernel/fields/decorators.js'
import { ownerMay } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'

export const erasers = defineChoice(
  'Eraser',
  ['account', 'program', 'operator', 'restore'],
  'Who has erased a customer: an account of the shop, a program with an access token, the operator of the server, or the restoring of a backup that still held the customer.',
)

const counted = { min: 0, required: true, readOnly: true, inList: true } as const

/** Records that a customer was erased, by id only, so that the erasure is repeated after a restore of a backup. */
@Managed({
  plural: 'erasures',
  section: 'gewiste-klanten',
  titleField: 'customer',
  icon: 'trash',
  hasNextId: false,
  operations: ['list', 'read'],
  isPublic: false,
  grants: ownerMay('read'),
  description: 'That all records of a customer were erased. It holds nothing of the customer but the number.',
})
export class Erasure extends ManagedRecord {
  /** The customer's id. */
  @Count({ ...counted, min: 1 })
  customer: number

  @OneOf(erasers, { required: true, readOnly: true, inList: true })
  doneBy: ValueOf<typeof erasers>

  /** The id of the account that erased the customer. */
  @Count({ min: 1, readOnly: true })
  user: number | null

  @Count(counted)
  jobs: number

  @Count(counted)
  messages: number

  @Count(counted)
  mails: number

  /** Number of history entries. */
  @Count({ ...counted, inList: false })
  history: number
}
