import type { EntityManager } from 'typeorm'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { say } from '../../kernel/i18n/say.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import type { Customer } from '../customers/Customer.js'
import { readShop } from '../shop/readShop.js'
import type { JobRow } from './JobReader.js'
import type { JobKind } from './jobKinds.js'
import { jobPrice, priceTerms } from './jobPrice.js'
import { changesOfJob, readySince } from './jobReady.js'
import type { newPcStatuses, repairStatuses } from './jobStatuses.js'

type Status = ValueOf<typeof newPcStatuses> | ValueOf<typeof repairStatuses>

/**
 * What the customer of a job is sent by telephone, in the customer's language: where the job stands, and its page.
 * @param link its secret address in that language
 */
export async function phoneMessage(
  manager: EntityManager,
  settings: Settings,
  { kind, job, customer }: { kind: JobKind; job: JobRow; customer: Pick<Customer, 'language' | 'email'> },
  link: string,
): Promise<string> {
  const { language } = customer
  const changes = await changesOfJob(manager, kind, job.id)
  const isReady = readySince(job, changes, new Date(), customer.email !== null) !== null
  const price = isReady ? jobPrice(job, language, await priceTerms(manager, settings)) : null
  const values = {
    shop: (await readShop(manager)).name,
    kind: { key: `intake.kind.${kind}` },
    number: job.number,
    price: price === null ? '' : say(language, { key: 'phoneMessage.price', values: { price } }),
    link,
  } as const
  return say(language, { key: `phoneMessage.${occasionOf(job, changes.length, isReady)}`, values })
}

function occasionOf({ status, pickedUpAt }: JobRow, changes: number, isReady: boolean) {
  if (status === 'waiting' && changes <= 1) return 'begun'
  if (pickedUpAt !== null || (status === 'finished' && !isReady)) return 'over'
  return status as Status
}
