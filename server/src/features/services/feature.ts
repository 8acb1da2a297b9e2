import type { Feature } from '../../kernel/Feature.js'
import { Service } from './Service.js'
import { ServiceGroup } from './ServiceGroup.js'

export const servicesFeature: Feature = {
  entities: [Service, ServiceGroup],
  demo: {
    entities: [ServiceGroup, Service],
    load: async (demo) => (await import('./loadDemoServices.js')).loadDemoServices(demo),
  },
}
