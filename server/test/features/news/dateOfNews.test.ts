import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

const ahead = '2199-05-01T08:00:00.000Z'
const later = '2199-06-01T08:00:00.000Z'

interface Item {
  id: number
  createdAt: string
  url: string
}

describe.each(bothDatabases)('the date of news, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  let number = 0

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const add = (input: object = {}, title = `Bericht ${++number}`) =>
    shop.create<Item>('NewsItem', { language: 'nl', title, overviewImage: shop.image, ...input }, 'id createdAt url')
  const change = async (id: number, input: object): Promise<string | undefined> =>
    (await shop.update('NewsItem', id, input, 'createdAt')).data?.createdAt as string | undefined
  const listed = async () => {
    const query = '{ publicNews(language: nl) { items { id createdAt } } }'
    const { data } = await shop.graphql<{ publicNews: { items: Item[] } }>(query)
    return data?.publicNews.items ?? []
  }
  const isNow = (instant: string | undefined) => Math.abs(Date.parse(instant ?? '') - Date.now()) < 60_000

  it('[L13] is when it was added where the owner says none', async () => {
    expect(isNow((await add()).createdAt)).toBe(true)
    expect(isNow((await add({ createdAt: null })).createdAt)).toBe(true)
  })

  it('[L13] can be set, and what visitors read follows at once: the date, the order and the feed', async () => {
    const [first, second] = [await add(), await add()]
    const order = async () => (await listed()).map(({ id }) => id).filter((id) => [first.id, second.id].includes(id))
    expect(await order()).toEqual([second.id, first.id])
    expect(await change(second.id, { createdAt: '2020-02-03T09:30:00.000Z' })).toBe('2020-02-03T09:30:00.000Z')
    expect(await order()).toEqual([first.id, second.id])
    expect((await listed()).find(({ id }) => id === second.id)?.createdAt).toBe('2020-02-03T09:30:00.000Z')
    const feed = await (await fetch(`${shop.url}/feed/nl.xml`)).text()
    expect(feed).toMatch(new RegExp(`news-item-${second.id}</guid>\\s*<pubDate>Mon, 03 Feb 2020 09:30:00 GMT`))
    // Another change leaves it alone, and so does taking it away.
    expect(await change(second.id, { subtitle: 'Anders' })).toBe('2020-02-03T09:30:00.000Z')
    expect(await change(second.id, { createdAt: null })).toBe('2020-02-03T09:30:00.000Z')
  })

  it('[L13] a program sets it too, as created_at; other records know none, as before', async () => {
    const headers = { ...(await shop.login()), 'content-type': 'application/json' }
    const send = async (method: string, path: string, body: object) => {
      const answer = await fetch(`${shop.url}/api${path}`, { method, headers, body: JSON.stringify(body) })
      return { status: answer.status, ...((await answer.json()) as { data?: { id: number; created_at: string } }) }
    }
    const date = '2021-01-01T00:00:00.000Z'
    const { id } = await add()
    const edited = await send('PUT', `/news-item/edit/${id}`, { title: 'Van een programma', created_at: date })
    expect([edited.status, edited.data?.created_at]).toEqual([200, date])
    const words = { language: 'nl', overview_image: shop.image, created_at: '2021-01-01T00:00:00Z' }
    const added = await send('POST', '/news-item/add-news', { ...words, title: 'Nog een van een programma' })
    expect([added.status, added.data?.created_at]).toEqual([201, date])
    const tip = await send('POST', '/tips/add-tip', { language: 'nl', title: 'Een tip', created_at: date })
    expect(tip.status).toBe(400)
  })

  it('[L13] of what is planned it is when it begins, until the owner sets another', async () => {
    const planned = await add({ visibleFrom: ahead })
    expect(planned.createdAt).toBe(ahead)
    expect(await change(planned.id, { visibleFrom: later })).toBe(later)
    expect(isNow(await change(planned.id, { visibleFrom: null }))).toBe(true)
    expect(await change(planned.id, { visibleFrom: ahead })).toBe(ahead)
    expect(await change(planned.id, { createdAt: '2199-04-01T00:00:00.000Z' })).toBe('2199-04-01T00:00:00.000Z')
    expect(await change(planned.id, { visibleFrom: later })).toBe('2199-04-01T00:00:00.000Z')
    const dated = await add({ visibleFrom: ahead, createdAt: '2020-01-01T00:00:00.000Z' })
    expect(dated.createdAt).toBe('2020-01-01T00:00:00.000Z')
    expect(await change(dated.id, { visibleFrom: later })).toBe('2020-01-01T00:00:00.000Z')
    expect(await change(dated.id, { visibleFrom: null })).toBe('2020-01-01T00:00:00.000Z')
  })

  it('[L13] what is no moment is refused at its field', async () => {
    const { code, errors } = await shop.refused('NewsItem', {
      ...{ language: 'nl', title: 'Ooit', overviewImage: shop.image },
      createdAt: 'ooit',
    })
    expect([code, errors]).toEqual(['VALIDATION', { createdAt: [expect.any(String)] }])
  })
})
