import { Flag, Money, Text, VatRate } from '../../kernel/fields/decorators.js'
import { Part } from '../../kernel/fields/parts.js'
import { maxCents } from '../../kernel/shared/money.js'

@Part('A line of a quote. Its price includes VAT where the prices of the quote do.')
export class QuoteLine {
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

  /** Whether the customer chooses to have it. */
  @Flag()
  isOptional: boolean

  /** Of the lines with the same words here the customer chooses one. */
  @Text({ max: 60 })
  alternative: string | null
}

@Part('A further service beside the repair, such as bringing the device home.')
export class QuoteService {
  @Text({ max: 200, required: true })
  description: string

  /** In cents, including VAT. */
  @Money({ required: true })
  cost: number
}
