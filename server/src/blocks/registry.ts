import type { BlockOptions } from './blockOptions.js'
import { CardBlock } from './CardBlock.js'
import { ContactBlock } from './ContactBlock.js'
import { FaqBlock } from './FaqBlock.js'
import { GalleryBlock } from './GalleryBlock.js'
import { IntroBlock } from './IntroBlock.js'
import { NewsBlock } from './NewsBlock.js'
import { TextBlock } from './TextBlock.js'
import { TextColumnsBlock } from './TextColumnsBlock.js'

/** Every kind of block a page may be built from, in the order of the back office's menu. */
export const pageBlocks = [
  TextBlock,
  IntroBlock,
  CardBlock,
  FaqBlock,
  NewsBlock,
  ContactBlock,
  GalleryBlock,
  TextColumnsBlock,
] as const

/** A block as it is kept: its options and its own fields, under the key of its type. */
export type Block = BlockOptions
