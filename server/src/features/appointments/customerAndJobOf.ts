import type { EntityManager } from 'typeorm'
import type { Values } from '../../kernel/context/Row.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { Customer } from '../customers/Customer.js'
import { jobOfCode } from '../jobs/jobAddresses.js'
import { changesOfJob, hasEmail, readySince } from '../jobs/jobReady.js'
import type { AppointmentKind } from './AppointmentKind.js'
import { nextAppointment } from './jobs/appointmentsOfJob.js'

interface Asked {
  kind: AppointmentKind
  emailAddress: string
  /** Of the secret address of a job. */
  code: string | null | undefined
  /** Epoch milliseconds. */
  now: number
  /** Entities of parts that the shop does not use. */
  off: ReadonlySet<string>
}

/**
 * The columns that tie an appointment of a visitor to a customer, and to the job that it is to collect; in a transaction
 * that has taken the turn of all kinds, so that a job gets one appointment of all who ask at once.
 * @throws ShopError NOT_FOUND for the code of no job, VALIDATION for a kind that collects nothing, CONFLICT for a job
 * that is not ready, or has an appointment
 */
export async function customerAndJobOf(
  manager: EntityManager,
  { kind, emailAddress, code, now, off }: Asked,
): Promise<Values> {
  if (!code) return { customer: await customerOf(manager, emailAddress) }
  const found = await jobOfCode(manager, code)
  if (!found || off.has(found.kind)) throw new ShopError('NOT_FOUND', { message: { key: 'notFound.jobAddress' } })
  if (!kind.isForPickUp) throw invalidField('kind', { key: 'appointment.notForJob' })
  const changes = await changesOfJob(manager, found.kind, found.job.id)
  if (readySince(found.job, changes, new Date(now), await hasEmail(manager, found.job)) === null) {
    throw new ShopError('CONFLICT', { message: { key: 'appointment.jobNotReady' } })
  }
  if (await nextAppointment(manager, found.kind, found.job.id, now)) {
    throw new ShopError('CONFLICT', { message: { key: 'appointment.jobHasOne' } })
  }
  return { [found.kind]: found.job.id, customer: found.job.customer }
}

/** The customer with this e-mail address, for the shop: the visitor sees nothing of it. */
async function customerOf(manager: EntityManager, emailAddress: string): Promise<number | null> {
  const key: object = { emailKey: emailKey(emailAddress) }
  return (await manager.findOneBy(Customer, { ...key, role: 'cms-status-user' }))?.id ?? null
}
