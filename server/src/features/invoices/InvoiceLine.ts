import type { ValueOf } from '../../kernel/fields/Choice.js'
import { Count, Money, OneOf, Text, VatRate } from '../../kernel/fields/decorators.js'
import { Part } from '../../kernel/fields/parts.js'
import { maxCents } from '../../kernel/shared/money.js'
import { vatTreatments } from './invoiceChoices.js'

@Part('A line of an invoice. Its price includes VAT where the prices of the invoice do.')
export class InvoiceLine {
  @Text({ max: 200, required: true })
  description: string

  /** A decimal text, such as `1.5`. */
  @Text({ max: 9, required: true, form: 'quantity', default: '1' })
  quantity: string

  /** In cents, for one; below zero for what is given back. */
  @Money({ required: true, min: -maxCents })
  unitPrice: number

  /** In cents, taken off the whole line. */
  @Money({ required: true, default: 0 })
  discount: number

  @OneOf(vatTreatments, { required: true, default: 'taxed' })
  treatment: ValueOf<typeof vatTreatments>

  /** In percent; counts as 0 with another treatment. */
  @VatRate({ required: true })
  vatRate: number

  /** The product of the partner's stock that the quantity was taken from for the job, by its id. */
  @Count({ min: 1 })
  stockProduct: number | null

  /** The product of the shop that the quantity was taken from for the job, by its id. */
  @Count({ min: 1 })
  product: number | null
}
