import { entities } from '../entities/registry.js'
import type { Class } from '../fields/FieldDescription.js'
import { type ManagedEntity, managedEntity } from '../fields/Managed.js'
import { defaultLanguage } from '../publicsite/screens.js'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * How the value of an operation is put into an answer: as it is; as rows with their number beside them; as that
 * number alone; as whether there is one; or, of an image, as `{data: address}`, which rich text editors expect.
 */
export type AnswerForm = 'value' | 'rows' | 'total' | 'exists' | 'address'

/** One call of REST: which operation of GraphQL it is, and how the two fit together. Nothing is decided in it. */
export interface RestRoute {
  method: Method
  /** Under `/api/`. What stands in braces is an argument of the operation. */
  path: string
  operation: string
  /** The arguments that go by another name in the path. */
  renamed?: Record<string, string>
  /** Arguments that may stand in the query, with what holds when they do not. */
  query?: Record<string, unknown>
  /** Arguments that are the same for every call. */
  fixed?: Record<string, unknown>
  /** Whether `page` and `per_page` give pages of a list that is whole without them. */
  isPaged?: boolean
  /** What the body is: the argument `input`, all arguments, or a form with an image. */
  body?: 'input' | 'arguments' | 'image'
  /** Names that the body may have and that change nothing. */
  ignored?: readonly string[]
  answer: AnswerForm
  status?: 201
}

/** The names of an entity's calls: its list, one record, and what adds one. */
interface EntityNames {
  list: string
  one: string
  nextId?: string
  /** Left out when records come to be in another way. */
  add?: string
}

/** A name for each managed entity; its calls follow. */
const entityNames: Record<string, EntityNames> = {
  page: { list: 'pages', one: 'page', nextId: 'pages/next-page-id', add: 'pages/add-page' },
  newsItem: { list: 'news', one: 'news-item', nextId: 'news-item/next-news-id', add: 'news-item/add-news' },
  newsCategory: {
    list: 'news-categories',
    one: 'news-category',
    nextId: 'news-categories/next-news-category-id',
    add: 'news-categories/add-news-category',
  },
  newsGroup: {
    list: 'news-groups',
    one: 'news-group',
    nextId: 'news-groups/next-news-group-id',
    add: 'news-groups/add-news-group',
  },
  feature: { list: 'features', one: 'feature', nextId: 'features/next-feature-id', add: 'features/add-feature' },
  product: { list: 'products', one: 'product', nextId: 'products/next-product-id', add: 'products/add-product' },
}

function managedRoutes(entity: ManagedEntity, names: EntityNames): RestRoute[] {
  const { name: one, plural, type } = entity
  const id = '/{id}'
  const routes: RestRoute[] = [
    { method: 'GET', path: names.list, operation: plural, isPaged: true, answer: 'rows' },
    { method: 'GET', path: names.one + id, operation: one, answer: 'value' },
    { method: 'PUT', path: `${names.one}/edit${id}`, operation: `update${type.name}`, body: 'input', answer: 'value' },
    { method: 'DELETE', path: `${names.one}/delete${id}`, operation: `delete${type.name}`, answer: 'value' },
  ]
  if (names.nextId) {
    routes.push({ method: 'GET', path: names.nextId, operation: `next${type.name}Id`, answer: 'value' })
  }
  if (names.add) {
    const operation = `create${type.name}`
    routes.push({ method: 'POST', path: names.add, operation, body: 'input', answer: 'value', status: 201 })
  }
  return routes
}

function routesOf(type: Class): RestRoute[] {
  const entity = managedEntity(type)
  const names = entityNames[entity.name]
  if (!names) throw new Error(`${entity.name} has no names in REST`)
  return managedRoutes(entity, names)
}

function read(path: string, operation: string, answer: AnswerForm, more: Partial<RestRoute> = {}): RestRoute {
  return { method: 'GET', path, operation, answer, ...more }
}

const inLanguage = { query: { language: defaultLanguage } }
const titleQuery = { language: defaultLanguage, except: undefined }

const sessionRoutes: RestRoute[] = [
  { method: 'POST', path: 'login', operation: 'login', body: 'arguments', answer: 'value' },
  { method: 'POST', path: 'logout', operation: 'logout', body: 'arguments', ignored: ['role'], answer: 'value' },
]

const titleRoutes: RestRoute[] = [
  read('page-menu-title-exists/{title}', 'titleExists', 'value', { fixed: { entity: 'page' }, query: titleQuery }),
  read('news-item-title-exists/{title}', 'titleExists', 'value', { fixed: { entity: 'newsItem' }, query: titleQuery }),
  read('product-title-exists/{title}', 'titleExists', 'value', { fixed: { entity: 'product' }, query: titleQuery }),
]

const uploadRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: 'image-upload/tiny-mce-upload',
    operation: 'uploadImage',
    body: 'image',
    answer: 'address',
  },
]

const publicRoutes: RestRoute[] = [
  read('public-pages/{language}', 'publicPages', 'rows'),
  read('public-features', 'publicFeatures', 'rows', inLanguage),
  read('public-news/{language}/{page}', 'publicNews', 'rows'),
  read('public-news-count/{language}', 'publicNews', 'total'),
  read('public-news-item-exists/{url}', 'publicNewsItemByUrl', 'exists'),
  read('public-news-item-by-url/{url}', 'publicNewsItemByUrl', 'value'),
  read('public-news-by-id/{id}', 'publicNewsItemById', 'value'),
  read('random-news/{n}', 'publicRandomNews', 'rows', { renamed: { n: 'count' }, ...inLanguage }),
  read('public-news-past-year/{language}', 'publicNewsPastYear', 'rows'),
  read('public-news-by-field-value/{language}/{field}/{value}', 'publicNewsByField', 'rows'),
  read('specific-news-items/{language}/{ids}', 'publicSpecificNews', 'rows'),
  read('public-products/{language}/{page}', 'publicProducts', 'rows'),
  read('public-products-count/{language}', 'publicProducts', 'total'),
  read('public-product-exists/{url}', 'publicProductByUrl', 'exists'),
  read('public-product-by-url/{url}', 'publicProductByUrl', 'value'),
]

/** Every call of REST. */
export const restRoutesTable: readonly RestRoute[] = [
  ...sessionRoutes,
  ...entities.flatMap(routesOf),
  ...titleRoutes,
  ...publicRoutes,
  ...uploadRoutes,
]
