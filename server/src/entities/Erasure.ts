import { defineChoice, type ValueOf } from '../fields/Choice.js'
import { Count, OneOf } from '../fields/decorators.js'
import { Managed } from '../fields/Managed.js'
import { ManagedRecord } from './records.js'

export const erasers = defineChoice(
  'Eraser',
  ['account', 'program', 'operator', 'restore'],
  'Who has erased a customer: an account of the shop, a program with an access token, whoever runs the server, or the restoring of a backup that still held the customer.',
)

const counted = { min: 0, required: true, readOnly: true, inList: true } as const

/** That a customer was erased; nothing of who that was but the number, by which it is done again after a restore. */
@Managed({
  plural: 'erasures',
  section: 'gewiste-klanten',
  titleField: 'customer',
  icon: 'trash',
  hasNextId: false,
  operations: ['list', 'read'],
  isPublic: false,
  description: 'That all that was kept of a customer was erased. It holds nothing of the customer but the number.',
})
export class Erasure extends ManagedRecord {
  /** The number that the customer had. */
  @Count({ ...counted, min: 1 })
  customer: number

  @OneOf(erasers, { required: true, readOnly: true, inList: true })
  doneBy: ValueOf<typeof erasers>

  /** The number of the account that did it. */
  @Count({ min: 1, readOnly: true })
  user: number | null

  @Count(counted)
  jobs: number

  @Count(counted)
  messages: number

  @Count(counted)
  mails: number

  /** Entries of the history. */
  @Count({ ...counted, inList: false })
  history: number
}
