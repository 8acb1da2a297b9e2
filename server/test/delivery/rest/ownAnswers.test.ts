import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { dataOf, type Rest, restClient } from './restClient.js'

describe.each(testDatabases)('answers that a caller with a session keeps, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let headers: Record<string, string>
  let rest: Rest
  let id: number

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    headers = await shop.login('cms-admin')
    rest = restClient(shop, headers)
    const part = { title: 'SSD 1 TB', stock: 4 }
    id = dataOf(await rest<{ id: number }>('POST', 'zzp-products/add-zzp-product', part)).id
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const get = (path: string, more: Record<string, string> = {}, method = 'GET') =>
    fetch(`${shop.url}${path}`, { method, headers: { ...headers, ...more } })
  const etagOf = async (path: string, more: Record<string, string> = {}) => (await get(path, more)).headers.get('etag')

  it.each(['/api/zzp-products?sort=-title', '/api/zzp-product/1', '/graphql?query={zzpProducts{items{id,stock}}}'])(
    '[X32] %s has a weak ETag, and is 304 until something changes',
    async (path) => {
      const first = await get(path)
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^W\/"[\w-]+"$/)
      expect(first.headers.get('cache-control')).toBe('private, no-cache')
      for (const named of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
        const again = await get(path, { 'if-none-match': named })
        expect([again.status, await again.text()]).toEqual([304, ''])
        expect(again.headers.get('etag')).toBe(etag)
        expect(again.headers.get('cache-control')).toBe('private, no-cache')
      }
      expect((await get(path, { 'if-none-match': 'W/"other"' })).status).toBe(200)
      await rest('POST', `zzp-product/adjust-stock/${id}`, { delta: 1 })
      const changed = await get(path, { 'if-none-match': etag })
      expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false])
    },
  )

  it('[X32] is told apart by who calls and how, and is no other’s', async () => {
    const path = '/api/zzp-products'
    const answer = await get(path, { 'accept-encoding': 'br' })
    const vary = answer.headers.get('vary')?.split(', ') ?? []
    expect(vary).toEqual(expect.arrayContaining(['cookie', 'authorization', 'accept-language']))
    const etag = answer.headers.get('etag') ?? ''
    expect(await etagOf(path, { 'accept-encoding': 'identity' })).toBe(etag)
    expect((await fetch(`${shop.url}${path}`, { headers: { 'if-none-match': etag } })).status).toBe(401)
    const customer = await shop.login('cms-status-user')
    const refused = await fetch(`${shop.url}${path}`, { headers: { ...customer, 'if-none-match': etag } })
    expect([refused.status, refused.headers.get('etag')]).toEqual([403, null])
    expect(refused.headers.get('cache-control')).toBe('no-store')
  })

  it('[X32] a large one is compressed and has one tag in every encoding', async () => {
    for (let number = 0; number < 12; number++) {
      await rest('POST', 'zzp-products/add-zzp-product', { title: `Onderdeel ${number}`, stock: number })
    }
    const packed = await get('/api/zzp-products', { 'accept-encoding': 'br' })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('vary')).toContain('accept-encoding')
    expect(packed.headers.get('vary')).toContain('cookie')
    expect(await etagOf('/api/zzp-products', { 'accept-encoding': 'identity' })).toBe(packed.headers.get('etag'))
  })

  it('[X32] a number that is never given twice, a write and a session that has ended are never kept', async () => {
    const next = await get('/api/zzp-products/next-zzp-product-id')
    expect([next.headers.get('cache-control'), next.headers.get('etag')]).toEqual(['no-store', null])
    const posted = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ zzpProducts { total } }' }),
    })
    expect([posted.headers.get('cache-control'), posted.headers.get('etag')]).toEqual(['private, no-store', null])
    const partner = await shop.login('cms-zzp')
    const kept = await fetch(`${shop.url}/api/zzp-products`, { headers: partner })
    const etag = kept.headers.get('etag') ?? ''
    await restClient(shop, partner)('POST', 'logout', {})
    const after = await fetch(`${shop.url}/api/zzp-products`, { headers: { ...partner, 'if-none-match': etag } })
    expect(after.status).toBe(401)
  })

  it('[X32] public reads of visitors stay what they were', async () => {
    const answer = await fetch(`${shop.url}/api/public-features`)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })
})
