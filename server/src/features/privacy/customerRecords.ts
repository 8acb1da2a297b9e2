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
import { addressOf, Customer, customerRoles } from '../customers/Customer.js'
import { MergedCustomer } from '../customers/MergedCustomer.js'
import {
  allPersonalData,
  holdsRecords,
  type Person,
  type PersonalRecords,
  type StoredRecords,
  type Whose,
} from '../customers/PersonalData.js'
import { mayBeAddress, mayBeTheirs } from './customerConditions.js'

/** All stored data of a customer, as it is exported and erased. */
export interface CustomerRecords {
  person: Person
  merged: MergedCustomer[]
  /** What each feature has of the customer in records of entities. */
  found: { data: PersonalRecords; stored: StoredRecords[] }[]
  /** What was written of those with a history, also of those that have been deleted since. */
  history: Revision[]
  /** The customer's records in the trash. */
  binned: TrashedRecord[]
}

/** For a customer who has none: no address holds a space. */
const noAddress = ' '

/**
 * Reads and locks the data of a customer, who may be in the trash.
 * @throws ShopError NOT_FOUND, also for an account of the shop itself
 */
export async function customerRecords(manager: EntityManager, id: number): Promise<CustomerRecords> {
  const entity = managedEntity(Customer)
  const customer = ((await lockedRow(manager, entity, id)) ?? (await inTrash(manager, id))) as (Row & Customer) | null
  if (!customer || !customerRoles.values.some((role) => role === customer.role)) throw notFound(entity)
  const merged = await manager.find(MergedCustomer, { where: { customer: id }, order: { id: 'ASC' } })
  const person = personOf(manager, customer, merged)
  const found: CustomerRecords['found'] = []
  for (const data of allPersonalData().filter(holdsRecords)) found.push({ data, stored: await data.records(person) })
  const remembered = [
    { type: Customer, rows: [customer], goesWithOthers: false },
    ...found
      .filter(({ data }) => !data.isWithoutHistory)
      .flatMap(({ data, stored }) => stored.map((each) => ({ ...each, goesWithOthers: data.goesWithOthers ?? false }))),
  ]
  const { whose } = person
  return {
    person,
    merged,
    found,
    history: (await inTurn(remembered, (each) => historyOf(manager, each, whose))).flat(),
    binned: (await inTurn(remembered, ({ type }) => deletionsOf(manager, trash, type, whose))).flat(),
  }
}

function personOf(manager: EntityManager, customer: Row & Customer, merged: readonly MergedCustomer[]): Person {
  const { id, email } = customer
  const whose = [{ id, email }, ...merged.map((each) => ({ id: each.formerId, email: each.email }))].map((each) => ({
    id: each.id,
    address: each.email === null ? noAddress : emailKey(each.email),
  }))
  return {
    manager,
    customer,
    whose,
    emails: [addressOf(customer), ...merged.map((each) => each.email ?? '')],
    async find(type, where) {
      return { type, rows: (await manager.find(type, { where, order: { id: 'ASC' } as object })) as Row[] }
    },
    idsByAddress: async (type, fields) =>
      (await inTurn(whose, ({ address }) => idsByAddress(manager, type, fields, address))).flat(),
  }
}

async function inTrash(manager: EntityManager, record: number): Promise<Row | null> {
  const binned = await manager.findOneBy(TrashedRecord, { entity: managedEntity(Customer).name, record })
  return (binned?.content as Row | undefined) ?? null
}

async function idsByAddress(
  manager: EntityManager,
  type: Class,
  fields: readonly string[],
  address: string,
): Promise<number[]> {
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

/** Of what goes with another record, without a deletion of its own, and is always its customer's. */
const creationsInHistory: Deletions<Revision> = {
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

/** The history of these records, and of deleted ones of the same kind. */
async function historyOf(
  manager: EntityManager,
  { type, rows, goesWithOthers }: StoredRecords & { goesWithOthers: boolean },
  whose: readonly Whose[],
): Promise<Revision[]> {
  const deleted = await deletionsOf(manager, goesWithOthers ? creationsInHistory : deletionsInHistory, type, whose)
  const records = [...rows.map(({ id }) => id), ...deleted.map(({ record }) => record)]
  const where = { entity: managedEntity(type).name, record: In(records) }
  return manager.find(Revision, { where, order: { id: 'ASC' } })
}

/** A transaction has one connection, which takes one statement at a time. */
async function inTurn<Each, Result>(all: readonly Each[], work: (each: Each) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const each of all) results.push(await work(each))
  return results
}
