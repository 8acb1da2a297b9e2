import type { Feature } from '../../kernel/Feature.js'
import { Device } from './Device.js'

export const devicesFeature: Feature = {
  entities: [Device],
  switches: { usesRepairs: { entities: [Device] }, usesNewPcs: { entities: [Device] } },
  personalData: [
    { name: 'devices', records: async ({ customer, find }) => [await find(Device, { customer: customer.id })] },
  ],
}
