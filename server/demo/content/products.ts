import { accessories } from './products/accessories.js'
import { newComputers } from './products/newComputers.js'
import { refurbishedComputers } from './products/refurbishedComputers.js'
import { softwareProducts } from './products/software.js'
import type { DemoProduct } from './types.js'

/** Every product of the demo shop, oldest first. */
export const products: DemoProduct[] = [
  ...refurbishedComputers,
  ...newComputers,
  ...accessories,
  ...softwareProducts,
].sort((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''))
