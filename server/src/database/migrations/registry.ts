import { FirstTables1763700000000 } from './1763700000000-FirstTables.js'
import { NewsCategories1763700000001 } from './1763700000001-NewsCategories.js'

/** Every migration, in its order. */
export const migrations = [FirstTables1763700000000, NewsCategories1763700000001]
