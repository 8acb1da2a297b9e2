import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { dataOf, type Rest, restClient } from './restClient.js'
import { uploadPicture } from './uploadPicture.js'

interface Shown {
  id: number
  title: string
  url: string
  language: string
}

describe.each(bothDatabases)('public reads over REST, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let admin: Rest
  let rest: Rest
  let category: number
  let group: number
  /** Ids of the Dutch news items, oldest first. */
  const news: number[] = []
  /** Ids of the Dutch tips, oldest first. */
  const tips: number[] = []

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    const headers = await shop.login('cms-admin')
    admin = restClient(shop, headers)
    rest = restClient(shop)
    const picture = await uploadPicture(shop, headers)
    category = await added('news-categories/add-news-category', { language: 'nl', title: 'Waarschuwing' })
    group = await added('news-groups/add-news-group', { language: 'nl', title: 'Reeks' })
    for (let number = 1; number <= 11; number++) {
      const id = await added('news-item/add-news', {
        language: 'nl',
        title: `Bericht ${number}`,
        overview_image: picture,
        category: number <= 3 ? category : null,
        group: number === 3 ? group : null,
        show_in_overview: number !== 11,
      })
      news.push(id)
    }
    await added('news-item/add-news', { language: 'en', title: 'A message', overview_image: picture })
    for (let stock = 0; stock <= 10; stock++) {
      await added('products/add-product', { language: 'nl', title: `Laptop ${stock}`, price: 100 + stock, stock })
    }
    for (let number = 1; number <= 10; number++) {
      tips.push(await added('tips/add-tip', { language: 'nl', title: `Tip ${number}` }))
    }
    await added('tips/add-tip', { language: 'en', title: 'A tip' })
    const repair = await added('service-groups/add-service-group', {
      language: 'nl',
      title: 'Reparatie',
      icon: 'repair',
    })
    await added('services/add-service', { language: 'nl', title: 'Scherm vervangen', icon: 'screen', group: repair })
    await added('services/add-service', { language: 'en', title: 'Replacing a screen' })
    await added('reviews/add-review', { language: 'nl', name: 'Anna', text: 'Snel geholpen.', source: 'Google' })
    await added('reviews/add-review', { language: 'en', name: 'Ben', text: 'Quick.' })
    await added('features/add-feature', { language: 'nl', title: 'Snel', icon: 'fast' })
    await added('features/add-feature', { language: 'en', title: 'Fast', icon: 'fast' })
    await added('pages/add-page', { language: 'nl', title: 'Zichtbaar', menu_title: 'Menu' })
    await added('pages/add-page', { language: 'nl', title: 'Verborgen', visible: false })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function added(path: string, body: object): Promise<number> {
    const answer = await admin<Shown>('POST', path, body)
    expect(answer).toMatchObject({ status: 201 })
    return dataOf(answer).id
  }

  async function shown(path: string): Promise<Shown[]> {
    const answer = await rest<Shown[]>('GET', path)
    expect(answer).toMatchObject({ status: 200, body: { meta: { total: expect.any(Number) } } })
    return dataOf(answer)
  }
  const titles = async (path: string) => (await shown(path)).map(({ title }) => title)
  const data = async (path: string) => (await rest('GET', path)).body.data

  it('[R40] [P9] answers visible pages, and features of the language asked for', async () => {
    expect(await titles('public-pages/nl')).toEqual(['Zichtbaar'])
    expect(await titles('public-pages/en')).toEqual([])
    expect(await titles('public-features')).toEqual(['Snel'])
    expect(await titles('public-features?language=en')).toEqual(['Fast'])
  })

  it('[R40] answers services and reviews of the language asked for', async () => {
    expect(await titles('public-services')).toEqual(['Scherm vervangen'])
    expect(await titles('public-services?language=en')).toEqual(['Replacing a screen'])
    expect(await shown('public-reviews')).toMatchObject([{ name: 'Anna', text: 'Snel geholpen.', source: 'Google' }])
    expect(await shown('public-reviews?language=en')).toMatchObject([{ name: 'Ben', source: null }])
  })

  it('[R47] answers tips nine a page, their number, all of them, some at random, and one by its url or id', async () => {
    const newestFirst = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Tip ${number}`)
    expect(await titles('public-tips/nl/1')).toEqual(newestFirst.slice(0, 9))
    expect(await titles('public-tips/nl/2')).toEqual(['Tip 1'])
    expect(await titles('public-tips/nl/3')).toEqual([])
    expect(await data('public-tips-count/nl')).toBe(10)
    expect(await titles('public-tips-all/nl')).toEqual(newestFirst)
    expect(new Set((await shown('random-tips/4')).map(({ id }) => id)).size).toBe(4)
    expect(await titles('random-tips/9?language=en')).toEqual(['A tip'])
    for (const count of [0, 10]) expect((await rest('GET', `random-tips/${count}`)).status).toBe(400)
    expect(await data('public-tip-exists/tip-3')).toBe(true)
    expect(await data('public-tip-exists/onbekend')).toBe(false)
    expect(await data('public-tip-by-url/tip-3')).toMatchObject({ id: tips[2], title: 'Tip 3' })
    expect(await data(`public-tip-by-id/${tips[2]}`)).toEqual(await data('public-tip-by-url/tip-3'))
    for (const path of ['public-tip-by-url/onbekend', 'public-tip-by-id/9999']) {
      expect(await rest('GET', path)).toMatchObject({ status: 404, body: { message: 'Tip not found' } })
    }
  })

  it('[R41] answers nine news items of the overview a page, newest first, and their number', async () => {
    expect(await titles('public-news/nl/1')).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Bericht ${number}`))
    expect(await titles('public-news/nl/2')).toEqual(['Bericht 1'])
    expect(await data('public-news-count/nl')).toBe(10)
    expect(await data('public-news-count/en')).toBe(1)
  })

  it('[R42] finds one news item by its url and by its id', async () => {
    expect(await data('public-news-item-by-url/bericht-2')).toMatchObject({ id: news[1], category })
    expect(await data(`public-news-by-id/${news[1]}`)).toEqual(await data('public-news-item-by-url/bericht-2'))
    expect(await data('public-news-item-exists/bericht-2')).toBe(true)
  })

  it('[R43] selects random news, each item once', async () => {
    for (const count of [1, 4, 9]) {
      const random = await shown(`random-news/${count}`)
      expect(new Set(random.map(({ id }) => id)).size).toBe(count)
      expect(random.every(({ language }) => language === 'nl')).toBe(true)
    }
    expect(await titles('random-news/9?language=en')).toEqual(['A message'])
    const draws = await Promise.all(Array.from({ length: 20 }, () => titles('random-news/4')))
    expect(new Set(draws.map((random) => random.join())).size).toBeGreaterThan(1)
  })

  it('[R43] answers the news of the past year', async () => {
    const old = new Date(Date.now() - 370 * 24 * 60 * 60 * 1000).toISOString()
    await shop.services.database.write((manager) => manager.update('NewsItem', { id: news[0] }, { createdAt: old }))
    shop.services.contentChanged()
    const found = await titles('public-news-past-year/nl')
    expect(found[0]).toBe('Bericht 11')
    expect(found).toHaveLength(10)
    expect(found).not.toContain('Bericht 1')
  })

  it('[R45] finds news by category or group, by id or by title', async () => {
    const inCategory = ['Bericht 3', 'Bericht 2', 'Bericht 1']
    expect(await titles(`public-news-by-field-value/nl/category/${category}`)).toEqual(inCategory)
    expect(await titles('public-news-by-field-value/nl/category/waarschuwing')).toEqual(inCategory)
    expect(await titles(`public-news-by-field-value/nl/news_group/${group}`)).toEqual(['Bericht 3'])
    expect(await rest('GET', 'public-news-by-field-value/nl/category/Onbekend')).toMatchObject({ status: 404 })
    expect(await rest('GET', 'public-news-by-field-value/nl/title/x')).toMatchObject({ status: 400 })
  })

  it('[R46] [R51] answers specific news in the order asked for, without what is not there', async () => {
    const [first, second, third] = news
    expect(await titles(`specific-news-items/nl/${second}`)).toEqual(['Bericht 2'])
    const asked = `specific-news-items/nl/${third},9999,${first},${second}`
    expect(await titles(asked)).toEqual(['Bericht 3', 'Bericht 1', 'Bericht 2'])
    expect(await titles(`specific-news-items/en/${first}`)).toEqual([])
    expect(await rest('GET', `specific-news-items/nl/${first},x`)).toMatchObject({ status: 400 })
  })

  it('[R49] answers nine products a page, their number, and one by its url', async () => {
    expect(await shown('public-products/nl/1')).toHaveLength(9)
    expect(await titles('public-products/nl/2')).toEqual(['Laptop 1', 'Laptop 0'])
    expect(await data('public-products-count/nl')).toBe(11)
    expect(await data('public-product-exists/laptop-4')).toBe(true)
    expect(await data('public-product-by-url/laptop-4')).toMatchObject({
      title: 'Laptop 4',
      price: 104,
      condition: 'new',
    })
  })

  it('[R51] answers 404 to what is not there, false for checks of existence, and no rows past the end', async () => {
    for (const path of ['public-news-item-by-url/x', 'public-news-by-id/9999', 'public-product-by-url/x']) {
      expect(await rest('GET', path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    for (const path of ['public-news-item-exists/x', 'public-product-exists/x']) {
      expect(await rest('GET', path)).toMatchObject({ status: 200, body: { data: false } })
    }
    for (const path of ['public-news/nl/99', 'public-products/nl/99']) expect(await shown(path)).toEqual([])
    for (const path of ['random-news/0', 'random-news/10', 'random-news/x', 'public-news/nl/0']) {
      expect(await rest('GET', path)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    }
  })

  it('[R52] shows no more of a product’s stock than its availability', async () => {
    const products = [0, 1, 2, 3].map((stock) => data(`public-product-by-url/laptop-${stock}`))
    expect(await Promise.all(products)).toMatchObject(
      ['sold-out', 'last-items', 'last-items', 'in-stock'].map((availability) => ({ availability })),
    )
    for (const product of await Promise.all(products)) expect(product).not.toHaveProperty('stock')
  })

  it('[R39] answers cms-admin whether a title is taken', async () => {
    const taken = async (path: string) => (await admin('GET', path)).body.data
    expect(await taken('news-item-title-exists/%20BERICHT%202')).toBe(true)
    expect(await taken('news-item-title-exists/bericht%202?language=en')).toBe(false)
    expect(await taken(`news-item-title-exists/bericht%202?except=${news[1]}`)).toBe(false)
    expect(await taken(`news-item-title-exists/bericht%202?except=${news[2]}`)).toBe(true)
    expect(await taken('page-menu-title-exists/menu')).toBe(true)
    expect(await taken('page-menu-title-exists/zichtbaar')).toBe(false)
    expect(await taken('tip-title-exists/TIP%203')).toBe(true)
    expect(await taken('product-title-exists/laptop%204')).toBe(true)
    expect(await rest('GET', 'product-title-exists/laptop%204')).toMatchObject({ status: 401 })
  })
})
