import { pages } from '../../../demo/content/pages.js'
import type { Demo } from '../demo/Demo.js'
import { loadPairs } from '../demo/loadPairs.js'
import { Page } from './Page.js'

/** The pages of the shop. */
export async function loadDemoPages(demo: Demo): Promise<void> {
  await loadPairs(demo, Page, pages)
}
