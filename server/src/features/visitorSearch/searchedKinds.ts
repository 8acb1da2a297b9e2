import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { NewsItem } from '../news/NewsItem.js'
import { Page } from '../pages/Page.js'
import { Product } from '../products/Product.js'
import { Service } from '../services/Service.js'
import { Tip } from '../tips/Tip.js'

/** The entities that visitors search in. */
export const searchedTypes: readonly Class[] = [Page, Service, NewsItem, Tip, Product]

export const searchedKinds = defineChoice(
  'SearchedKind',
  ['page', 'service', 'newsItem', 'tip', 'product', 'action', 'overview', 'fact'],
  'What visitors find by searching: records; and what is none, as something to do, a list, or something to know of the shop.',
)
export type SearchedKind = ValueOf<typeof searchedKinds>

export function kindOf(type: Class): SearchedKind {
  return managedEntity(type).name as SearchedKind
}

export function typeOf(kind: string): Class {
  const type = searchedTypes.find((each) => kindOf(each) === kind)
  if (!type) throw new Error(`Visitors do not search in ${kind}`)
  return type
}
