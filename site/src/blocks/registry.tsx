import type { ComponentType } from 'react'
import { BigContactButtonBlock } from './BigContactButtonBlock'
import type { Block, BlockOf } from './Block'
import { CardBlock } from './CardBlock'
import { ComparisonBlock } from './ComparisonBlock'
import { ContactBlock } from './ContactBlock'
import { FaqBlock } from './FaqBlock'
import { GalleryBlock } from './GalleryBlock'
import { IntroBlock } from './IntroBlock'
import { NewsBlock } from './NewsBlock'
import { ProductSaleBlock } from './ProductSaleBlock'
import { ServiceBlock } from './ServiceBlock'
import { SliderTextImagesBlock } from './SliderTextImagesBlock'
import { SpecificNewsBlock } from './SpecificNewsBlock'
import { SpecificServicesBlock } from './SpecificServicesBlock'
import { SpecificTipsBlock } from './SpecificTipsBlock'
import { TextBlock } from './TextBlock'
import { TextColumnsBlock } from './TextColumnsBlock'
import { TipBlock } from './TipBlock'

type BlockComponents = { [Type in Block['__typename']]: ComponentType<{ block: BlockOf<Type> }> }

/** One component per type of block: a type without one does not compile. */
export const blockComponents: Record<Block['__typename'], ComponentType<never>> & BlockComponents = {
  BigContactButtonBlock,
  CardBlock,
  ComparisonBlock,
  ContactBlock,
  FaqBlock,
  GalleryBlock,
  IntroBlock,
  NewsBlock,
  ProductSaleBlock,
  ServiceBlock,
  SliderTextImagesBlock,
  SpecificNewsBlock,
  SpecificServicesBlock,
  SpecificTipsBlock,
  TextBlock,
  TextColumnsBlock,
  TipBlock,
}
