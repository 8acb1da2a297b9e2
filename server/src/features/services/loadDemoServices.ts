import { serviceGroups } from '../../../demo/content/serviceGroups.js'
import { services } from '../../../demo/content/services.js'
import type { Demo } from '../demo/Demo.js'
import { loadPairs } from '../demo/loadPairs.js'
import { Service } from './Service.js'
import { ServiceGroup } from './ServiceGroup.js'

/** What the shop does, and in which groups. */
export async function loadDemoServices(demo: Demo): Promise<void> {
  await loadPairs(demo, ServiceGroup, serviceGroups)
  await loadPairs(demo, Service, services)
}
