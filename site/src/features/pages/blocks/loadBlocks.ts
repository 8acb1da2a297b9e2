import { loadCode } from '../../../kernel/data/loadCode'
import type { Block } from './Block'
import type * as richBlocks from './richBlocks'
import type * as textBlocks from './textBlocks'

type BlockType = Block['__typename']

/** Blocks with little more code than a text are loaded apart from the others, which fewer pages have. */
const isText: Record<keyof typeof textBlocks, true> & { [Type in Exclude<BlockType, keyof typeof richBlocks>]: true } =
  {
    BigContactButtonBlock: true,
    FaqBlock: true,
    IntroBlock: true,
    TextBlock: true,
    TextColumnsBlock: true,
  }

/** The components of blocks, once they are loaded. */
export const loadedBlocks: Partial<typeof textBlocks & typeof richBlocks> = {}

const load = {
  textBlocks: () => import('./textBlocks'),
  richBlocks: () => import('./richBlocks'),
}

/** Loads the components of these blocks. */
export async function loadBlocks(blocks: Pick<Block, '__typename'>[]): Promise<void> {
  const modules = await loadCode(() => Promise.all(modulesOf(blocks).map((name) => load[name]())))
  for (const components of modules) Object.assign(loadedBlocks, components)
}

/** The files that have the components of these blocks. */
export function modulesOf(blocks: Pick<Block, '__typename'>[]): (keyof typeof load)[] {
  return [...new Set(blocks.map(({ __typename: type }) => (type in isText ? 'textBlocks' : 'richBlocks')))]
}
