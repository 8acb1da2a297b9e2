import type { ComponentType } from 'react'
import type { Block, BlockOf } from './Block'
import { CardBlock } from './CardBlock'
import { ContactBlock } from './ContactBlock'
import { FaqBlock } from './FaqBlock'
import { GalleryBlock } from './GalleryBlock'
import { IntroBlock } from './IntroBlock'
import { NewsBlock } from './NewsBlock'
import { TextBlock } from './TextBlock'
import { TextColumnsBlock } from './TextColumnsBlock'

type BlockComponents = { [Type in Block['__typename']]: ComponentType<{ block: BlockOf<Type> }> }

/** One component per type of block: a type without one does not compile. */
export const blockComponents: Record<Block['__typename'], ComponentType<never>> & BlockComponents = {
  CardBlock,
  ContactBlock,
  FaqBlock,
  GalleryBlock,
  IntroBlock,
  NewsBlock,
  TextBlock,
  TextColumnsBlock,
}
