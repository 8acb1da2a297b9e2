import { type EntityManager, IsNull, LessThanOrEqual } from 'typeorm'
import type { CoreServices } from '../../../kernel/context/Context.js'
import { Customer } from '../../customers/Customer.js'
import { type JobKey, type JobReader, type JobRow, jobOf } from '../JobReader.js'
import { type JobKind, jobKinds, jobTypes } from '../jobKinds.js'
import { JobMessage } from './JobMessage.js'
import { otherSide } from './sendJobMessage.js'

/** The conversation about a job, the first message first. @throws ShopError NOT_FOUND */
export async function messagesOfJob(services: CoreServices, reader: JobReader, key: JobKey): Promise<JobMessage[]> {
  await jobOf(services, reader, key)
  return services.database.rows.find(JobMessage, { where: { ...key }, order: [['id', 'ASC']] })
}

/** Messages on the page of a customer. */
const maxOfCustomer = 50

/** What the shop and a customer wrote each other about any job, the last message first. */
export async function messagesOfCustomer(
  { database, switches }: CoreServices,
  customer: number,
): Promise<JobMessage[]> {
  const kinds = jobKinds.values.filter((each) => !switches.latest.entities.has(each))
  const messages: JobMessage[] = []
  for (const entity of kinds) {
    const jobs = await database.rows.find<JobRow>(jobTypes[entity], { where: { customer } })
    if (jobs.length === 0) continue
    const where = { entity, job: jobs.map(({ id }) => id) }
    messages.push(...(await database.rows.find(JobMessage, { where, order: [['id', 'DESC']], limit: maxOfCustomer })))
  }
  return messages.sort((one, other) => other.id - one.id).slice(0, maxOfCustomer)
}

/**
 * Marks what the other side had written, up to a message, as read by the reader's side. Only a call that a person has made
 * leads here: programs that look through mail open links.
 * @throws ShopError NOT_FOUND
 */
export async function markMessagesRead(
  services: CoreServices,
  reader: JobReader,
  key: JobKey,
  until: number,
): Promise<void> {
  const { side } = await jobOf(services, reader, key)
  const unread = { ...key, side: otherSide(side), readAt: IsNull(), id: LessThanOrEqual(until) }
  await services.database.write((manager) => manager.update(JobMessage, unread, { readAt: new Date().toISOString() }))
}

/** What a customer has written needs no answer, or has got one by other ways. @throws ShopError NOT_FOUND */
export async function settleMessages(services: CoreServices, reader: JobReader, key: JobKey): Promise<void> {
  await jobOf(services, reader, key)
  const now = new Date().toISOString()
  await services.database.write(async (manager: EntityManager) => {
    await manager.update(JobMessage, { ...key, side: 'customer', readAt: IsNull() }, { readAt: now })
    await manager.update(JobMessage, { ...key, side: 'customer', answeredAt: IsNull() }, { answeredAt: now })
  })
}

/** A job whose customer waits for an answer of the shop. */
export interface WaitingJob extends JobKey {
  /** Such as `26-0142`. */
  number: string
  customerName: string
  /** When the customer wrote the first message that has no answer, UTC. */
  since: string
  /** Messages that nobody of the shop has read. */
  unread: number
  /** The last message. */
  text: string
}

/** The jobs that wait for an answer of the shop, the longest first. */
export async function waitingJobs({ database, switches }: CoreServices): Promise<WaitingJob[]> {
  const { rows } = database
  const where = { side: 'customer', answeredAt: null }
  const messages = await rows.find(JobMessage, { where, order: [['id', 'ASC']] })
  const waiting: WaitingJob[] = []
  for (const kind of jobKinds.values.filter((each) => !switches.latest.entities.has(each))) {
    const ofKind = messages.filter(({ entity }) => entity === kind)
    if (ofKind.length > 0) waiting.push(...(await waitingOf(database, kind, ofKind)))
  }
  return waiting.sort((one, other) => one.since.localeCompare(other.since))
}

async function waitingOf(
  { rows }: CoreServices['database'],
  kind: JobKind,
  messages: JobMessage[],
): Promise<WaitingJob[]> {
  const ids = [...new Set(messages.map(({ job }) => job))]
  const jobs = await rows.find<JobRow>(jobTypes[kind], { where: { id: ids } })
  const customers = await rows.find(Customer, { where: { id: jobs.map(({ customer }) => customer) } })
  return jobs.flatMap(({ id, number, customer }) => {
    const own = messages.filter(({ job }) => job === id)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const customerName = customers.find((each) => each.id === customer)?.name ?? ''
    const unread = own.filter(({ readAt }) => readAt === null).length
    return [{ entity: kind, job: id, number, customerName, since: first.at, unread, text: last.text }]
  })
}
