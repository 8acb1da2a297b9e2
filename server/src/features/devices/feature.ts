import type { Feature } from '../../kernel/Feature.js'
import { Customer } from '../customers/Customer.js'
import { Device } from './Device.js'

export const devicesFeature: Feature = {
  entities: [Device],
  switches: { usesRepairs: { entities: [Device] }, usesNewPcs: { entities: [Device] } },
  personalData: [
    { name: 'devices', records: async ({ customer, find }) => [await find(Device, { customer: customer.id })] },
  ],
  demo: {
    entities: [Device],
    after: [Customer],
    load: async (demo) => (await import('./loadDemoDevices.js')).loadDemoDevices(demo),
  },
}
