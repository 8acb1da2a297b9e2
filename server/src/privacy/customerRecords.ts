import { type EntityManager, In } from 'typeorm'
import { lockedRow } from '../content/addresses.js'
import { notFound } from '../content/notFound.js'
import { Revision } from '../content/Revision.js'
import { TrashedRecord } from '../content/TrashedRecord.js'
import type { Row } from '../context/Row.js'
import { AccountantDownload } from '../entities/AccountantDownload.js'
import { Customer, customerRoles } from '../entities/Customer.js'
import { OutgoingMail } from '../entities/OutgoingMail.js'
import { SignIn } from '../entities/SignIn.js'
import { comparisonKey } from '../fields/comparisonKey.js'
import type { Class } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { jobKinds, jobTypes } from '../jobs/jobKinds.js'
import { messageKinds } from '../messages/messageKinds.js'
import { StockMovement } from '../stock/StockMovement.js'
import { mayBeAddress, mayBeTheirs } from './customerConditions.js'

/** Records of one entity. */
export interface StoredRecords {
  type: Class
  rows: Row[]
}

/** All stored data of a customer, as it is exported and erased. */
export interface CustomerRecords {
  customer: Row & Customer
  downloads: StoredRecords
  jobs: StoredRecords[]
  /** What was sent by the forms of the site from the customer's e-mail address. */
  messages: StoredRecords[]
  /** Mails to the customer, and to the shop about the customer's messages. */
  mails: StoredRecords
  /** What was written of all these, also of those that have been deleted since. */
  history: Revision[]
  /** The customer's records in the trash. */
  binned: TrashedRecord[]
  /** Logins to the account, and attempts at it. */
  signIns: StoredRecords
  /** How the customer, as a partner, has moved stock. */
  stockMovements: StockMovement[]
}

const jobEntities = jobKinds.values.map((kind) => jobTypes[kind])
const messageEntities = Object.values(messageKinds).map(({ type }) => type)

/**
 * Reads and locks the data of a customer, who may be in the trash.
 * @throws ShopError NOT_FOUND, also for an account of the shop itself
 */
export async function customerRecords(manager: EntityManager, id: number): Promise<CustomerRecords> {
  const entity = managedEntity(Customer)
  const customer = ((await lockedRow(manager, entity, id)) ?? (await inTrash(manager, id))) as (Row & Customer) | null
  if (!customer || !customerRoles.values.some((role) => role === customer.role)) throw notFound(entity)
  const address = comparisonKey(customer.email)

  const find = async (type: Class, where: object): Promise<StoredRecords> => {
    return { type, rows: (await manager.find(type, { where, order: { id: 'ASC' } as object })) as Row[] }
  }
  const byAddress = async (type: Class, fields: string[]) =>
    find(type, { id: In(await idsByAddress(manager, type, fields, address)) })
  const downloads = await find(AccountantDownload, { accountant: id })
  const jobs = await inTurn(jobEntities, (type) => find(type, { customer: id }))
  const messages = await inTurn(messageEntities, (type) => byAddress(type, ['email']))
  const stored = [{ type: Customer, rows: [customer] }, downloads, ...jobs, ...messages]
  const signs: Signs = {
    id: (value, type) => type === Customer && value === id,
    customer: (value) => value === id,
    email: (value) => value != null && comparisonKey(String(value)) === address,
  }
  return {
    customer,
    downloads,
    jobs,
    messages,
    mails: await byAddress(OutgoingMail, ['recipient', 'replyTo']),
    history: await historyOf(manager, stored, signs, { id, address }),
    binned: await trashedOf(manager, stored, signs, { id, address }),
    signIns: await find(SignIn, { user: id }),
    stockMovements: await manager.find(StockMovement, { where: { user: id }, order: { id: 'ASC' } }),
  }
}

async function inTrash(manager: EntityManager, record: number): Promise<Row | null> {
  const binned = await manager.findOneBy(TrashedRecord, { entity: managedEntity(Customer).name, record })
  return (binned?.content as Row | undefined) ?? null
}

async function idsByAddress(manager: EntityManager, type: Class, fields: string[], address: string): Promise<number[]> {
  const rows = (await manager
    .createQueryBuilder(type, 'stored')
    .select(['id', ...fields].map((field) => `stored.${field}`))
    .where(fields.map((field) => mayBeAddress(manager, `stored.${field}`)).join(' OR '), { address })
    .getMany()) as Row[]
  const isTheirs = (value: unknown) => value != null && comparisonKey(String(value)) === address
  return rows.filter((row) => fields.some((field) => isTheirs(row[field]))).map(({ id }) => id)
}

/** By which a deleted record is known: fields, and whether what one held is the customer's. */
type Signs = Record<string, (value: unknown, type: Class) => boolean>

interface Whose {
  id: number
  /** As it is compared. */
  address: string
}

/** The history of these records, and of deleted ones of the same kinds. */
async function historyOf(
  manager: EntityManager,
  stored: StoredRecords[],
  signs: Signs,
  whose: Whose,
): Promise<Revision[]> {
  const history = await inTurn(stored, async ({ type, rows }) => {
    const { name: entity } = managedEntity(type)
    const deletions = await manager
      .createQueryBuilder(Revision, 'stored')
      .where({ entity, action: 'delete' })
      .andWhere(
        mayBeTheirs(manager, 'stored.changes', (field) => `$.${field}.from`),
        whose,
      )
      .getMany()
    const deleted = deletions.filter(({ changes }) =>
      Object.entries(signs).some(([field, isTheirs]) => changes[field] && isTheirs(changes[field].from, type)),
    )
    const records = [...rows.map(({ id }) => id), ...deleted.map(({ record }) => record)]
    return manager.find(Revision, { where: { entity, record: In(records) }, order: { id: 'ASC' } })
  })
  return history.flat()
}

/** The customer's trashed records of the same kinds. */
async function trashedOf(
  manager: EntityManager,
  stored: StoredRecords[],
  signs: Signs,
  whose: Whose,
): Promise<TrashedRecord[]> {
  const trashed = await inTurn(stored, async ({ type }) => {
    const possible = await manager
      .createQueryBuilder(TrashedRecord, 'stored')
      .where({ entity: managedEntity(type).name })
      .andWhere(
        mayBeTheirs(manager, 'stored.content', (field) => `$.${field}`),
        whose,
      )
      .getMany()
    return possible.filter(({ content }) =>
      Object.entries(signs).some(([field, isTheirs]) => isTheirs(content[field], type)),
    )
  })
  return trashed.flat()
}

/** A transaction has one connection, which takes one statement at a time. */
async function inTurn<Each, Result>(all: readonly Each[], work: (each: Each) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const each of all) results.push(await work(each))
  return results
}
