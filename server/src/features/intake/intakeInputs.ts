import { Field, InputType, Int } from 'type-graphql'
import { type Class, fieldsOf } from '../../kernel/fields/FieldDescription.js'
import { inputType } from '../../kernel/fields/inputs.js'
import { Customer } from '../customers/Customer.js'
import { Device } from '../devices/Device.js'
import { type JobKind, jobKinds } from '../jobs/jobKinds.js'
import { StatusRepair } from '../jobs/StatusRepair.js'
import type { AskedIntake, AskedSignature, WarrantyClaim } from './AskedIntake.js'
import type { SelfIntakeContent } from './SelfIntake.js'

/** An input of some fields of an entity. Nothing in it must be sent, so that all that is missing is reported at once. */
function partOf(type: Class, name: string, fields: readonly string[]): Class {
  const described = fieldsOf(type).filter((field) => fields.includes(field.name))
  return inputType(name, type, described, false)
}

const CustomerInput = partOf(Customer, 'IntakeCustomerInput', [
  ...['name', 'email', 'phoneNumber', 'address', 'houseNumber', 'zipCode', 'city', 'language'],
  ...['company', 'kvkNumber', 'vatNumber'],
])

const DeviceInput = partOf(Device, 'IntakeDeviceInput', ['kind', 'brand', 'model', 'serialNumber', 'notes'])

/** New PCs have the same fields. */
const JobInput = partOf(StatusRepair, 'IntakeJobInput', [
  ...[
    'description',
    'descriptionProblem',
    'service',
    'promisedOn',
    'assignedTo',
    'contactPhone',
    'costLimit',
    'reference',
  ],
  ...['condition', 'accessories', 'checks', 'accessCode', 'holdBackNotice'],
])

@InputType({ description: 'What a customer signs with: a name that is typed, and a drawing where there is one.' })
export class IntakeSignatureInput implements AskedSignature {
  @Field(() => String, { description: 'Who signs.' })
  name: string

  @Field(() => String, { nullable: true, description: 'The path of a drawing of 600 × 200, of whole numbers.' })
  drawing: string | null

  @Field(() => String, { description: 'The terms that were read, to the last letter.' })
  terms: string
}

@InputType({ description: 'The job under whose warranty a repair is done.' })
export class WarrantyClaimInput implements WarrantyClaim {
  @Field(() => jobKinds.enumType, { description: 'Its kind.' })
  kind: JobKind

  @Field(() => Int, { description: 'Its id.' })
  id: number
}

@InputType({ description: 'A device that is taken in, with its customer and its job.' })
export class TakeInInput implements AskedIntake {
  @Field(() => jobKinds.enumType, { description: 'Which kind of job.' })
  kind: JobKind

  @Field(() => Int, { nullable: true, description: 'A known customer.' })
  customer: number | null

  @Field(() => CustomerInput, { nullable: true, description: 'A new customer, when no known one is named.' })
  newCustomer: Record<string, unknown> | null

  @Field(() => Int, { nullable: true, description: 'A known device of that customer.' })
  device: number | null

  @Field(() => DeviceInput, { nullable: true, description: 'A new device, when no known one is named.' })
  newDevice: Record<string, unknown> | null

  @Field(() => JobInput, { description: 'The job.' })
  job: Record<string, unknown>

  @Field(() => WarrantyClaimInput, {
    nullable: true,
    description: 'The job of that customer under whose warranty it is repaired without a charge.',
  })
  warranty: WarrantyClaim | null

  @Field(() => IntakeSignatureInput, { nullable: true, description: 'Left out when the customer signs on paper.' })
  signature: AskedSignature | null

  @Field(() => Int, { nullable: true, description: 'What the customer has filled in, which this takes in.' })
  selfIntake: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'The appointment with which the customer came, which notes the job.',
  })
  appointment: number | null
}

const SelfCustomerInput = partOf(Customer, 'SelfIntakeCustomerInput', [
  ...['name', 'email', 'phoneNumber', 'zipCode', 'language'],
])

const SelfDeviceInput = partOf(Device, 'SelfIntakeDeviceInput', ['kind', 'brand', 'model'])

const SelfJobInput = partOf(StatusRepair, 'SelfIntakeJobInput', ['descriptionProblem', 'accessories', 'accessCode'])

@InputType({ description: 'What a customer fills in.' })
export class SelfIntakeInput implements SelfIntakeContent {
  @Field(() => SelfCustomerInput, { description: 'Who hands the device in.' })
  newCustomer: Record<string, unknown>

  @Field(() => SelfDeviceInput, { description: 'What is handed in.' })
  newDevice: Record<string, unknown>

  @Field(() => SelfJobInput, { description: 'What is wrong with it, and what stays with the shop.' })
  job: Record<string, unknown>

  @Field(() => IntakeSignatureInput, { description: 'What the customer signs with.' })
  signature: AskedSignature
}
