import type { Feature } from '../../kernel/Feature.js'
import { ofJobs } from '../jobs/ofJobs.js'
import { FiguresResolver } from './FiguresResolver.js'
import { serviceHooks } from './serviceHooks.js'

export const figuresFeature: Feature = {
  resolvers: () => [FiguresResolver],
  hooks: {
    service: serviceHooks,
  },
  switches: ofJobs({ operations: ['figures'] }),
}
