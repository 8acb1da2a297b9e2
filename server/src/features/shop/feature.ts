import type { Feature } from '../../kernel/Feature.js'
import { DifferingFactResolver } from './differing/DifferingFactResolver.js'
import { HolidayResolver } from './HolidayResolver.js'
import { LookResolver } from './LookResolver.js'
import { PlaceholderResolver } from './PlaceholderResolver.js'
import { ShopSettings } from './ShopSettings.js'
import { shopEntries } from './searchEntries.js'
import { shopHooks } from './shopHooks.js'

export const shopFeature: Feature = {
  searchEntries: shopEntries,
  entities: [ShopSettings],
  resolvers: () => [HolidayResolver, PlaceholderResolver, LookResolver, DifferingFactResolver],
  hooks: { shopSettings: shopHooks },
  demo: {
    entities: [ShopSettings],
    load: async (demo) => (await import('./loadDemoShop.js')).loadDemoShop(demo),
  },
}
