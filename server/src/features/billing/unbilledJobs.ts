import { Field, Int, ObjectType } from 'type-graphql'
import { type EntityManager, IsNull } from 'typeorm'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { billedJobs } from '../invoices/billingInvoice.js'
import type { Job } from '../jobs/Job.js'
import { type JobKind, jobKinds, jobTypes } from '../jobs/jobKinds.js'
import { jobTotals } from '../jobs/jobTotals.js'
import { readShop } from '../shop/readShop.js'

@ObjectType({ simpleResolvers: true, description: 'A finished job with a price that is neither billed nor paid.' })
export class UnbilledJob {
  @Field(() => jobKinds.enumType, { description: 'Its kind.' })
  kind: JobKind

  @Field(() => Int)
  id: number

  @Field(() => String, { description: 'Such as `26-0001`.' })
  number: string

  @Field(() => String, { nullable: true, description: 'What it is about.' })
  description: string | null

  @Field(() => MoneyScalar, { description: 'What it comes to, with VAT and before deposits.' })
  total: number

  @Field(() => Boolean, { description: 'Whether its prices include VAT; those of one bill all do, or none.' })
  includingVat: boolean
}

/** Of each kind: who has more is billed in turns. */
const maxOfKind = 20

/** The newest finished jobs of a customer that can be billed, the first one first. */
export async function unbilledJobs(manager: EntityManager, customer: number): Promise<UnbilledJob[]> {
  const { vatStandard } = await readShop(manager)
  const found: UnbilledJob[] = []
  for (const kind of jobKinds.values) {
    const where = { customer, status: 'finished', paidAt: IsNull() }
    const order = { id: 'DESC' }
    const jobs = (await manager.find(jobTypes[kind], { where, order, take: maxOfKind } as object)) as Job[]
    const billed = await billedJobs(
      manager,
      kind,
      jobs.map(({ id }) => id),
    )
    for (const job of jobs.toReversed()) {
      const { id, number, description, includingVat } = job
      if (billed.has(id) || (job.lines.length === 0 && job.costs === null)) continue
      const total = jobTotals(job, vatStandard).including
      found.push({ kind, id, number, description: description?.split('\n')[0] || null, total, includingVat })
    }
  }
  return found
}
