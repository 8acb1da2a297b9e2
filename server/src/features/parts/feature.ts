import type { Feature } from '../../kernel/Feature.js'
import { PartResolver } from './PartResolver.js'
import { partHooks } from './partHooks.js'

export const partsFeature: Feature = {
  resolvers: () => [PartResolver],
  hooks: { shopSettings: partHooks },
}
