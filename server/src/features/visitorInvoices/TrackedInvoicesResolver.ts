import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { Invoice } from '../invoices/Invoice.js'
import { InvoiceJob } from '../invoices/InvoiceJob.js'
import { TrackedJob } from '../tracking/TrackedJob.js'
import { summarize } from './summarize.js'
import { VisitorInvoiceSummary } from './VisitorInvoice.js'

/** What was billed of a job, for anyone who holds its address. */
@Resolver(() => TrackedJob)
export class TrackedInvoicesResolver {
  @FieldResolver(() => [VisitorInvoiceSummary], { description: 'What was billed of it, the first first.' })
  async invoices(
    @Root() { kind, id }: TrackedJob,
    @Ctx() { services: { database, settings, switches } }: Context,
  ): Promise<VisitorInvoiceSummary[]> {
    if ((await switches.now()).entities.has('invoice')) return []
    const { reader } = database
    const rows = await reader.findBy(InvoiceJob, { entity: kind, job: id })
    if (rows.length === 0) return []
    const where = { id: In(rows.map(({ invoice }) => invoice)), status: 'issued' as const }
    return summarize(reader, settings, await reader.find(Invoice, { where, order: { id: 'ASC' } }))
  }
}
