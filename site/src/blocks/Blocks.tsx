import { type ComponentType, createElement, Fragment } from 'react'
import type { Block } from './Block'
import { blockComponents } from './registry'

/** The blocks of a page. The loader of the page has loaded their components. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return createElement(Fragment, null, ...blocks.map(blockElement))
}

function blockElement(block: Block) {
  // The registry is exhaustive and typed per type; which of its members this is, the compiler cannot follow.
  const component = blockComponents[block.__typename] as ComponentType<{ block: Block }>
  return createElement(component, { block })
}
