import type { Context } from '../../kernel/context/Context.js'
import { say } from '../../kernel/i18n/say.js'
import { formatJobNumber } from '../../kernel/shared/jobNumber.js'
import type { Language } from '../../kernel/shared/screens.js'
import { Customer } from '../customers/Customer.js'
import { newestRecord } from '../mailTexts/newestRecord.js'
import type { JobRow } from './JobReader.js'
import { type JobKind, jobKinds, jobTypes } from './jobKinds.js'

/** The newest job of any kind, with the name of its customer, for the example of a mail; made up where there is none. */
export async function exampleNewestJob({ services: { database } }: Context, language: Language) {
  const found: { entity: JobKind; job: JobRow }[] = []
  for (const entity of jobKinds.values) {
    const job = await newestRecord<JobRow>(database, jobTypes[entity])
    if (job) found.push({ entity, job })
  }
  const newest = found.toSorted((one, other) => other.job.createdAt.localeCompare(one.job.createdAt))[0]
  const customer = newest && (await database.rows.first(Customer, { id: newest.job.customer }))
  const job = newest?.job ?? {
    id: 1,
    number: formatJobNumber(new Date().getFullYear(), 1),
    status: 'in-treatment',
    description: say(language, { key: 'mailExample.goods' }),
    promisedOn: null,
  }
  return {
    entity: newest?.entity ?? 'statusRepair',
    job,
    name: customer?.name ?? say(language, { key: 'mailExample.name' }),
    about: newest && customer ? `${job.number}, ${customer.name}` : null,
  }
}
