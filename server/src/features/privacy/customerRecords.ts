import { type EntityManager, In } from 'typeorm'
import type { Row } from '../../kernel/context/Row.js'
import { rangesOf } from '../../kernel/database/ranges.js'
import { type Class, fieldOf } from '../../kernel/fields/FieldDescription.js'
import { emailKey, isKeyed, keyProperty, storedKey } from '../../kernel/fields/keys.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockedRow } from '../../kernel/records/lockedRow.js'
import { notFound } from '../../kernel/records/notFound.js'
import type { RecordEvent } from '../../kernel/records/RecordEvent.js'
import { Revision } from '../../kernel/records/Revision.js'
import { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import { Appointment } from '../appointments/Appointment.js'
import { Customer, customerRoles } from '../customers/Customer.js'
import { CustomerNote } from '../customers/CustomerNote.js'
import { MergedCustomer } from '../customers/MergedCustomer.js'
import { Device } from '../devices/Device.js'
import { AccountantDownload } from '../downloads/AccountantDownload.js'
import type { SelfIntake } from '../intake/SelfIntake.js'
import { selfIntakesOf } from '../intake/selfIntakes.js'
import { jobKinds, jobTypes } from '../jobs/jobKinds.js'
import { messageKinds } from '../messages/messageKinds.js'
import { OutgoingMail } from '../messages/OutgoingMail.js'
import { Quote } from '../quotes/Quote.js'
import { Reservation } from '../reservations/Reservation.js'
import { ReviewRequest } from '../reviewRequests/ReviewRequest.js'
import { Review } from '../reviews/Review.js'
import { SignIn } from '../sessions/SignIn.js'
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
  /** What the shop notes of the customer for itself. */
  notes: CustomerNote[]
  /** The customers that were merged into this one. */
  merged: MergedCustomer[]
  downloads: StoredRecords
  jobs: StoredRecords[]
  devices: StoredRecords
  quotes: StoredRecords
  /** Of the customer, or from an e-mail address of the customer. */
  appointments: StoredRecords
  /** From an e-mail address of the customer. */
  reservations: StoredRecords
  /** What was sent by the forms of the site from an e-mail address of the customer. */
  messages: StoredRecords[]
  /** What the customer wrote when the shop asked for it. */
  reviews: StoredRecords
  /** That the customer was asked for them. */
  reviewRequests: ReviewRequest[]
  /** What the customer has filled in at the counter and nobody has taken in. */
  selfIntakes: SelfIntake[]
  /** Mails to the customer, and to the shop about the customer. */
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

/** For a customer who has none: no address holds a space. */
const noAddress = ' '

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
  const ofCustomer = { where: { customer: id }, order: { id: 'ASC' } } as const
  const merged = await manager.find(MergedCustomer, ofCustomer)
  const whose = [{ id, email: customer.email }, ...merged.map(({ formerId, email }) => ({ id: formerId, email }))].map(
    (each) => ({ id: each.id, address: each.email === null ? noAddress : emailKey(each.email) }),
  )

  const find = async (type: Class, where: object): Promise<StoredRecords> => {
    return { type, rows: (await manager.find(type, { where, order: { id: 'ASC' } as object })) as Row[] }
  }
  const idsByAddresses = async (type: Class, fields: string[]) =>
    (await inTurn(whose, ({ address }) => idsByAddress(manager, type, fields, address))).flat()
  const byAddress = async (type: Class, fields: string[]) => find(type, { id: In(await idsByAddresses(type, fields)) })
  const downloads = await find(AccountantDownload, { accountant: id })
  const jobs = await inTurn(jobEntities, (type) => find(type, { customer: id }))
  const devices = await find(Device, { customer: id })
  const quotes = await find(Quote, { customer: id })
  const messages = await inTurn(messageEntities, (type) => byAddress(type, ['email']))
  const reviews = await find(Review, { customer: id })
  const ownAppointments = (await manager.findBy(Appointment, { customer: id })).map((each) => each.id)
  const appointments = await find(Appointment, {
    id: In([...ownAppointments, ...(await idsByAddresses(Appointment, ['emailAddress']))]),
  })
  const reservations = await byAddress(Reservation, ['email'])
  const ownMails = await manager.find(OutgoingMail, {
    select: { id: true },
    where: { customer: In(whose.map((each) => each.id)) },
  })
  const mails = await find(OutgoingMail, {
    id: In([...ownMails.map((each) => each.id), ...(await idsByAddresses(OutgoingMail, ['recipient', 'replyTo']))]),
  })
  const stored = [
    { type: Customer, rows: [customer] },
    downloads,
    ...jobs,
    devices,
    quotes,
    appointments,
    reservations,
    ...messages,
    reviews,
  ]
  return {
    customer,
    notes: await manager.find(CustomerNote, ofCustomer),
    merged,
    downloads,
    jobs,
    devices,
    quotes,
    appointments,
    reservations,
    messages,
    reviews,
    reviewRequests: await manager.find(ReviewRequest, ofCustomer),
    selfIntakes: await selfIntakesOf(
      manager,
      customer,
      whose.map(({ address }) => address),
    ),
    mails,
    history: await historyOf(manager, stored, whose),
    binned: (await inTurn(stored, ({ type }) => deletionsOf(manager, trash, type, whose))).flat(),
    signIns: await find(SignIn, { user: id }),
    stockMovements: await manager.find(StockMovement, { where: { user: id }, order: { id: 'ASC' } }),
  }
}

