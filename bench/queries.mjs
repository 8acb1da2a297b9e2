/** The queries of the front ends, as they send them. */

const newsList = `query ($language: Language!, $page: Int) {
  publicNews(language: $language, page: $page) {
    total
    items { id title url introOverview overviewImage { url width height widths } category { id title } createdAt }
  }
}`

const newsItem = `query ($url: String!) {
  publicNewsItemByUrl(url: $url) {
    id language title subtitle intro text url seoDescription
    image { url width height widths } category { id title } translation { language url } createdAt updatedAt
  }
}`

const managedNews = `query ($page: Int) {
  newsItems(filter: { language: nl }, sort: { field: updatedAt, order: desc }, page: $page, perPage: 25) {
    total
    items {
      id language title url version showInOverview createdAt updatedAt
      category { id title } overviewImage { url width height widths } translation { language url }
    }
  }
}`

/**
 * @param {string} query
 * @param {Record<string, unknown>} variables
 * @param {Record<string, string>} [headers]
 * @returns {import('./rawRequest.mjs').Request}
 */
function post(query, variables, headers = {}) {
  return {
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  }
}

/** @param {number} page */
export function publicNewsList(page) {
  return post(newsList, { language: 'nl', page })
}

/** @param {string} url */
export function publicNewsItem(url) {
  return post(newsItem, { url })
}

/**
 * @param {number} page
 * @param {Record<string, string>} headers of a session
 */
export function managedNewsList(page, headers) {
  return post(managedNews, { page }, headers)
}
