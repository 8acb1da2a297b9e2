import type { ValueOf } from '../../kernel/fields/Choice.js'
import {
  Count,
  Instant,
  Money,
  Multiline,
  OneOf,
  Reference,
  SystemInstant,
  Text,
} from '../../kernel/fields/decorators.js'
import { ownerMay } from '../../kernel/fields/Grants.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import { phoneDigits, phoneTerm } from '../../kernel/fields/phoneForms.js'
import type { Language } from '../../kernel/shared/screens.js'
import { servedByAll } from '../../kernel/shared/staffRights.js'
import { Customer } from '../customers/Customer.js'
import { StatusNewPc } from '../jobs/StatusNewPc.js'
import { StatusRepair } from '../jobs/StatusRepair.js'
import { Service } from '../services/Service.js'
import { AppointmentKind } from './AppointmentKind.js'
import { appointmentStates } from './appointmentChoices.js'

/** Made, moved and cancelled by operations of their own, which reserve and free its time; see `appointments/`. */
@Managed({
  plural: 'appointments',
  section: 'afspraken',
  titleField: 'name',
  icon: 'calendar',
  hasNextId: false,
  operations: ['list', 'read', 'delete'],
  isPublic: false,
  shapesSite: true,
  listedBy: [
    ['kind', 'busyUntil'],
    ['busyUntil'],
    ['emailKey', 'state'],
    ['phoneDigits', 'state'],
    ['confirmBefore'],
    ['emailAddressKey'],
  ],
  grants: ownerMay('read', 'delete'),
  colleagues: servedByAll,
  description: 'An appointment of a customer with the shop.',
})
export class Appointment extends ManagedRecord {
  @Text({ max: 120, required: true, inList: true })
  name: string

  // Not filterable: the index of that filter would have the name of one of the kinds themselves.
  @Reference(() => AppointmentKind, { required: true, inList: true, filterable: false })
  kind: number

  /** UTC. */
  @Instant({ required: true, inList: true })
  startsAt: string

  @SystemInstant({ sortable: true })
  endsAt: string

  /** Until when it has to be confirmed by the link of a mail, UTC; null for one that counts. It stays where nobody did. */
  @SystemInstant({ required: false, section: 'details' })
  confirmBefore: string | null

  @OneOf(appointmentStates, { required: true, readOnly: true, inList: true, default: 'booked' })
  state: ValueOf<typeof appointmentStates>

  @Text({ max: 200, form: 'email', searched: true })
  emailAddress: string | null

  @Text({ max: 40, form: 'phone', inList: true })
  phoneNumber: string | null

  @Text({ max: 12, form: 'postcode' })
  postcode: string | null

  @Text({ max: 200 })
  address: string | null

  /** What the customer wrote. */
  @Multiline({ max: 2000, searched: true })
  remark: string | null

  @OneOf(languageChoice, { required: true, default: 'nl', filterable: false })
  language: Language

  @Reference(() => Customer, { section: 'details' })
  customer: number | null

  /** The job that it is about: to collect it, or what became of the appointment. */
  @Reference(() => StatusRepair, { section: 'details' })
  statusRepair: number | null

  @Reference(() => StatusNewPc, { section: 'details' })
  statusNewPc: number | null

  /** The work that it is for, where the customer said so. */
  @Reference(() => Service, { section: 'details', filterable: false })
  service: number | null

  // What it costs as it was said when it was booked: a price that changes later does not change what was agreed.
  @Text({ max: 400, readOnly: true, section: 'details' })
  costNl: string | null

  @Text({ max: 400, readOnly: true, section: 'details' })
  costEn: string | null

  /** Without the way, in cents with VAT; null where it could not be said. */
  @Money({ readOnly: true, sortable: false, section: 'details' })
  costFrom: number | null

  /** Null where only the least could be said. */
  @Money({ readOnly: true, sortable: false, section: 'details' })
  costTo: number | null

  /** Of the way to the customer, in cents with VAT; null where nobody drives or it could not be said. */
  @Money({ readOnly: true, sortable: false, section: 'details' })
  callOut: number | null

  /** For the shop alone. */
  @Multiline({ max: 2000, section: 'details' })
  internalNote: string | null

  /** Why the shop cancelled it, for the customer. */
  @Multiline({ max: 1000, readOnly: true, section: 'details' })
  cancelReason: string | null

  /** By which calendars know it, whatever becomes of it. */
  @Text({ max: 120, required: true, readOnly: true, section: 'details' })
  uid: string

  /** Incremented by each change that calendars are to take over. */
  @Count({ min: 0, required: true, readOnly: true, default: 0, sortable: false, section: 'details' })
  sequence: number

  // The time that it takes in the agenda with travel and pause, as they were when it was booked. UTC.
  @SystemInstant({ hidden: true })
  busyFrom: string

  @SystemInstant({ hidden: true })
  busyUntil: string

  /** The last mail to its customer, in the outbox until retention removes it; null where none was written. */
  @Count({ min: 1, readOnly: true, hidden: true, sortable: false })
  lastMail: number | null

  // Who it is of, in any writing.
  @Text({ max: 200, readOnly: true, hidden: true, computed: emailKeyOf })
  emailKey: string | null

  @Text({
    max: 40,
    readOnly: true,
    hidden: true,
    searched: true,
    searchedAs: phoneTerm,
    isNational: true,
    computed: ({ phoneNumber }: Appointment, country) => phoneDigits(phoneNumber, country),
  })
  phoneDigits: string | null
}

function emailKeyOf({ emailAddress }: Appointment): string | null {
  return emailAddress === null ? null : emailKey(emailAddress)
}
