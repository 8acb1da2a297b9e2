import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { GraphQLError } from 'graphql'
import { type Answer, CachedResponse } from '../../../src/kernel/cache/CachedResponse.js'
import { ResponseCache } from '../../../src/kernel/cache/ResponseCache.js'

const answer = (body: string, rest: Partial<Answer> = {}): Answer => ({ status: 200, headers: {}, body, ...rest })
const textOf = (cached: CachedResponse | undefined) => String(cached?.bytes('identity'))

describe('the response cache', () => {
  it('computes a response once for simultaneous requests', async () => {
    const answers = new ResponseCache()
    let made = 0
    const make = async () => answer(`${++made}`)
    const cached = await Promise.all(Array.from({ length: 10 }, () => answers.fetch('key', make)))
    expect(new Set(cached.map(textOf))).toEqual(new Set(['1']))
  })

  it('does not cache what was begun before the content changed', async () => {
    const answers = new ResponseCache()
    let finish: (value: Answer) => void = () => undefined
    const slow = answers.fetch(
      'key',
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    answers.invalidate()
    const fresh = await answers.fetch('key', async () => answer('new'))
    finish(answer('old'))
    expect([textOf(await slow), textOf(fresh)]).toEqual(['old', 'new'])
    expect(textOf(await answers.fetch('key', async () => answer('newer')))).toBe('new')
  })

  it('caches neither failures nor expired responses', async () => {
    const answers = new ResponseCache()
    const { currentVersion } = answers
    answers.set('failure', answer('', { status: 500 }), currentVersion)
    answers.set('stale', answer('', { expiresAt: Date.now() - 1 }), currentVersion)
    answers.set('good', answer('', { expiresAt: Date.now() + 60_000 }), currentVersion)
    const found = ['failure', 'stale', 'good'].map((key) => answers.find(key) !== undefined)
    expect(found).toEqual([false, false, true])
  })

  it('[Y47] caches for a moment while it does not learn of the changes of others, and until this instance changes something', async () => {
    const answers = new ResponseCache()
    await answers.fetch('page', async () => answer('heard of'))
    answers.setBrief(true)
    let made = 0
    const page = async () => textOf(await answers.fetch('page', async () => answer(`${++made}`)))
    const read = async () =>
      (
        await answers.fetchRead('menu', async (holds) => {
          holds(Number.POSITIVE_INFINITY)
          return { data: { made: ++made } }
        })
      ).data
    expect([await page(), await read(), await page(), await read()]).toEqual(['1', { made: 2 }, '1', { made: 2 }])
    answers.invalidate()
    expect([await page(), await read()]).toEqual(['3', { made: 4 }])
    answers.set('call', answer('call'), answers.currentVersion)
    expect(answers.find('call')).toBeDefined()
    await wait(1050)
    expect([await page(), await read(), answers.find('call')]).toEqual(['5', { made: 6 }, undefined])
    answers.setBrief(false)
    expect(await page()).toBe('7')
    await wait(1050)
    expect(await page()).toBe('7')
  })

  it('[X6] [V2] pages that visitors ask for by what they type push out no other page', async () => {
    const answers = new ResponseCache()
    const page = await answers.fetch('page', async () => answer('page'))
    for (let number = 0; number < 5000; number++) {
      await answers.fetchTyped(`typed ${number}`, async () => answer('x'.repeat(10_000)))
    }
    expect(await answers.fetch('page', async () => answer('other'))).toBe(page)
    expect(answers.cachedBytes).toBeLessThan(5 * 1024 * 1024)
    const last = await answers.fetchTyped('typed 4999', async () => answer('other'))
    expect(textOf(last)).toHaveLength(10_000)
    answers.invalidate()
    expect(answers.findPage('typed 4999', true)).toBeUndefined()
    expect(answers.findPage('page')).toBeUndefined()
  })

  describe('a page that is asked for after a change of content', () => {
    const unchanged = (expiresAt?: number) => answer('', { status: 304, expiresAt })

    it('is the same, with its compressed bytes, when it says so, and is cached again until the next change', async () => {
      const answers = new ResponseCache()
      const page = await answers.fetch('page', async () => answer('page', { fingerprint: 'one' }))
      const bytes = await page.bytes('br')
      for (let change = 0; change < 3; change++) {
        answers.invalidate()
        expect(answers.findPage('page')).toBeUndefined()
        const known: unknown[] = []
        const again = await answers.fetch('page', async (one) => {
          known.push(one?.fingerprint)
          return unchanged()
        })
        expect([again, known, await again.bytes('br')]).toEqual([page, ['one'], bytes])
        expect(answers.findPage('page')).toBe(page)
      }
      expect(answers.cachedAnswers).toBe(1)
    })

    it('is the new one when it has changed', async () => {
      const answers = new ResponseCache()
      await answers.fetch('page', async () => answer('old', { fingerprint: 'one' }))
      answers.invalidate()
      const page = await answers.fetch('page', async () => answer('new', { fingerprint: 'two' }))
      expect([textOf(page), page.fingerprint, answers.findPage('page')]).toEqual(['new', 'two', page])
    })

    it('is not cached when the content has changed again meanwhile', async () => {
      const answers = new ResponseCache()
      const page = await answers.fetch('page', async () => answer('page', { fingerprint: 'one' }))
      answers.invalidate()
      const again = await answers.fetch('page', async () => {
        answers.invalidate()
        return unchanged()
      })
      expect([again, answers.findPage('page')]).toEqual([page, undefined])
    })

    it('expires anew, also after it has expired before', async () => {
      const answers = new ResponseCache()
      const page = await answers.fetch('page', async () => answer('page', { expiresAt: Date.now() - 1 }))
      expect(answers.findPage('page')).toBeUndefined()
      expect(await answers.fetch('page', async () => unchanged(Date.now() + 60_000))).toBe(page)
      expect(answers.findPage('page')).toBe(page)
      answers.invalidate()
      await answers.fetch('page', async () => unchanged(Date.now() - 1))
      expect(answers.findPage('page')).toBeUndefined()
    })

    it('is cached no longer while nothing is', async () => {
      const answers = new ResponseCache()
      await answers.fetch('page', async () => answer('page', { fingerprint: 'one' }))
      answers.disable()
      await answers.fetch('page', async () => unchanged())
      expect(answers.findPage('page')).toBeUndefined()
    })
  })

  it('compresses once', async () => {
    const cached = await new ResponseCache().fetch('key', async () => answer('text '.repeat(100)))
    const [brotli, gzip] = await Promise.all([cached.bytes('br'), cached.bytes('gzip')])
    expect(brotliDecompressSync(brotli).toString()).toBe('text '.repeat(100))
    expect(gunzipSync(gzip).toString()).toBe('text '.repeat(100))
    expect(await cached.bytes('br')).toBe(brotli)
  })

  it.each([65_519, 65_520, 65_521, 200_000])('compresses what repeats at both ends of %i bytes', async (length) => {
    const end = randomBytes(250).toString('hex')
    const body = end + 'x'.repeat(length - 2 * end.length) + end
    const bytes = await new CachedResponse(answer(body)).bytes('br')
    expect(brotliDecompressSync(bytes).toString()).toBe(body)
    expect(bytes.length).toBeLessThan(400)
  })

  it.each(['', 'x', 'text '.repeat(1_000_000)])('compresses little and much without loss', async (body) => {
    expect(brotliDecompressSync(await new CachedResponse(answer(body)).bytes('br')).toString()).toBe(body)
  })

  it('reads what pages have in common once, until the content changes', async () => {
    const answers = new ResponseCache()
    let reads = 0
    const read = async () => ({ data: { number: ++reads } })
    const ask = async () => (await answers.fetchRead('menus', read)).data?.number
    expect([await ask(), await ask()]).toEqual([1, 1])
    answers.invalidate()
    expect(await ask()).toBe(2)
    answers.disable()
    expect([await ask(), await ask()]).toEqual([3, 4])
  })

  it('retries what could not be read', async () => {
    const answers = new ResponseCache()
    const results = [{ errors: [new GraphQLError('no database')] }, { data: {} }]
    const ask = () => answers.fetchRead('menus', async () => results.shift() ?? {})
    expect(await ask()).toHaveProperty('errors')
    expect(await ask()).toHaveProperty('data')
    await expect(answers.fetchRead('other', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await answers.fetchRead('other', async () => ({ data: {} }))).toHaveProperty('data')
  })
})
