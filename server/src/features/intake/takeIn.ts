import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { violatedIndex } from '../../kernel/database/databaseErrors.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { switchedOff } from '../../kernel/errors/switchedOff.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { createRecord } from '../../kernel/records/createRecord.js'
import { noteTakenIn } from '../appointments/noteTakenIn.js'
import { Customer } from '../customers/Customer.js'
import { Device } from '../devices/Device.js'
import { JobIntake } from '../jobs/JobIntake.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { assertKey } from '../messages/idempotency.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { hoursOfShop } from '../shop/hoursOfShop.js'
import { readShop } from '../shop/readShop.js'
import type { AskedIntake, TakenIn } from './AskedIntake.js'
import { assertIntake, withPath } from './intakeFaults.js'
import { lineOfService } from './lineOfService.js'
import { filledIn, removeSelfIntake } from './selfIntakes.js'
import { signatureColumns, storedSignature } from './signature.js'
import { warrantyValues } from './warrantyValues.js'

/**
 * Takes in a device: adds the customer, the device and the job in one transaction, with what the customer signed for.
 * @param key of the request; a repeated one answers with the job that it has added already
 * @throws ShopError VALIDATION that names every field at fault by its path, such as `newDevice.brand`; CONFLICT for other
 * content under the same key; NOT_FOUND for a kind of job that the shop does not use; UNAUTHENTICATED, FORBIDDEN, BAD_REQUEST
 */
export async function takeIn(context: Context<MailServices>, asked: AskedIntake, key: string): Promise<TakenIn> {
  const { database, mail, switches } = context.services
  assertKey(key)
  if ((await switches.now()).entities.has(asked.kind)) throw switchedOff()
  const claim = claimOf(context, asked, key)
  const done = await known(database.reader, claim)
  if (done) return done
  await assertIntake(context, asked)
  const taken = await database.writeTogether(async (together) => {
    const own = { ...context, services: { ...context.services, database: together } }
    const before = await together.write((manager) => insertClaim(manager, context, claim))
    if (before) return before
    const filled = asked.selfIntake === null ? null : await filledIn(own, asked.selfIntake)
    const customer = await customerOf(own, asked)
    const device = await deviceOf(own, asked, customer)
    const job = await addJob(own, withCode(asked, filled?.code ?? null), { customer, device })
    await together.write(async (manager) => {
      if (asked.selfIntake !== null) await removeSelfIntake(manager, asked.selfIntake)
      if (asked.appointment !== null) {
        await noteTakenIn(manager, own, asked.appointment, { kind: asked.kind, id: job.id, customer })
      }
      const signature =
        asked.signature === null && filled
          ? storedSignature(filled.signature)
          : await signatureColumns(manager, asked.signature, customer)
      await manager.update(JobIntake, { keyHash: claim.keyHash }, { entity: asked.kind, job: job.id, ...signature })
    })
    return { kind: asked.kind, id: job.id }
  })
  mail.wake()
  return taken
}

/** The access code that the customer has filled in, unless the shop has typed another. */
function withCode(asked: AskedIntake, code: string | null): AskedIntake {
  return code === null || asked.job.accessCode ? asked : { ...asked, job: { ...asked.job, accessCode: code } }
}

interface Claim {
  keyHash: string
  bodyHash: string
}

/** The access code is not hashed along: it is short enough to be guessed from a hash. */
function claimOf({ viewer }: Context, { job: { accessCode, ...job }, ...asked }: AskedIntake, key: string): Claim {
  return { keyHash: hash(`${viewer?.id} ${key}`), bodyHash: hash(JSON.stringify({ ...asked, job })) }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The job that a repeated request has added; of concurrent ones the others wait here for the first. */
async function insertClaim(manager: EntityManager, { viewer }: Context, claim: Claim): Promise<TakenIn | null> {
  const at = new Date().toISOString()
  try {
    await manager.insert(JobIntake, { ...claim, at, userName: viewer?.name ?? null, entity: null, job: null })
    return null
  } catch (error) {
    if (!violatedIndex(error)) throw error
    return known(manager, claim)
  }
}

async function known(manager: EntityManager, { keyHash, bodyHash }: Claim): Promise<TakenIn | null> {
  const found = await manager.findOneBy(JobIntake, { keyHash })
  if (found?.entity == null || found.job === null) return null
  if (found.bodyHash !== bodyHash) throw new ShopError('CONFLICT', { message: { key: 'intake.otherBody' } })
  return { kind: found.entity as JobKind, id: found.job }
}

async function customerOf(context: Context<MailServices>, { customer, newCustomer }: AskedIntake): Promise<number> {
  if (customer !== null) return customer
  const values = { ...newCustomer, role: 'cms-status-user', statusUser: true }
  const { id } = await withPath(`newCustomer`, createRecord(context, managedEntity(Customer), values))
  return id
}

async function deviceOf(
  context: Context<MailServices>,
  { device, newDevice }: AskedIntake,
  customer: number,
): Promise<number | null> {
  if (device === null) {
    if (newDevice === null) return null
    return (await withPath('newDevice', createRecord(context, managedEntity(Device), { ...newDevice, customer }))).id
  }
  const found = await context.services.database.reader.findOneBy(Device, { id: device })
  if (found && found.customer !== customer) throw invalidField('device', { key: 'intake.otherDevice' })
  return device
}

async function addJob(
  context: Context<MailServices>,
  asked: AskedIntake,
  references: { customer: number; device: number | null },
): Promise<Row> {
  const { kind, job } = asked
  const { database, settings } = context.services
  const shop = await readShop(database.reader)
  const intakeDate = hoursOfShop(shop, settings.timeZone).zone.dayOf(Date.now())
  const work = await lineOfService(context, references.customer, job.service)
  const warranty = await warrantyValues(context, asked, references.customer)
  const values = { ...job, ...work, ...warranty, ...references, intakeDate }
  return withPath('job', createRecord(context, managedEntity(jobTypes[kind]), values))
}
