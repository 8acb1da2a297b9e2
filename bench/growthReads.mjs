/**
 * @typedef {import('../scripts/house/session.mjs').Session} Session
 * @typedef {import('./rawRequest.mjs').Request} Request
 *
 * @typedef {object} Field
 * @property {string} name
 * @property {string} kind
 * @property {boolean} sortable
 * @property {boolean} filterable
 * @property {Array<{value: string}> | null} choices
 *
 * @typedef {object} Entity
 * @property {string} name
 * @property {string} plural
 * @property {string} titleField
 * @property {boolean} hasList
 * @property {boolean} isTranslated
 * @property {Field[]} fields
 */

/** What the back office is built from. */
const catalogue = `{ managedEntities {
  name plural titleField hasList isTranslated fields { name kind sortable filterable choices { value } }
} }`

/** A page that is reached by its number, and not by its order. */
const deepPage = 300

/**
 * What is read in a shop, by what it is called: every list in every order that it can be sorted in and by every filter with choices,
 * deep pages, search, the dashboard, figures, and what visitors read.
 * @param {Session} session of the owner
 * @returns {Promise<Record<string, Request>>}
 */
export async function growthReads(session) {
  /** @type {{managedEntities: Entity[]}} */
  const { managedEntities } = await session.graphql(catalogue)
  const listed = managedEntities.filter(({ hasList }) => hasList)
  /** @type {Record<string, string>} */
  const queries = {}
  for (const entity of listed) Object.assign(queries, listQueries(entity))
  const urls = await publicUrls(session)
  const first = await firstRecords(session)
  Object.assign(queries, dashboardQueries(listed), {
    'figures of three years': `{ figures(from: "${yearsAgo(3, 2)}", until: "${yearsAgo(0)}") {
        weeks { week takenIn finished } months { month jobs turnover } quotes { month sent accepted share }
        statuses { jobKind status stays days } services { service jobs days }
      } }`,
    'figures of a month': `{ figures(from: "${daysAgo(30)}", until: "${yearsAgo(0)}") {
        weeks { week takenIn finished } months { month jobs turnover } quotes { month sent accepted share }
        statuses { jobKind status stays days } services { service jobs days }
      } }`,
    inbox: '{ inbox { total items { id kind name createdAt } } }',
    'inbox: search, found once': '{ inbox(search: "Lotte") { total items { id kind name } } }',
    'inbox: open': '{ inbox(state: open) { total items { id kind name } } }',
    demoShop: '{ demoShop { counts { entity unchanged changed own } } }',
    media: '{ mediaFiles { total items { name } } }',
    'media: unused': '{ mediaFiles(unused: true) { total items { name } } }',
    bin: '{ bin { total items { record } } }',
    agenda: `{ agenda(from: "${daysAgo(3)}", to: "${daysAgo(-3)}") { appointments { id name startsAt } } }`,
    'history of a record': `{ recordHistory(entity: product, id: ${first.product}) { total } }`,
    'uses of a product': `{ usesOf(entity: product, id: ${first.product}) { entity id } }`,
    'uses of a customer': `{ usesOf(entity: customer, id: ${first.customer}) { entity id } }`,
    'data of a customer': `{ customerData(id: ${first.customer}) { jobs } }`,
    'export of a customer': `{ exportCustomer(id: ${first.customer}) }`,
    'a title that is free': '{ titleExists(entity: product, language: nl, title: "Nergens te vinden") }',
  })
  const visitors = {
    'products, page 1':
      '{ publicProducts(language: nl) { total items { id title url price availability createdAt } } }',
    'products, a deep page': `{ publicProducts(language: nl, page: ${deepPage}) { total items { id title } } }`,
    'products, cheapest first': '{ publicProducts(language: nl, sort: cheapest) { total items { id title } } }',
    'products in stock': '{ publicProducts(language: nl, inStock: true) { total items { id title } } }',
    'products of a type': '{ publicProducts(language: nl, type: secondhand) { total items { id title } } }',
    'product, by url': `{ publicProductByUrl(url: "${urls.product}") { id title specifications } }`,
    'choices of products': '{ publicProductChoices(language: nl) { brands { value count } } }',
    'neighbours of a product': `{ publicProductNeighbours(id: ${first.product}) { newer { id } older { id } related { id title } } }`,
    'news, page 1': '{ publicNews(language: nl) { total items { id title url createdAt } } }',
    'news, by url': `{ publicNewsItemByUrl(url: "${urls.news}") { id title text } }`,
    'news, at random': '{ publicRandomNews(language: nl, count: 3) { id title } }',
    'tips, page 1': '{ publicTips(language: nl) { total items { id title } } }',
    'tips, at random': '{ publicRandomTips(language: nl, count: 3) { id title } }',
    'reviews that fit one answer': '{ publicReviews(language: nl) { id name } }',
    'search of visitors': '{ publicSearch(language: nl, q: "laptop") { total } }',
    services: '{ publicServices(language: nl) { id title } }',
  }
  const asked = (/** @type {string} */ query, headers = {}) => ({
    path: '/graphql',
    method: /** @type {const} */ ('POST'),
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
  return {
    ...Object.fromEntries(Object.entries(queries).map(([title, query]) => [title, asked(query, session.headers)])),
    ...Object.fromEntries(Object.entries(visitors).map(([title, query]) => [`visitors: ${title}`, asked(query)])),
    'visitors: sitemap': { path: '/sitemap.xml' },
    'visitors: home': { path: '/nl' },
    'REST: jobs, page 1': { path: '/api/statuses-repair?per_page=25', headers: session.headers },
  }
}

/** @param {Entity} entity */
function listQueries({ plural, titleField, isTranslated, fields }) {
  const answers = `{ total items { id ${titleField === 'id' ? '' : titleField} } }`
  const list = (/** @type {string} */ given) => `{ ${plural}(${given}) ${answers} }`
  const newest = 'sort: { field: updatedAt, order: desc }, perPage: 25'
  /** @type {Record<string, string>} */
  const queries = {
    [`${plural}: page 1`]: list(newest),
    [`${plural}: a deep page`]: list(`${newest}, page: ${deepPage}`),
    [`${plural}: search, found everywhere`]: list(`filter: { search: "en" }, ${newest}`),
    [`${plural}: search, found seldom`]: list(`filter: { search: "laptop" }, ${newest}`),
    [`${plural}: search, found nowhere`]: list(`filter: { search: "xqzxqz" }, ${newest}`),
  }
  if (isTranslated) {
    queries[`${plural}: one language`] = list(`filter: { language: nl }, ${newest}`)
    queries[`${plural}: siblings as one`] = list(`filter: { siblingsAsOne: true }, ${newest}`)
  }
  for (const field of fields) {
    if (field.sortable) {
      for (const order of ['asc', 'desc']) {
        queries[`${plural}: by ${field.name}, ${order}`] = list(
          `sort: { field: ${field.name}, order: ${order} }, perPage: 25`,
        )
      }
    }
    if (!field.filterable) continue
    for (const { value } of field.choices ?? []) {
      const written = value.includes('-') ? value.replaceAll('-', '_') : value
      queries[`${plural}: ${field.name} ${value}`] = list(`filter: { ${field.name}: ${written} }, ${newest}`)
    }
    if (field.kind !== 'boolean') continue
    for (const value of [true, false])
      queries[`${plural}: ${field.name} ${value}`] = list(`filter: { ${field.name}: ${value} }, ${newest}`)
  }
  return queries
}

/** @param {Entity[]} entities */
function dashboardQueries(entities) {
  const jobs = entities.flatMap(({ name, plural, fields }) =>
    (
      fields.find((field) => field.name === 'status' && field.choices?.some(({ value }) => value === 'finished'))
        ?.choices ?? []
    ).map(({ value }) => {
      const written = value.replaceAll('-', '_')
      return `${name}_${written}: ${plural}(filter: { status: ${written} }, sort: { field: intakeDate }, perPage: 5) {
          total items { id currentStatus intakeDate createdAt customer { name } }
        }`
    }),
  )
  const messages = entities
    .filter(({ fields }) => fields.some(({ name, filterable }) => name === 'isRead' && filterable))
    .map(
      ({ name, plural }) =>
        `${name}: ${plural}(filter: { isRead: false }, sort: { field: createdAt, order: desc }, perPage: 3) { total items { id name createdAt } }`,
    )
  const stock = entities
    .filter(({ fields }) => fields.some(({ name, sortable }) => name === 'stock' && sortable))
    .map(({ name, plural, isTranslated, titleField }) => {
      const filter = isTranslated ? 'filter: { language: nl }, ' : ''
      return `${name}_stock: ${plural}(${filter}sort: { field: stock }, perPage: 50) { total items { id stock ${titleField} } }`
    })
  const translated = entities
    .filter(({ isTranslated }) => isTranslated)
    .flatMap(({ name, plural, titleField }) =>
      ['missing', 'outdated'].map(
        (state) => `${name}_${state}: ${plural}(
          filter: { translationState: ${state} }, sort: { field: updatedAt, order: desc }, perPage: 6
        ) { total items { id language updatedAt ${titleField} } }`,
      ),
    )
  return {
    'dashboard: jobs': `{ ${jobs.join('\n')} }`,
    'dashboard: messages and reviews': `{ ${messages.join('\n')} reviews(filter: { visible: false }, perPage: 1) { total items { id } } }`,
    'dashboard: stock': `{ ${stock.join('\n')} pages(perPage: 1) { total items { id } } }`,
    'dashboard: translations': `{ ${translated.join('\n')} }`,
    'dashboard: activity': `{
      pageViews(days: 30) { perDay { day views } perPath { path title views } }
      latestChanges(count: 40) { id entity record title detail action userName at }
      shopSetup { isEnded } failedMails mailConnection { situation waiting } backupState { warning }
      onboarding { task isDone } unreadExamples { entity id title language } failingWebhooks
    }`,
    'dashboard: waiting jobs': '{ waitingJobs { entity job number customerName since unread text } }',
  }
}

/** @param {Session} session */
async function publicUrls(session) {
  /** @type {Record<'news' | 'products', {items: Array<{url: string}>}>} */
  const { news, products } = await session.graphql(
    '{ news: publicNews(language: nl) { items { url } } products: publicProducts(language: nl) { items { url } } }',
  )
  return { news: news.items[0]?.url ?? '', product: products.items[0]?.url ?? '' }
}

/** @param {Session} session */
async function firstRecords(session) {
  /** @type {Record<'products' | 'statusesRepair', {items: Array<{id: number, customer: {id: number}}>}>} */
  const { products, statusesRepair } = await session.graphql(
    '{ products(filter: { language: nl }, perPage: 1) { items { id } } statusesRepair(perPage: 1) { items { id customer { id } } } }',
  )
  return { product: products.items[0]?.id ?? 0, customer: statusesRepair.items[0]?.customer.id ?? 0 }
}

/** @param {number} days */
const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/**
 * @param {number} years
 * @param {number} [less] days that are left out of them
 */
const yearsAgo = (years, less = 0) => daysAgo(years * 365 - less)
