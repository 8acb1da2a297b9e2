import { pages } from '../../../demo/content/pages.js'
import { sharedBlocks } from '../../../demo/content/sharedBlocks.js'
import type { Demo } from '../demo/Demo.js'
import { loadPairs } from '../demo/loadPairs.js'
import { Page } from './Page.js'
import { SharedBlock } from './shared/SharedBlock.js'

/** The pages of the shop, and the blocks that several of them have. */
export async function loadDemoPages(demo: Demo): Promise<void> {
  await loadPairs(demo, SharedBlock, sharedBlocks)
  await loadPairs(demo, Page, pages)
}
