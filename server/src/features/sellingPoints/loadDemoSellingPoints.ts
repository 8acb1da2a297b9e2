import { features } from '../../../demo/content/features.js'
import type { Demo } from '../demo/Demo.js'
import { loadPairs } from '../demo/loadPairs.js'
import { Feature } from './entity/Feature.js'

/** What the shop stands for. */
export async function loadDemoSellingPoints(demo: Demo): Promise<void> {
  await loadPairs(demo, Feature, features)
}
