import type { Feature } from '../../kernel/Feature.js'
import { Product } from '../products/Product.js'
import { Service } from '../services/Service.js'
import { AnnouncementResolver } from './AnnouncementResolver.js'
import { PricePoint } from './PricePoint.js'
import { Promotion } from './Promotion.js'
import { PromotionsOfResolver } from './PromotionsOfResolver.js'
import { promotionHooks } from './promotionHooks.js'
import { saleTextResolvers } from './SaleTextResolvers.js'

export const promotionsFeature: Feature = {
  entities: [Promotion],
  tables: [PricePoint],
  resolvers: () => [AnnouncementResolver, PromotionsOfResolver, ...saleTextResolvers()],
  hooks: { promotion: promotionHooks },
  demo: {
    entities: [Promotion],
    after: [Product, Service],
    load: async (demo) => (await import('./loadDemoPromotions.js')).loadDemoPromotions(demo),
  },
}
