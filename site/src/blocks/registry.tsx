import type { ComponentType } from 'react'
import { BigContactButtonBlock } from './BigContactButtonBlock'
import type { Block, BlockOf } from './Block'
import { CardBlock } from './CardBlock'
import { ContactBlock } from './ContactBlock'
import { FaqBlock } from './FaqBlock'
import { IntroBlock } from './IntroBlock'
import { NewsBlock } from './NewsBlock'
import { ProductSaleBlock } from './ProductSaleBlock'
import { SpecificNewsBlock } from './SpecificNewsBlock'
import { SpecificTipsBlock } from './SpecificTipsBlock'
import { TextBlock } from './TextBlock'
import { TextColumnsBlock } from './TextColumnsBlock'
import { TipBlock } from './TipBlock'

type BlockComponents = { [Type in Block['__typename']]: ComponentType<{ block: BlockOf<Type> }> }

/** What few pages have comes with the pages that have it. */
const onDemand = {
  ComparisonBlock: () => import('./ComparisonBlock'),
  GalleryBlock: () => import('./GalleryBlock'),
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
  IntroBlock,
  NewsBlock,
  ProductSaleBlock,
  SpecificNewsBlock,
  SpecificTipsBlock,
  TextBlock,
  TextColumnsBlock,
  TipBlock,
}

/** Fetches what these blocks are shown with, where it is not there yet. */
export async function loadBlocks(blocks: Pick<Block, '__typename'>[]): Promise<void> {
  const missing = blocks.flatMap(({ __typename: type }) => (isOnDemand(type) ? [onDemand[type]] : []))
  for (const component of await Promise.all(missing.map((load) => load()))) Object.assign(blockComponents, component)
}

function isOnDemand(type: Block['__typename']): type is keyof typeof onDemand {
  return type in onDemand
}
