import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { Count, Money, OneOf, Text, VatRate } from '../../kernel/fields/decorators.js'
import { Part } from '../../kernel/fields/parts.js'
import { maxCents } from '../../kernel/shared/money.js'

export const jobLineKinds = defineChoice('JobLineKind', ['labour', 'part', 'other'], 'What a line of a job is for.')

@Part('A line of what a job costs. Its price includes VAT where the prices of the job do.')
export class JobLine {
  @OneOf(jobLineKinds, { required: true, default: 'labour' })
  kind: ValueOf<typeof jobLineKinds>

  @Text({ max: 200, required: true })
  description: string

  /** A decimal text, such as `1.5`. */
  @Text({ max: 9, required: true, form: 'quantity', default: '1' })
  quantity: string

  /** In cents, for one; below zero for a discount. */
  @Money({ required: true, min: -maxCents })
  unitPrice: number

  @VatRate({ required: true })
  vatRate: number

  /** The product of the partner's stock that the quantity is taken from, by its id. No foreign key: the line outlives it. */
  @Count({ min: 1 })
  stockProduct: number | null

  /** The product of the shop whose stock the quantity is taken from, by its id in either language. No foreign key: the line outlives it. */
  @Count({ min: 1 })
  product: number | null
}
