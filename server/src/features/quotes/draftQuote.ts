import type { Context } from '../../kernel/context/Context.js'
import { reserveId } from '../../kernel/records/ids.js'
import { Customer } from '../customers/Customer.js'
import type { JobKind } from '../jobs/jobKinds.js'
import { Quote } from './Quote.js'
import { firstContent } from './quoteContent.js'
import { lockJob, quoteEntity, recordChange } from './storedQuote.js'

/**
 * Adds a draft of a quote to a job, filled in with what its last quote says, else with what is known of the job.
 * @throws ShopError NOT_FOUND
 */
export async function draftQuote(context: Context, kind: JobKind, id: number): Promise<Quote> {
  const { database, settings } = context.services
  return database.write(async (manager) => {
    const job = await lockJob(manager, kind, id)
    const last = await manager.findOne(Quote, { where: { jobKind: kind, job: id }, order: { edition: 'DESC' } })
    const { language } = await manager.findOneByOrFail(Customer, { id: job.customer })
    const edition = (last?.edition ?? 0) + 1
    const now = new Date().toISOString()
    const quote = {
      ...(await firstContent(manager, job, last, settings)),
      id: await reserveId(manager, quoteEntity.name),
      version: 1,
      createdAt: now,
      updatedAt: now,
      name: `${job.number}/${edition}`,
      jobKind: kind,
      job: id,
      edition,
      customer: job.customer,
      status: 'draft',
      language,
    } as unknown as Quote
    await manager.insert(Quote, quote as object)
    return recordChange(manager, context, null, quote)
  })
}
