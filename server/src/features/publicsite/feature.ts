import type { Feature } from '../../kernel/Feature.js'
import { NewsItem } from '../news/NewsItem.js'
import { Page } from '../pages/Page.js'
import { Product } from '../products/Product.js'
import { Service } from '../services/Service.js'
import { Tip } from '../tips/Tip.js'
import { draftResolver } from './draftResolver.js'
import { NewsGoodUntilResolver } from './NewsGoodUntilResolver.js'
import { neighboursResolver } from './neighboursResolver.js'
import { PreviewResolver } from './PreviewResolver.js'
import { PublicNewsResolver } from './PublicNewsResolver.js'
import { PublicProductResolver } from './PublicProductResolver.js'
import { PublicResolver } from './PublicResolver.js'
import { PublicTipResolver } from './PublicTipResolver.js'
import { ShopAppointmentsResolver } from './ShopAppointmentsResolver.js'
import { ShopHoursResolver } from './ShopHoursResolver.js'
import { ShopPricesResolver } from './ShopPricesResolver.js'

export const publicsiteFeature: Feature = {
  resolvers: () => [
    PublicProductResolver,
    PublicResolver,
    ShopAppointmentsResolver,
    ShopHoursResolver,
    ShopPricesResolver,
    PublicNewsResolver,
    NewsGoodUntilResolver,
    PublicTipResolver,
    PreviewResolver,
    ...[Page, NewsItem, Tip, Product].map(draftResolver),
    neighboursResolver(NewsItem, 'category'),
    neighboursResolver(Tip),
    neighboursResolver(Product, 'productType'),
    neighboursResolver(Service, 'group'),
  ],
  demo: {
    entities: [],
    after: [NewsItem, Product, Service, Tip],
    load: async (demo) => (await import('./loadDemoRelated.js')).loadDemoRelated(demo),
  },
}
