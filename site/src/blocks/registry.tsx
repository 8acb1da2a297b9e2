import type { ComponentType } from 'react'
import { loadCode } from '../data/loadCode'
import { BigContactButtonBlock } from './BigContactButtonBlock'
import type { Block, BlockOf } from './Block'
import { CardBlock } from './CardBlock'
import { ContactBlock } from './ContactBlock'
import { FaqBlock } from './FaqBlock'
import { FeaturesBlock } from './FeaturesBlock'
import { IntroBlock } from './IntroBlock'
import { NewsBlock } from './NewsBlock'
import { ProductSaleBlock } from './ProductSaleBlock'
import { ReviewsBlock } from './ReviewsBlock'
import { SpecificNewsBlock } from './SpecificNewsBlock'
import { SpecificTipsBlock } from './SpecificTipsBlock'
import { TextBlock } from './TextBlock'
import { TextColumnsBlock } from './TextColumnsBlock'
import { TipBlock } from './TipBlock'

type BlockComponents = { [Type in Block['__typename']]: ComponentType<{ block: BlockOf<Type> }> }

/** Blocks that few pages have, each in a chunk of its own. */
const onDemand = {
  ComparisonBlock: () => import('./ComparisonBlock'),
  GalleryBlock: () => import('./GalleryBlock'),
  PriceFinderBlock: () => import('./PriceFinderBlock'),
  ServiceBlock: () => import('./ServiceBlock'),
  SliderTextImagesBlock: () => import('./SliderTextImagesBlock'),
  SpecificServicesBlock: () => import('./SpecificServicesBlock'),
} satisfies { [Type in Block['__typename']]?: () => Promise<Pick<BlockComponents, Type>> }

/** One component per type of block: a type without one does not compile. */
export const blockComponents: Partial<BlockComponents> & Omit<BlockComponents, keyof typeof onDemand> = {
  BigContactButtonBlock,
  CardBlock,
  ContactBlock,
  FaqBlock,
  FeaturesBlock,
  IntroBlock,
  NewsBlock,
  ProductSaleBlock,
  ReviewsBlock,
  SpecificNewsBlock,
  SpecificTipsBlock,
  TextBlock,
  TextColumnsBlock,
  TipBlock,
}

/** Loads the components of these blocks that are on demand. */
export async function loadBlocks(blocks: Pick<Block, '__typename'>[]): Promise<void> {
  const missing = blocks.flatMap(({ __typename: type }) => (isOnDemand(type) ? [onDemand[type]] : []))
  for (const component of await loadCode(() => Promise.all(missing.map((load) => load()))))
    Object.assign(blockComponents, component)
}

function isOnDemand(type: Block['__typename']): type is keyof typeof onDemand {
  return type in onDemand
}
