import { Ctx, FieldResolver, Resolver } from 'type-graphql'
import type { Context } from '../../kernel/context/Context.js'
import { maxRows } from '../../kernel/records/listing.js'
import { Invoice } from '../invoices/Invoice.js'
import { MyStatuses } from '../jobs/MyStatusesResolver.js'
import { summarize } from './summarize.js'
import { VisitorInvoiceSummary } from './VisitorInvoice.js'

/** What was billed to the customer who is logged in, for jobs and otherwise. */
@Resolver(() => MyStatuses)
export class MyInvoicesResolver {
  @FieldResolver(() => [VisitorInvoiceSummary], { description: 'What was billed to the customer, the newest first.' })
  async invoices(
    @Ctx() { viewer, services: { database, settings, switches } }: Context,
  ): Promise<VisitorInvoiceSummary[]> {
    if (!viewer || (await switches.now()).entities.has('invoice')) return []
    const { reader } = database
    const where = { customer: viewer.id, status: 'issued' as const }
    const own = await reader.find(Invoice, { where, order: { issuedOn: 'DESC', id: 'DESC' }, take: maxRows })
    return summarize(reader, settings, own)
  }
}
