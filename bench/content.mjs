/** The content that is measured: the demo shop, with news up to a thousand items. */
import { setTimeout as wait } from 'node:timers/promises'
import { inRoot } from '../scripts/house/root.mjs'

/** @typedef {import('../scripts/house/session.mjs').Session} Session */

/** @typedef {{items: Array<{url: string}>}} Urls */

const newsWanted = 1000
/** Milliseconds. */
const maxForIndex = 5 * 60_000

/**
 * @param {Session} session
 * @returns {Promise<void>}
 */
export async function fillNews(session) {
  /** @type {{newsItems: {total: number, items: Array<{overviewImage: {url: string}, category: {id: number} | null}>}}} */
  const { newsItems } = await session.graphql(`{
    newsItems(filter: { language: nl }, perPage: 1) { total items { overviewImage { url } category { id } } }
  }`)
  const [model] = newsItems.items
  if (model === undefined) throw new Error('the demo shop has no news')
  const missing = Array.from({ length: newsWanted - newsItems.total }, (_, index) => index + 1)
  const text = '<p>Een bericht van gewone lengte, zoals de winkel er elke week een schrijft.</p>'.repeat(20)
  while (missing.length > 0) {
    await Promise.all(
      missing.splice(0, 8).map((number) =>
        session.graphql('mutation ($input: CreateNewsItemInput!) { createNewsItem(input: $input) { id } }', {
          input: {
            language: 'nl',
            title: `Bericht ${number} uit de werkplaats`,
            text,
            introOverview: 'Wat er deze week op de werkbank lag, en wat je ervan kunt leren.',
            overviewImage: model.overviewImage.url,
            category: model.category?.id,
            showInOverview: true,
          },
        }),
      ),
    )
  }
}

/**
 * A change of content like an editor's: the price of a product, up and down.
 * @param {Session} session
 * @returns {Promise<() => Promise<void>>}
 */
export async function priceChange(session) {
  /** @type {{products: {items: Array<{id: number, price: number}>}}} */
  const { products } = await session.graphql('{ products(perPage: 1) { items { id price } } }')
  const [product] = products.items
  if (product === undefined) throw new Error('the demo shop has no products')
  let turn = 0
  return async () => {
    turn += 1
    await session.graphql(
      'mutation ($id: Int!, $price: Money!) { updateProduct(id: $id, input: { price: $price }) { id } }',
      {
        id: product.id,
        price: product.price + (turn % 2),
      },
    )
  }
}

/**
 * Addresses of every kind of public screen, each once: all pages, both overviews, and details.
 * @param {Session} session
 * @returns {Promise<string[]>}
 */
export async function publicAddresses(session) {
  const { pageAddress, screenAddress } = await import(inRoot('server/compiled/src/kernel/shared/screens.js'))
  /** @type {{pages: Array<{fullUrl: string}>, news: Urls, products: Urls}} */
  const answers = await session.graphql(`{
    pages: publicPages(language: nl) { fullUrl }
    news: publicNews(language: nl) { items { url } }
    products: publicProducts(language: nl) { items { url } }
  }`)
  return [
    ...answers.pages.map((page) => pageAddress('nl', page.fullUrl)),
    screenAddress('news', 'nl'),
    screenAddress('products', 'nl'),
    ...answers.news.items.map(({ url }) => screenAddress('news', 'nl', url)),
    ...answers.products.items.map(({ url }) => screenAddress('products', 'nl', url)),
  ]
}

/**
 * @param {Session} session
 * @returns {Promise<string[]>} the urls of sixty news items
 */
export async function newsUrls(session) {
  /** @type {{newsItems: Urls}} */
  const { newsItems } = await session.graphql('{ newsItems(filter: { language: nl }, perPage: 60) { items { url } } }')
  return newsItems.items.map(({ url }) => url)
}

/**
 * Waits for the index of the search, which is built after the start while all reads wait for its turns.
 * @param {Session} session
 */
export async function untilSearched(session) {
  const deadline = Date.now() + maxForIndex
  for (;;) {
    try {
      await session.graphql('{ publicSearch(language: nl, q: "laptop") { total } }')
      return
    } catch (error) {
      // A search that has waited too long is answered that the shop is not available yet.
      if (Date.now() > deadline) throw error
      await wait(500)
    }
  }
}
