import { Field, Int, ObjectType } from 'type-graphql'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import type { LineTotals } from '../../kernel/shared/lineTotals.js'
import { priceExcess } from '../../kernel/shared/priceExcess.js'
import type { Job } from './Job.js'
import { jobTotals } from './jobTotals.js'

@ObjectType({ simpleResolvers: true, description: 'The VAT of one rate.' })
export class JobVat {
  @Field(() => Int, { description: 'In percent.' })
  rate: number

  @Field(() => MoneyScalar, { description: 'The VAT itself.' })
  vat: number
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a job comes to: its lines, or its costs at the standard rate of the shop.',
})
export class JobTotals implements Pick<LineTotals, 'excluding' | 'including'> {
  @Field(() => MoneyScalar, { description: 'Without VAT.' })
  excluding: number

  @Field(() => MoneyScalar, { description: 'With VAT: what the customer pays.' })
  including: number

  @Field(() => [JobVat], { description: 'The VAT of each rate, the highest rate first.' })
  rates: JobVat[]
}

/**
 * What every screen says that a job comes to, as the accountant reads it; null as long as it has no price.
 * @param vatRate in percent; null for a shop without VAT
 */
export function jobBill(job: Parameters<typeof jobTotals>[0], vatRate: number | null): JobTotals | null {
  const hasLines = job.lines.length > 0
  if (!hasLines && job.costs === null) return null
  const { excluding, including, rates } = jobTotals(job, vatRate)
  return { excluding, including, rates: hasLines || vatRate !== null ? rates : [] }
}

/**
 * What a job comes to, and whether that is more than its customer knows.
 * @param vatRate as of `jobBill`
 */
export function billWithin(
  job: Parameters<typeof jobBill>[0] & Pick<Job, 'costLimit' | 'agreedTotal'>,
  vatRate: number | null,
): { totals: JobTotals | null; isAboveLimit: boolean } {
  const totals = jobBill(job, vatRate)
  const { costLimit, agreedTotal } = job
  return { totals, isAboveLimit: priceExcess({ total: totals?.including ?? null, costLimit, agreedTotal }) !== null }
}
