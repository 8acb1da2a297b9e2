import { parts } from '../../../demo/content/parts.js'
import type { Demo } from '../demo/Demo.js'
import { loadRecord } from '../demo/loadPairs.js'
import { ZzpProduct } from './ZzpProduct.js'

/** The stock of the partner. */
export async function loadDemoStock(demo: Demo): Promise<void> {
  for (const part of parts) {
    const id = await loadRecord(demo, ZzpProduct, part)
    demo.inputs.know(ZzpProduct, part.title, { nl: id, en: id })
  }
}
