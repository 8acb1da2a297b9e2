import type { ValueOf } from '../../kernel/fields/Choice.js'
import { Day, Multiline, OneOf, Reference, Text } from '../../kernel/fields/decorators.js'
import { everything, type Grant } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Message } from '../../kernel/i18n/say.js'
import { servedByAll } from '../../kernel/shared/staffRights.js'
import { Customer } from '../customers/Customer.js'
import { deviceKinds } from './deviceKinds.js'

const longestPart = 60

/** What identifies the own device; what the shop notes of it is the shop's own. */
const ownDevices: Grant = {
  actions: ['read'],
  reads: ['id', 'createdAt', 'updatedAt', 'name', 'kind', 'brand', 'model', 'serialNumber'],
  rows: ({ id }) => ({ customer: id }),
  when: ({ statusUser }) => statusUser,
}

@Managed({
  plural: 'devices',
  section: 'apparaten',
  titleField: 'name',
  icon: 'new-laptop',
  hasNextId: true,
  isPublic: false,
  check: checkDevice,
  grants: { 'cms-admin': everything, 'cms-status-user': ownDevices },
  colleagues: servedByAll,
  description: 'A device of a customer, with all its jobs.',
})
export class Device extends ManagedRecord {
  /** Brand and model. */
  @Text({ max: 2 * longestPart + 1, readOnly: true, required: true, inList: true, computed: nameOf })
  name: string

  @Reference(() => Customer, { required: true, inList: true, searchedBy: ['name', 'email', 'phoneDigits'] })
  customer: number

  @OneOf(deviceKinds, { required: true, inList: true, default: 'laptop' })
  kind: ValueOf<typeof deviceKinds>

  @Text({ max: longestPart })
  brand: string | null

  @Text({ max: longestPart })
  model: string | null

  @Text({ max: 60, inList: true })
  serialNumber: string | null

  @Day({ sortable: false })
  boughtOn: string | null

  @Multiline({ max: 2000 })
  notes: string | null
}

function nameOf({ brand, model }: Device): string {
  return [brand, model].filter(Boolean).join(' ')
}

function checkDevice(device: Device): Record<string, Message | false> {
  return { brand: nameOf(device) === '' && { key: 'device.unnamed' } }
}
