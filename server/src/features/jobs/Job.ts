import type { ValueOf } from '../../kernel/fields/Choice.js'
import {
  Count,
  Day,
  Flag,
  Items,
  Money,
  Multiline,
  OneOf,
  Reference,
  SystemInstant,
  Text,
} from '../../kernel/fields/decorators.js'
import { everything, type Grant, type Grants } from '../../kernel/fields/Grants.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import { Part } from '../../kernel/fields/parts.js'
import { e164Of, phoneDigits, phoneTerm } from '../../kernel/fields/phoneForms.js'
import type { Message } from '../../kernel/i18n/say.js'
import { jobNumberOrder, jobNumberTerm } from '../../kernel/shared/jobNumber.js'
import { lineTotals } from '../../kernel/shared/lineTotals.js'
import { JobCheck } from '../checkLists/JobCheck.js'
import { Customer } from '../customers/Customer.js'
import { Device } from '../devices/Device.js'
import { Service } from '../services/Service.js'
import { JobLine } from './JobLine.js'
import { paymentMethods } from './paymentMethods.js'
import { canCalculate, wrongTotals } from './wrongTotals.js'

/** What jobs are read by beyond their fields: the dashboard, figures, reminders and the jobs of a customer. */
export const jobsListedBy = [
  ['customer', 'createdAt'],
  ['status', 'intakeDate'],
  ['status', 'endDate'],
  ['isOpen', 'promisedOn'],
  ['pickedUpAt'],
] as const

@Part('A part that a job needed.')
export class UsedPart {
  @Text({ max: 120, required: true })
  title: string

  @Count({ min: 1, max: 999, default: 1 })
  count: number

  /** In cents, for one piece. */
  @Money()
  price: number | null
}

/** Customers may read all of a job but the shop's own bookkeeping fields. */
const ownJobs: Grant = {
  actions: ['read'],
  reads: [
    'id',
    'createdAt',
    'updatedAt',
    'status',
    'currentStatus',
    'description',
    'descriptionProblem',
    'whatHasBeenDone',
    'intakeDate',
    'startDate',
    'endDate',
    'costs',
    'usedParts',
    'includingVat',
    'agreedTotal',
    'agreedAt',
    'timeline',
    'number',
    'reference',
    'device',
    'lines',
    'promisedOn',
    'warrantyUntil',
    'pickedUpAt',
    'quotes',
    'address',
    'isReady',
    'offersPickUp',
    'totals',
  ],
  rows: ({ id }) => ({ customer: id }),
  when: ({ statusUser }) => statusUser,
}

/** What each role may do with jobs of either kind. */
export const jobGrants: Grants = { 'cms-admin': everything, 'cms-status-user': ownJobs }

/** The common fields of new PCs and repairs. */
export abstract class Job extends ManagedRecord {
  /** Such as `26-0142`: the year and a count over both kinds of job, given when it is added. */
  @Text({
    max: 12,
    required: true,
    readOnly: true,
    inList: true,
    searchedAs: jobNumberTerm,
    sortedBy: 'numberOrder',
  })
  number: string

  /** Where a number stands among all: as texts, `26-10000` would come before `26-9999`. */
  @Count({ min: 0, readOnly: true, hidden: true, computed: ({ number }: Job) => jobNumberOrder(number) })
  numberOrder: number | null

  @Reference(() => Customer, { required: true, inList: true, searchedBy: ['name', 'company', 'email', 'phoneDigits'] })
  customer: number

  @Reference(() => Device, { inList: true, searchedBy: ['name', 'serialNumber'] })
  device: number | null

  /** A free line of text for the customer, in addition to the status. */
  @Text({ max: 160, sortable: true, searched: true })
  currentStatus: string | null

  @Multiline({ max: 1000, sortable: false, searched: true })
  description: string | null

  @Multiline({ max: 4000, searched: true })
  descriptionProblem: string | null

  @Multiline({ max: 8000 })
  whatHasBeenDone: string | null

  @Reference(() => Service, { section: 'intake' })
  service: number | null

  /** What the customer calls it, such as the number of an order. */
  @Text({ max: 60, section: 'intake', searched: true })
  reference: string | null

  @Day({ inList: true, section: 'intake' })
  promisedOn: string | null

  /** The account of the shop that works on it. */
  @Reference(() => Customer, { among: { role: 'cms-admin' }, inList: true, section: 'intake' })
  assignedTo: number | null

  /** Another number than the customer's, whose only phone may be the one in repair. */
  @Text({ max: 40, form: 'anyPhone', section: 'intake' })
  contactPhone: string | null

