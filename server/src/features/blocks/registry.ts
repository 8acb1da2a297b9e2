import { registerBlockTypes } from '../../kernel/fields/blockTypes.js'
import { BigContactButtonBlock } from './BigContactButtonBlock.js'
import { CardBlock } from './CardBlock.js'
import { ComparisonBlock } from './ComparisonBlock.js'
import { ContactBlock } from './ContactBlock.js'
import { FaqBlock } from './FaqBlock.js'
import { FeaturesBlock } from './FeaturesBlock.js'
import { GalleryBlock } from './GalleryBlock.js'
import { IntroBlock } from './IntroBlock.js'
import { NewsBlock } from './NewsBlock.js'
import { PriceFinderBlock } from './PriceFinderBlock.js'
import { ProductSaleBlock } from './ProductSaleBlock.js'
import { ReviewsBlock } from './ReviewsBlock.js'
import { ServiceBlock } from './ServiceBlock.js'
import { SliderTextImagesBlock } from './SliderTextImagesBlock.js'
import { SpecificNewsBlock } from './SpecificNewsBlock.js'
import { SpecificServicesBlock } from './SpecificServicesBlock.js'
import { SpecificTipsBlock } from './SpecificTipsBlock.js'
import { TextBlock } from './TextBlock.js'
import { TextColumnsBlock } from './TextColumnsBlock.js'
import { TipBlock } from './TipBlock.js'

/** Every kind of block a page may be built from, in the order of the back office's menu. */
export const pageBlocks = registerBlockTypes([
  TextBlock,
  IntroBlock,
  CardBlock,
  TextColumnsBlock,
  FeaturesBlock,
  ReviewsBlock,
  SliderTextImagesBlock,
  ComparisonBlock,
  GalleryBlock,
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
] as const)
