import { tips } from '../../../demo/content/tips.js'
import type { Demo } from '../demo/Demo.js'
import { loadPairs } from '../demo/loadPairs.js'
import { Tip } from './Tip.js'

/** What the shop advises. */
export async function loadDemoTips(demo: Demo): Promise<void> {
  await loadPairs(demo, Tip, tips)
}
