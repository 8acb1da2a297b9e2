import type { Class } from '../fields/FieldDescription.js'
import { Feature } from './Feature.js'
import { NewsCategory } from './NewsCategory.js'
import { NewsGroup } from './NewsGroup.js'
import { NewsItem } from './NewsItem.js'
import { Page } from './Page.js'
import { Product } from './Product.js'

/** Every entity that is managed in the back office, in the order of its menu. */
export const entities: readonly Class[] = [Page, NewsItem, NewsCategory, NewsGroup, Feature, Product]
