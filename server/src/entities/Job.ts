import { Count, Day, Flag, Items, Money, Multiline, Reference, Text } from '../fields/decorators.js'
import { Part } from '../fields/parts.js'
import type { Message } from '../i18n/say.js'
import { Customer } from './Customer.js'
import { ManagedRecord } from './records.js'

@Part('A part that a job needed.')
export class UsedPart {
  @Text({ max: 120, required: true })
  title: string

  @Count({ min: 1, most: 999, default: 1 })
  count: number

  /** In cents, for one piece. */
  @Money()
  price: number | null
}

/** The common fields of new PCs and repairs. */
export abstract class Job extends ManagedRecord {
  @Reference(() => Customer, { required: true, inList: true, searchedBy: ['name', 'email'] })
  customer: number

  /** A free line of text for the customer, in addition to the status. */
  @Text({ max: 160, inList: true })
  currentStatus: string | null

  @Multiline({ max: 1000, inList: true, sortable: false })
  description: string | null

  @Multiline({ max: 4000 })
  descriptionProblem: string | null

  @Multiline({ max: 8000 })
  whatHasBeenDone: string | null

  @Day({ inList: true, section: 'details' })
  intakeDate: string | null

  @Day({ section: 'details' })
  startDate: string | null

  @Day({ section: 'details' })
  endDate: string | null

  @Money({ section: 'details' })
  costs: number | null

  @Items(() => UsedPart, { section: 'details' })
  usedParts: UsedPart[]

  /** Whether costs and prices include VAT. */
  @Flag({ default: true, section: 'details' })
  includingVat: boolean

  /** For the customer, stored with the change in the timeline. */
  @Multiline({ max: 1000, writeOnly: true, section: 'options' })
  note?: string

  /** Sends no mail about this change. */
  @Flag({ writeOnly: true, section: 'options' })
  holdBackNotice?: boolean
}

/** Validates the fields of a job together. */
export function checkJob({ startDate, endDate }: Job): Record<string, Message | false> {
  return { endDate: startDate !== null && endDate !== null && endDate < startDate && { key: 'job.endBeforeStart' } }
}
