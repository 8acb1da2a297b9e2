import type { EntityManager } from 'typeorm'
import { Device } from '../devices/Device.js'
import type { JobRow } from './JobReader.js'

/**
 * The device of a job as its customer may read of it: null once it has passed to another customer, whose device it is now
 * with whatever the shop records of it.
 */
export async function deviceOfJob(
  manager: EntityManager,
  { device, customer }: Pick<JobRow, 'device' | 'customer'>,
): Promise<Device | null> {
  return device === null ? null : manager.findOneBy(Device, { id: device, customer })
}
