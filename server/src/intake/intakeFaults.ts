import { withDefaults } from '../content/normalise.js'
import { unstorableInput } from '../content/unstorable.js'
import { validate } from '../content/validate.js'
import type { Context } from '../context/Context.js'
import type { Values } from '../context/Row.js'
import { Customer } from '../entities/Customer.js'
import { Device } from '../entities/Device.js'
import { type FieldErrors, ShopError } from '../errors/ShopError.js'
import type { Class } from '../fields/FieldDescription.js'
import { inputsFor } from '../fields/inputs.js'
import { managedEntity } from '../fields/Managed.js'
import { jobTypes } from '../jobs/jobKinds.js'
import type { AskedIntake } from './AskedIntake.js'
import { assertSignature } from './signature.js'

/** Stands for a record that is not added yet. */
const anyRecord = 1

/**
 * Checks all parts of an intake, so that one answer names every field at fault.
 * @throws ShopError VALIDATION
 */
export async function assertIntake(context: Context, asked: AskedIntake): Promise<void> {
  const { kind, customer, newCustomer, device, newDevice, job, signature } = asked
  const fields: FieldErrors = {}
  const add = async (path: string, work: Promise<unknown> | (() => void)) => {
    const faults = await faultsOf(typeof work === 'function' ? Promise.resolve().then(work) : work)
    for (const [name, messages] of Object.entries(faults)) fields[path ? `${path}.${name}` : name] = messages
  }
  if (customer === null) {
    if (newCustomer === null) fields.customer = [{ key: 'intake.noCustomer' }]
    else {
      await add('newCustomer', check(Customer, newCustomer))
      await add('newCustomer', unstorable(context, newCustomer))
    }
  }
  if (device === null) {
    if (newDevice !== null) await add('newDevice', check(Device, { ...newDevice, customer: anyRecord }))
    else if (kind === 'statusRepair') fields.device = [{ key: 'intake.noDevice' }]
  }
  await add('job', check(jobTypes[kind], { ...job, customer: anyRecord }))
  const isDescribed = [job.descriptionProblem, job.description].some((text) => String(text ?? '').trim() !== '')
  if (!isDescribed && job.service == null) fields['job.descriptionProblem'] ??= [{ key: 'intake.noProblem' }]
  await add('', () => assertSignature(signature))
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
}

async function check(type: Class, values: Values): Promise<void> {
  await validate(type, inputsFor(type).create, withDefaults(type, values))
}

async function unstorable(context: Context, values: Values): Promise<void> {
  const fields = await unstorableInput(context, managedEntity(Customer), values, null, {})
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
}

async function faultsOf(work: Promise<unknown>): Promise<FieldErrors> {
  try {
    await work
    return {}
  } catch (error) {
    if (error instanceof ShopError && error.details.fields) return error.details.fields
    throw error
  }
}

/** Names fields at fault by their place in an intake; its customer and device have one each. */
export async function withPath<Result>(path: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ShopError) || !error.details.fields) throw error
    const placed = Object.entries(error.details.fields).map(([name, messages]) => {
      return [name === 'customer' || name === 'device' ? name : `${path}.${name}`, messages]
    })
    throw new ShopError(error.code, { ...error.details, fields: Object.fromEntries(placed) })
  }
}
