import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from '@jest/globals'
import { CachedResponse } from '../../../src/kernel/cache/CachedResponse.js'
import { ResponseCache } from '../../../src/kernel/cache/ResponseCache.js'
import { SegmentedCache } from '../../../src/kernel/cache/SegmentedCache.js'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const entry = (bytes: number) => ({ heldBytes: bytes })

describe('the memory of cached answers', () => {
  it('[X6] is taken first from what was asked once, however much of it there is', () => {
    const cache = new SegmentedCache(10_000)
    cache.set('/nl', entry(1000))
    cache.get('/nl')
    for (let number = 0; number < 1000; number++) cache.set(`/${number}`, entry(1000))
    expect(cache.get('/nl')).toBeDefined()
    expect(cache.heldBytes).toBeLessThanOrEqual(10_000)
    expect([cache.get('/990'), cache.get('/999')]).toEqual([undefined, expect.anything()])
  })

  it('[X6] lets what is asked no more go in the end, and fills up with what was asked once', () => {
    const cache = new SegmentedCache(10_000)
    const ask = (key: string) => {
      if (!cache.get(key)) cache.set(key, entry(900))
    }
    for (let number = 0; number < 9; number++) ask(`/once/${number}`)
    expect(cache.size).toBe(9)
    for (let number = 0; number < 40; number++) for (const _ of [1, 2]) ask(`/again/${number}`)
    expect(cache.get('/again/0')).toBeUndefined()
    expect(cache.get('/again/39')).toBeDefined()
    expect(cache.heldBytes).toBeLessThanOrEqual(10_000)
  })

  it('[H10] [Y103] holds nothing that is larger than all of it, and forgets what had that key before', () => {
    const cache = new SegmentedCache(1000)
    cache.set('/nl', entry(500))
    cache.set('/en', entry(400))
    cache.set('/nl', entry(1001))
    expect([cache.get('/nl'), cache.get('/en')]).toEqual([undefined, entry(400)])
    expect(cache.heldBytes).toBe(400 + 2 * '/en'.length)
  })

  it('[H10] [Y103] counts a value anew that is set again, and makes room when one has grown', () => {
    const cache = new SegmentedCache<{ heldBytes: number }>(1000)
    cache.set('/a', entry(300))
    cache.get('/a')
    cache.set('/a', entry(200))
    expect(cache.heldBytes).toBe(200 + 2 * '/a'.length)
    const grown = entry(300)
    cache.set('/b', grown)
    grown.heldBytes = 900
    cache.grown('/b', grown)
    expect([cache.get('/b'), cache.get('/a')]).toEqual([undefined, entry(200)])
    cache.delete('/a')
    expect([cache.heldBytes, cache.size]).toEqual([0, 0])
  })

  it('[X7] counts keys, bodies and compressed forms', async () => {
    const cache = new ResponseCache()
    const text = 'ë'.repeat(10_000)
    const cached = cache.set('k'.repeat(5000), { status: 200, headers: {}, body: text }, cache.currentVersion)
    expect(cache.cachedBytes).toBeGreaterThan(5000 + 20_000)
    const before = cache.cachedBytes
    const [br, gzip] = await Promise.all([cached.bytes('br'), cached.bytes('gzip')])
    expect(cache.cachedBytes - before).toBeGreaterThanOrEqual(br.length + gzip.length)
    expect(br.buffer.byteLength).toBe(br.length)
    cache.invalidate()
    expect(cache.cachedBytes).toBe(0)
  })

  it('[X7] is what the gauge says: small answers take no more than counted', async () => {
    const cache = new SegmentedCache<CachedResponse>(1e9)
    const held = () => {
      for (let times = 0; times < 4; times++) collectGarbage()
      const { heapUsed, external } = process.memoryUsage()
      return heapUsed + external
    }
    const before = held()
    for (let number = 0; number < 20_000; number++) {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' }
      const response = new CachedResponse({ status: 200, headers, body: `{"data":{"number":${number}}}` })
      response.isNamedBy('*')
      cache.set(`a call that is as long as a small query usually is, with its variable: ${number}`, response)
      if (number % 1000 === 0) await response.bytes('gzip')
    }
    const taken = held() - before
    expect(taken / cache.heldBytes).toBeLessThan(1)
    expect(taken / cache.heldBytes).toBeGreaterThan(0.3)
  })
})
