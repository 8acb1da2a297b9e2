import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { Instant, Money, OneOf, Reference, SystemInstant, Text } from '../../kernel/fields/decorators.js'
import { ownerMay } from '../../kernel/fields/Grants.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Language } from '../../kernel/shared/screens.js'
import { servedByAll } from '../../kernel/shared/staffRights.js'
import { textLimits } from '../../kernel/shared/textLimits.js'
import { Product } from '../products/Product.js'

export const reservationStates = defineChoice(
  'ReservationState',
  ['waiting', 'collected', 'expired', 'cancelled'],
  'How a reservation stands: it waits to be collected, was collected, was not collected in time, or was cancelled.',
)

/** Made, collected and cancelled by operations of their own, which take from the stock and give back; see `reservations/`. */
@Managed({
  plural: 'reservations',
  section: 'reserveringen',
  titleField: 'name',
  icon: 'clock',
  hasNextId: false,
  operations: ['list', 'read', 'delete'],
  isPublic: false,
  shapesSite: true,
  listedBy: [['state', 'collectBefore'], ['endedAt'], ['confirmBefore'], ['emailKey']],
  grants: ownerMay('read', 'delete'),
  colleagues: servedByAll,
  description: 'A product that a visitor has reserved to collect it in the shop.',
})
export class Reservation extends ManagedRecord {
  @Text({ max: textLimits.name, required: true, inList: true, searched: true })
  name: string

  /** What the product was called then: products are deleted once they are sold. */
  @Text({ max: 120, required: true, readOnly: true, inList: true, searched: true })
  title: string

  /** What it cost then. */
  @Money({ required: true, readOnly: true })
  price: number

  /** UTC. */
  @Instant({ required: true, readOnly: true, inList: true })
  collectBefore: string

  /** Until when it has to be confirmed by the link of a mail, UTC; null for one that counts. It stays where nobody did. */
  @SystemInstant({ required: false, section: 'details' })
  confirmBefore: string | null

  @OneOf(reservationStates, { required: true, readOnly: true, inList: true, default: 'waiting' })
  state: ValueOf<typeof reservationStates>

  @Text({ max: textLimits.email, required: true, form: 'email', searched: true })
  email: string

  @Text({ max: textLimits.phone, form: 'phone', inList: true })
  phone: string | null

  @OneOf(languageChoice, { required: true, readOnly: true, default: 'nl', filterable: false, section: 'details' })
  language: Language

  /** In the language in which it was reserved. */
  @Reference(() => Product, { readOnly: true, filterable: false, section: 'details' })
  product: number | null

  /** When it was collected, expired or was cancelled, UTC. */
  @SystemInstant({ required: false, section: 'details' })
  endedAt: string | null
}
