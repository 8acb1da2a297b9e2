import type { Feature } from '../../kernel/Feature.js'
import { Service } from './Service.js'
import { ServiceGroup } from './ServiceGroup.js'
import { serviceEntries } from './searchEntries.js'

export const servicesFeature: Feature = {
  searchEntries: serviceEntries,
  entities: [Service, ServiceGroup],
  demo: {
    entities: [ServiceGroup, Service],
    load: async (demo) => (await import('./loadDemoServices.js')).loadDemoServices(demo),
  },
}
