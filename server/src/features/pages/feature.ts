import type { Feature } from '../../kernel/Feature.js'
import { NewsItem } from '../news/NewsItem.js'
import { Product } from '../products/Product.js'
import { Review } from '../reviews/Review.js'
import { Feature as SellingPoint } from '../sellingPoints/entity/Feature.js'
import { Service } from '../services/Service.js'
import { Tip } from '../tips/Tip.js'
import { BigContactButtonBlock } from './blocks/BigContactButtonBlock.js'
import { CardBlock } from './blocks/CardBlock.js'
import { ComparisonBlock } from './blocks/ComparisonBlock.js'
import { ContactBlock } from './blocks/ContactBlock.js'
import { FaqBlock } from './blocks/FaqBlock.js'
import { FeaturesBlock } from './blocks/FeaturesBlock.js'
import { GalleryBlock } from './blocks/GalleryBlock.js'
import { IntroBlock } from './blocks/IntroBlock.js'
import { NewsBlock } from './blocks/NewsBlock.js'
import { PriceFinderBlock } from './blocks/PriceFinderBlock.js'
import { ProductSaleBlock } from './blocks/ProductSaleBlock.js'
import { ReviewsBlock } from './blocks/ReviewsBlock.js'
import { ServiceBlock } from './blocks/ServiceBlock.js'
import { SliderTextImagesBlock } from './blocks/SliderTextImagesBlock.js'
import { SpecificNewsBlock } from './blocks/SpecificNewsBlock.js'
import { SpecificServicesBlock } from './blocks/SpecificServicesBlock.js'
import { SpecificTipsBlock } from './blocks/SpecificTipsBlock.js'
import { TextBlock } from './blocks/TextBlock.js'
import { TextColumnsBlock } from './blocks/TextColumnsBlock.js'
import { TipBlock } from './blocks/TipBlock.js'
import { VideoBlock } from './blocks/VideoBlock.js'
import { Page } from './Page.js'
import { PagePlacesResolver } from './places/PagePlacesResolver.js'
import { assertUnused, changePages } from './shared/changePages.js'
import { noteUses, withSharedBlocks } from './shared/pageUses.js'
import { SharedBlock } from './shared/SharedBlock.js'
import { SharedBlockUse } from './shared/SharedBlockUse.js'

export const pagesFeature: Feature = {
  entities: [Page, SharedBlock],
  tables: [SharedBlockUse],
  blocks: [
    TextBlock,
    IntroBlock,
    CardBlock,
    TextColumnsBlock,
    FeaturesBlock,
    ReviewsBlock,
    SliderTextImagesBlock,
    ComparisonBlock,
    GalleryBlock,
    VideoBlock,
    FaqBlock,
    ServiceBlock,
    SpecificServicesBlock,
    PriceFinderBlock,
    ProductSaleBlock,
    NewsBlock,
    SpecificNewsBlock,
    TipBlock,
    SpecificTipsBlock,
    ContactBlock,
    BigContactButtonBlock,
  ],
  hooks: {
    page: {
      adopt: withSharedBlocks,
      inTransaction: (manager, _, { before, after }) => noteUses(manager, before, after),
      restore: (manager, _, row) => noteUses(manager, null, row),
    },
    sharedBlock: {
      assertDeletable: assertUnused,
      inTransaction: (manager, context, { before, after }) => changePages(manager, context, before, after),
    },
  },
  resolvers: () => [PagePlacesResolver],
  switches: { usesProducts: { blocks: [ProductSaleBlock] }, usesTips: { blocks: [TipBlock, SpecificTipsBlock] } },
  demo: {
    entities: [SharedBlock, Page],
    after: [NewsItem, Service, Tip, Product, SellingPoint, Review],
    load: async (demo) => (await import('./loadDemoPages.js')).loadDemoPages(demo),
  },
}