  @Text({
    max: 16,
    readOnly: true,
    isNational: true,
    computed: ({ contactPhone }: Job, country) => e164Of(contactPhone, country),
    section: 'intake',
  })
  contactPhoneE164: string | null

  @Text({
    max: 40,
    readOnly: true,
    hidden: true,
    searched: true,
    searchedAs: phoneTerm,
    isNational: true,
    computed: ({ contactPhone }: Job, country) => phoneDigits(contactPhone, country),
  })
  contactPhoneDigits: string | null

  /** The customer is asked before it costs more. */
  @Money({ section: 'intake' })
  costLimit: number | null

  /** What is to be seen of the device when it comes in. */
  @Multiline({ max: 2000, section: 'intake' })
  condition: string | null

  /** What stays in the shop along with the device. */
  @Multiline({ max: 1000, section: 'intake' })
  accessories: string | null

  /** By which points it was looked over; the job screen has a list of its own for it. */
  @Items(() => JobCheck, { section: 'intake', formless: true })
  checks: JobCheck[]

  /** Sealed in a table of its own until the device is picked up. */
  @Text({ max: 120, writeOnly: true, section: 'intake' })
  accessCode?: string

  @Day({ inList: true, section: 'details' })
  intakeDate: string | null

  @Day({ section: 'details' })
  startDate: string | null

  @Day({ section: 'details' })
  endDate: string | null

  @Items(() => JobLine, { section: 'details' })
  lines: JobLine[]

  /** The sum of the lines, where there are any. */
  @Money({ section: 'details', computed: costsOf })
  costs: number | null

  /** What it costs without VAT, in cents; null where only the shop's VAT rate tells. */
  @Money({ readOnly: true, hidden: true, computed: netCostsOf })
  netCosts: number | null

  @Items(() => UsedPart, { section: 'details' })
  usedParts: UsedPart[]

  /** Whether costs and prices include VAT. */
  @Flag({ default: true, section: 'details' })
  includingVat: boolean

  /** What its customer has agreed to by the last quote that was accepted, in cents, including VAT; null without a sum. */
  @Money({ readOnly: true, section: 'details' })
  agreedTotal: number | null

  /** When that was, UTC. */
  @SystemInstant({ required: false, section: 'details', sortable: false })
  agreedAt: string | null

  @Day({ section: 'details' })
  warrantyUntil: string | null

  /** When the customer took the device along, UTC. */
  @SystemInstant({ required: false, section: 'details', sortable: true })
  pickedUpAt: string | null

  /** The name that was signed with at pick-up. */
  @Text({ max: 120, readOnly: true, section: 'details' })
  pickedUpBy: string | null

  @OneOf(paymentMethods, { section: 'details', filterable: false })
  paidWith: ValueOf<typeof paymentMethods> | null

  /** When that was entered, UTC; null for what is to be paid later. */
  @SystemInstant({ required: false, section: 'details', sortable: true })
  paidAt: string | null

  /** Whether the shop still has work to do on it. */
  @Flag({ readOnly: true, hidden: true, required: true, filterable: true, computed: isOpen })
  isOpen: boolean

  /** For the customer, stored with the change in the timeline. */
  @Multiline({ max: 1000, writeOnly: true, section: 'options' })
  note?: string

  /** Sends no mail about this change. */
  @Flag({ writeOnly: true, section: 'options' })
  holdBackNotice?: boolean

  /** Uses what lies there, though by the count there is less: the count is corrected. */
  @Flag({ writeOnly: true, section: 'options' })
  isAboveStock?: boolean
}

function isOpen({ status, pickedUpAt }: Job & { status?: string }): boolean {
  return status !== 'finished' && pickedUpAt == null
}

/** In cents. */
function costsOf({ lines, costs, includingVat }: Job): number | null {
  return lines.length > 0 ? lineTotals(lines, includingVat).given : costs
}

function netCostsOf({ lines, costs, includingVat }: Job): number | null {
  if (lines.length > 0) return lineTotals(lines, includingVat).excluding
  return includingVat ? null : costs
}

/** Validates the fields of a job together. */
export function checkJob({ startDate, endDate, lines, includingVat }: Job): Record<string, Message | false> {
  return {
    endDate: startDate !== null && endDate !== null && endDate < startDate && { key: 'job.endBeforeStart' },
    lines: canCalculate(lines) && wrongTotals(lineTotals(lines, includingVat)),
    ...Object.fromEntries(
      lines.map(({ stockProduct, product, quantity }, index) => [
        `lines.${index}.quantity`,
        (stockProduct ?? product) != null && !/^\d+$/.test(quantity) && { key: 'job.wholePieces' },
      ]),
    ),
  }
}