async function inTrash(manager: EntityManager, record: number): Promise<Row | null> {
  const binned = await manager.findOneBy(TrashedRecord, { entity: managedEntity(Customer).name, record })
  return (binned?.content as Row | undefined) ?? null
}

async function idsByAddress(manager: EntityManager, type: Class, fields: string[], address: string): Promise<number[]> {
  const isTheirs = (value: unknown) => value != null && emailKey(String(value)) === address
  const idsOf = (found: Row[]) =>
    found.filter((row) => fields.some((field) => isTheirs(row[field]))).map(({ id }) => id)
  const keys = fields.flatMap((name) => {
    const key = addressKey(type, name, address)
    return key === null ? [] : [key]
  })
  const columns = ['id', ...fields]
  if (keys.length === fields.length) {
    const select = Object.fromEntries(columns.map((name) => [name, true]))
    return idsOf((await manager.find(type, { select, where: keys })) as Row[])
  }
  const { driver } = manager.connection
  const table = driver.escape(manager.connection.getMetadata(type).tableName)
  const rows: Row[] = []
  // No index finds a part of a text: every row is looked at.
  for await (const { from, to } of rangesOf(manager, table, driver.escape('id'))) {
    const part = manager
      .createQueryBuilder(type, 'stored')
      .select(columns.map((field) => `stored.${field}`))
      .where(`(${fields.map((field) => mayBeAddress(manager, `stored.${field}`)).join(' OR ')})`, { address })
      .andWhere('stored.id > :from', { from })
    if (to !== undefined) part.andWhere('stored.id <= :to', { to })
    rows.push(...((await part.getMany()) as Row[]))
  }
  return idsOf(rows)
}

/** The condition that a field holds this address, where it is stored as it is compared, too: an index finds it. */
function addressKey(type: Class, name: string, address: string): Record<string, string> | null {
  const field = fieldOf(type, name)
  return field?.form === 'email' && isKeyed(field) ? { [keyProperty(field)]: storedKey(field, address) } : null
}

/** A customer, or one who was merged into this one. */
interface Whose {
  id: number
  /** As it is compared. */
  address: string
}

/** By which a deleted record is known: fields, and whether what one held is the customer's. */
const signs: Record<string, (value: unknown, type: Class, whose: Whose) => boolean> = {
  id: (value, type, { id }) => type === Customer && value === id,
  customer: (value, _, { id }) => value === id,
  email: (value, _, { address }) => value != null && emailKey(String(value)) === address,
  emailAddress: (value, _, { address }) => value != null && emailKey(String(value)) === address,
}

/** Where deletions are recorded, and what they say that a field held. */
interface Deletions<Event extends RecordEvent> {
  type: new () => Event
  where: object
  column: string
  path(field: string): string
  heldIn(deletion: Event, field: string): unknown
}

const deletionsInHistory: Deletions<Revision> = {
  type: Revision,
  where: { action: 'delete' },
  column: 'changes',
  path: (field) => `$.${field}.from`,
  heldIn: ({ changes }, field) => changes[field]?.from,
}

/** A quote goes with its job, without a deletion of its own, and is always its customer's. */
const quotesInHistory: Deletions<Revision> = {
  type: Revision,
  where: { action: 'create' },
  column: 'changes',
  path: (field) => `$.${field}.to`,
  heldIn: ({ changes }, field) => changes[field]?.to,
}

const trash: Deletions<TrashedRecord> = {
  type: TrashedRecord,
  where: {},
  column: 'content',
  path: (field) => `$.${field}`,
  heldIn: ({ content }, field) => content[field],
}

/** The deletions of the customer's records of one kind. */
async function deletionsOf<Event extends RecordEvent>(
  manager: EntityManager,
  { type, where, column, path, heldIn }: Deletions<Event>,
  of: Class,
  whose: readonly Whose[],
): Promise<Event[]> {
  const found = new Map<number, Event>()
  for (const each of whose) {
    const possible = await manager
      .createQueryBuilder(type, 'stored')
      .where({ ...where, entity: managedEntity(of).name })
      .andWhere(mayBeTheirs(manager, `stored.${column}`, path), each)
      .getMany()
    const theirs = possible.filter((deletion) =>
      Object.entries(signs).some(([field, isTheirs]) => isTheirs(heldIn(deletion, field), of, each)),
    )
    for (const deletion of theirs) found.set(deletion.id, deletion)
  }
  return [...found.values()]
}

/** The history of these records, and of deleted ones of the same kinds. */
async function historyOf(
  manager: EntityManager,
  stored: StoredRecords[],
  whose: readonly Whose[],
): Promise<Revision[]> {
  const history = await inTurn(stored, async ({ type, rows }) => {
    const deleted = await deletionsOf(manager, type === Quote ? quotesInHistory : deletionsInHistory, type, whose)
    const records = [...rows.map(({ id }) => id), ...deleted.map(({ record }) => record)]
    const where = { entity: managedEntity(type).name, record: In(records) }
    return manager.find(Revision, { where, order: { id: 'ASC' } })
  })
  return history.flat()
}

/** A transaction has one connection, which takes one statement at a time. */
async function inTurn<Each, Result>(all: readonly Each[], work: (each: Each) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const each of all) results.push(await work(each))
  return results
}
