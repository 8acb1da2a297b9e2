import type { BlockOptionFieldsFragment, PageFieldsFragment } from '../../../generated/graphql'

/** A part of a page. */
export type Block = PageFieldsFragment['blocks'][number]

export type BlockOf<Type extends Block['__typename']> = Extract<Block, { __typename: Type }>

/** What every type of block carries. */
export type BlockOptions = BlockOptionFieldsFragment

/** The level of the headings within a block: below its own title where it has one. */
export function partLevel({ title }: Pick<BlockOptions, 'title'>): 2 | 3 {
  return title ? 3 : 2
}
