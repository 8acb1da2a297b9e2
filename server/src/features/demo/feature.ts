import type { Feature } from '../../kernel/Feature.js'
import { DemoEnd } from './DemoEnd.js'
import { DemoRecord } from './DemoRecord.js'

export const demoFeature: Feature = {
  tables: [DemoEnd, DemoRecord],
}
