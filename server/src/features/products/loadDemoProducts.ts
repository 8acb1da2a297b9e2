import { products } from '../../../demo/content/products.js'
import type { Demo } from '../demo/Demo.js'
import { loadPairs } from '../demo/loadPairs.js'
import { Product } from './Product.js'

/** What the shop sells. */
export async function loadDemoProducts(demo: Demo): Promise<void> {
  await loadPairs(demo, Product, products)
}
