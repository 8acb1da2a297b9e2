import type { Feature } from '../../kernel/Feature.js'
import { SetupCode } from './SetupCode.js'
import { SetupResolver } from './SetupResolver.js'
import { ShopSetup } from './ShopSetup.js'

export const setupFeature: Feature = {
  tables: [SetupCode, ShopSetup],
  resolvers: () => [SetupResolver],
}
