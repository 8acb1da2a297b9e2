import { type EntityManager, In } from 'typeorm'
import type { Context, WriteHooks } from '../../kernel/context/Context.js'
import { ownContext } from '../../kernel/context/ownContext.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Database } from '../../kernel/database/Database.js'
import { recordWrite } from '../../kernel/database/WrittenTables.js'
import { fieldsOf } from '../../kernel/fields/FieldDescription.js'
import { hasPairs } from '../../kernel/fields/isTranslated.js'
import type { ManagedEntity } from '../../kernel/fields/Managed.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { targetOf } from '../../kernel/fields/outputTypes.js'
import { Draft } from '../../kernel/records/Draft.js'
import { deleteRecords } from '../../kernel/records/deleteRecord.js'
import { Revision } from '../../kernel/records/Revision.js'
import { records } from '../../kernel/records/records.js'
import { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import { Appointment } from '../appointments/Appointment.js'
import { AppointmentKind } from '../appointments/AppointmentKind.js'
import { addressOf, Customer, customerRoles } from '../customers/Customer.js'
import { DemoRecord } from '../demo/DemoRecord.js'
import { Product } from '../products/Product.js'
import { clearLocks } from '../sessions/loginAttempts.js'
import { StockMovement } from '../stock/StockMovement.js'
import { removableKinds } from './countDemo.js'

/** As many as the write pipeline deletes at once. */
const maxAtOnce = 100

/**
 * Without what the hooks do once a write is committed, which here is not yet when they are called, and without what they
 * refuse: no customer of the demo is to be notified.
 */
function hooksWithin(hooks: Readonly<Record<string, WriteHooks>>): Readonly<Record<string, WriteHooks>> {
  const less = { afterCommit: undefined, assertDeletable: undefined }
  return Object.fromEntries(Object.entries(hooks).map(([name, hook]) => [name, { ...hook, ...less }]))
}

/**
 * Removes what the demo was filled with, its accounts, and what cannot be without these, with their history; the records that were
 * added since stay, without their references to it.
 * @param context of an owner
 * @param database in whose transaction it happens
 * @param keepsChanged whether content that someone has changed stays, too
 */
export async function removeDemo(context: Context, database: Database, keepsChanged: boolean): Promise<void> {
  const { services, viewer } = context
  const within: Context = {
    ...ownContext({
      ...services,
      database,
      writeHooks: hooksWithin(services.writeHooks),
      onRecorded: async () => undefined,
    }),
    viewer,
  }
  await database.write((manager) => markRecordsOfDemoCustomers(manager))
  await database.write((manager) => keepKindsInUse(manager))
  for (const entity of removableKinds()) {
    await database.write((manager) => releaseOwn(manager, entity, keepsChanged))
    await removeKind(within, entity)
  }
  await database.write(async (manager) => {
    await removeOwners(manager)
    for (const type of [Revision, TrashedRecord, Draft]) await removeEvents(manager, type)
    await removeLedgers(manager)
  })
}

/** What cannot be without its customer, such as a job or a device, goes with those of the demo. */
async function markRecordsOfDemoCustomers(manager: EntityManager): Promise<void> {
  const customers = (await manager.find(Customer, { where: { demo: true } })).map(({ id }) => id)
  for (const { name: entity, type } of removableKinds()) {
    const required = fieldsOf(type).filter(
      (field) => field.kind.leadsTo === 'record' && field.required && targetOf(field) === Customer,
    )
    for (const { name } of required) {
      const rows = (await manager.find(type, { where: { [name]: In(customers) } as object })) as Row[]
      const marks = rows.map(({ id, version }) => ({ entity, record: id, version: Number(version) }))
      if (marks.length > 0) await manager.upsert(DemoRecord, marks, ['entity', 'record'])
    }
  }
}

/** Nor an own appointment without its kind: such a kind stays. */
async function keepKindsInUse(manager: EntityManager): Promise<void> {
  const [entity, kindEntity] = [managedEntity(Appointment).name, managedEntity(AppointmentKind).name]
  const marked = new Set((await manager.findBy(DemoRecord, { entity })).map(({ record }) => record))
  const own = (await manager.find(Appointment, { select: { id: true, kind: true } })).filter(
    ({ id }) => !marked.has(id),
  )
  const kinds = [...new Set(own.map(({ kind }) => kind))]
  if (kinds.length > 0) await manager.delete(DemoRecord, { entity: kindEntity, record: In(kinds) })
}

/** From now on the marked records are those that go. A record and its translation stay or go together. */
async function releaseOwn(manager: EntityManager, entity: ManagedEntity, keepsChanged: boolean): Promise<void> {
  const marks = await manager.findBy(DemoRecord, { entity: entity.name })
  const versions = new Map(marks.map(({ record, version }) => [record, version]))
  const hasPair = hasPairs(entity.type)
  const columns = { id: true, version: true, ...(hasPair && { pair: true }) } as object
  const rows = (await manager.find(entity.type, { select: columns })) as unknown as Row[]
  const isDemo = ({ id, version }: Row) =>
    versions.has(id) && !(keepsChanged && entity.isPublic && versions.get(id) !== version)
  const pairOf = ({ id, pair }: Row) => pair ?? id
  const own = new Set(rows.filter((row) => !isDemo(row)).map(pairOf))
  const released = rows.filter((row) => versions.has(row.id) && own.has(pairOf(row))).map(({ id }) => id)
  if (released.length > 0) await manager.delete(DemoRecord, { entity: entity.name, record: In(released) })
}

async function removeKind(context: Context, entity: ManagedEntity): Promise<void> {
  const { reader } = context.services.database
  for (;;) {
    const query = reader
      .createQueryBuilder<Row>(entity.type, 'kind')
      .innerJoin(DemoRecord, 'demo', 'demo.entity = :name AND demo.record = kind.id', { name: entity.name })
      .select('kind.id', 'id')
      .limit(maxAtOnce)
    if (entity.type === Customer) query.where('kind.role IN (:...roles)', { roles: customerRoles.values })
    const rows = await query.getRawMany<{ id: number }>()
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    await deleteRecords(context, entity, ids)
  }
}

/** The demo's accounts of the shop itself, which are no customers. */
async function removeOwners(manager: EntityManager): Promise<void> {
  for (const owner of await manager.findBy(Customer, { demo: true })) {
    await clearLocks(manager, addressOf(owner))
    await records.remove(manager, Customer, owner)
    await manager.delete(Revision, { entity: managedEntity(Customer).name, record: owner.id })
  }
}

/** What was done to records of the demo, at any time, and what was to become of them. */
async function removeEvents(
  manager: EntityManager,
  type: typeof Revision | typeof TrashedRecord | typeof Draft,
): Promise<void> {
  const { driver } = manager.connection
  const { tableName } = manager.connection.getMetadata(type)
  const table = driver.escape(tableName)
  const demo = driver.escape(manager.connection.getMetadata(DemoRecord).tableName)
  await manager.query(
    `DELETE FROM ${table} WHERE EXISTS
      (SELECT 1 FROM ${demo} AS demo WHERE demo.entity = ${table}.entity AND demo.record = ${table}.record)`,
  )
  if (manager.queryRunner) recordWrite(manager.queryRunner, tableName, { isDeleted: true })
}

/** How the stock of the demo's products moved: these rows are final, and outlive products otherwise. */
async function removeLedgers(manager: EntityManager): Promise<void> {
  const pairs = await manager.findBy(DemoRecord, { entity: managedEntity(Product).name })
  if (pairs.length > 0) await manager.delete(StockMovement, { pair: In(pairs.map(({ record }) => record)) })
}
