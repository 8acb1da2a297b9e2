import type { Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import { type FieldErrors, ShopError } from '../../kernel/errors/ShopError.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { inputsFor } from '../../kernel/fields/inputs.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { withDefaults } from '../../kernel/records/normalise.js'
import { unstorableInput } from '../../kernel/records/unstorable.js'
import { validate } from '../../kernel/records/validate.js'
import { isBlank } from '../../kernel/shared/cleanedText.js'
import { Customer } from '../customers/Customer.js'
import { Device } from '../devices/Device.js'
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
  const fields = await partFaults(asked)
  if (asked.customer === null && asked.newCustomer !== null) {
    await addFaults(fields, 'newCustomer', unstorable(context, asked.newCustomer))
  }
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
}

/** What is wrong with the parts of an intake by themselves, whatever is stored; by the paths of the fields. */
export async function partFaults(asked: AskedIntake): Promise<FieldErrors> {
  const { kind, customer, newCustomer, device, newDevice, job, signature } = asked
  const fields: FieldErrors = {}
  if (customer === null) {
    if (newCustomer === null) fields.customer = [{ key: 'intake.noCustomer' }]
    else await addFaults(fields, 'newCustomer', check(Customer, newCustomer))
  }
  if (device === null) {
    if (newDevice !== null) await addFaults(fields, 'newDevice', check(Device, { ...newDevice, customer: anyRecord }))
    else if (kind === 'statusRepair') fields.device = [{ key: 'intake.noDevice' }]
  }
  await addFaults(fields, 'job', check(jobTypes[kind], { ...job, customer: anyRecord }))
  const isDescribed = [job.descriptionProblem, job.description].some((text) => !isBlank(String(text ?? '')))
  if (!isDescribed && job.service == null) fields['job.descriptionProblem'] ??= [{ key: 'intake.noProblem' }]
  await addFaults(
    fields,
    '',
    Promise.resolve().then(() => assertSignature(signature)),
  )
  return fields
}

async function addFaults(fields: FieldErrors, path: string, work: Promise<unknown>): Promise<void> {
  for (const [name, messages] of Object.entries(await faultsOf(work))) {
    fields[path ? `${path}.${name}` : name] = messages
  }
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
