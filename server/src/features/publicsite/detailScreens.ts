import type { Class } from '../../kernel/fields/FieldDescription.js'
import type { Screen } from '../../kernel/shared/screens.js'
import { NewsItem } from '../news/NewsItem.js'
import { Product } from '../products/Product.js'
import { Tip } from '../tips/Tip.js'

/** The screens below which each record of a kind has an address of its own. */
export const detailScreens: readonly { screen: Screen; type: Class }[] = [
  { screen: 'news', type: NewsItem },
  { screen: 'tips', type: Tip },
  { screen: 'products', type: Product },
]
