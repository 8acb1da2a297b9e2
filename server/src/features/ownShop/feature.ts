import type { Feature } from '../../kernel/Feature.js'
import { DemoShopResolver } from './DemoShopResolver.js'

export const ownShopFeature: Feature = {
  resolvers: () => [DemoShopResolver],
}
