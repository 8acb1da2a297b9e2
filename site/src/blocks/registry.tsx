import type { ComponentType } from 'react'
import { loadCode } from '../data/loadCode'
import { BigContactButtonBlock } from './BigContactButtonBlock'
import type { Block, BlockOf } from './Block'
import { FaqBlock } from './FaqBlock'
import { IntroBlock } from './IntroBlock'
import { TextBlock } from './TextBlock'
import { TextColumnsBlock } from './TextColumnsBlock'

type BlockComponents = { [Type in Block['__typename']]: ComponentType<{ block: BlockOf<Type> }> }

/** Blocks with more code than a text, each in a chunk of its own. */
const onDemand = {
  CardBlock: () => import('./CardBlock'),
  ComparisonBlock: () => import('./ComparisonBlock'),
  ContactBlock: () => import('./ContactBlock'),
  FeaturesBlock: () => import('./FeaturesBlock'),
  GalleryBlock: () => import('./GalleryBlock'),
  NewsBlock: () => import('./NewsBlock'),
  PriceFinderBlock: () => import('./PriceFinderBlock'),
  ProductSaleBlock: () => import('./ProductSaleBlock'),
  ReviewsBlock: () => import('./ReviewsBlock'),
  ServiceBlock: () => import('./ServiceBlock'),
  SliderTextImagesBlock: () => import('./SliderTextImagesBlock'),
  SpecificNewsBlock: () => import('./SpecificNewsBlock'),
  SpecificServicesBlock: () => import('./SpecificServicesBlock'),
  SpecificTipsBlock: () => import('./SpecificTipsBlock'),
  TipBlock: () => import('./TipBlock'),
} satisfies { [Type in Block['__typename']]?: () => Promise<Pick<BlockComponents, Type>> }

/** One component per type of block: a type without one does not compile. */
export const blockComponents: Partial<BlockComponents> & Omit<BlockComponents, keyof typeof onDemand> = {
  BigContactButtonBlock,
  FaqBlock,
  IntroBlock,
  TextBlock,
  TextColumnsBlock,
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
