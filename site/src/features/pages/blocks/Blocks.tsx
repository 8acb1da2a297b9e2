import { type ComponentType, createElement, Fragment } from 'react'
import type { Block, BlockOf } from './Block'
import { loadedBlocks } from './loadBlocks'

/** By type; loadBlocks.ts does not compile without one for each. */
type BlockComponents = { [Type in Block['__typename']]: ComponentType<{ block: BlockOf<Type> }> }

/** The blocks of a page. The loader of the page has loaded their components. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return createElement(Fragment, null, ...blocks.map(blockElement))
}

function blockElement(block: Block) {
  const components: Partial<BlockComponents> = loadedBlocks
  // Which of its members this is, the compiler cannot follow.
  const component = components[block.__typename] as ComponentType<{ block: Block }>
  return createElement(component, { block })
}
