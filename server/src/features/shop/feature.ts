import type { Feature } from '../../kernel/Feature.js'
import { HolidayResolver } from './HolidayResolver.js'
import { LookResolver } from './LookResolver.js'
import { PlaceholderResolver } from './PlaceholderResolver.js'
import { ShopSettings } from './ShopSettings.js'
import { shopHooks } from './shopHooks.js'

export const shopFeature: Feature = {
  entities: [ShopSettings],
  resolvers: () => [HolidayResolver, PlaceholderResolver, LookResolver],
  hooks: { shopSettings: shopHooks },
  demo: {
    entities: [ShopSettings],
    load: async (demo) => (await import('./loadDemoShop.js')).loadDemoShop(demo),
  },
}
