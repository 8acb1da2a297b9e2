import type { Context } from '../../kernel/context/Context.js'
import { records } from '../../kernel/records/records.js'
import { Customer } from '../customers/Customer.js'
import type { JobKind } from '../jobs/jobKinds.js'
import { Quote } from './Quote.js'
import { firstContent } from './quoteContent.js'
import { lockJob } from './storedQuote.js'

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
    const quote = {
      ...(await firstContent(manager, job, last, settings)),
      name: `${job.number}/${edition}`,
      jobKind: kind,
      job: id,
      edition,
      customer: job.customer,
      status: 'draft',
      language,
    } as unknown as Quote
    return records.insert(manager, Quote, quote, { by: context })
  })
}
