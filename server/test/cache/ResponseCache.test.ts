import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { GraphQLError } from 'graphql'
import { type Answer, ResponseCache } from '../../src/cache/ResponseCache.js'

const answer = (body: string, rest: Partial<Answer> = {}): Answer => ({ status: 200, headers: {}, body, ...rest })

describe('the response cache', () => {
  it('computes a response once for simultaneous requests', async () => {
    const answers = new ResponseCache()
    let made = 0
    const make = async () => answer(`${++made}`)
    const cached = await Promise.all(Array.from({ length: 10 }, () => answers.fetch('key', make)))
    expect(new Set(cached.map(({ answer: { body } }) => body))).toEqual(new Set(['1']))
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
    expect((await slow).answer.body).toBe('old')
    expect(fresh.answer.body).toBe('new')
    expect(answers.find('key')?.answer.body).toBe('new')
  })

  it('caches neither failures nor expired responses', async () => {
    const answers = new ResponseCache()
    await answers.fetch('failure', async () => answer('', { status: 500 }))
    await answers.fetch('stale', async () => answer('', { expiresAt: Date.now() - 1 }))
    expect([answers.find('failure'), answers.find('stale')]).toEqual([undefined, undefined])
  })

  it('compresses once', async () => {
    const cached = await new ResponseCache().fetch('key', async () => answer('text '.repeat(100)))
    const [brotli, gzip] = await Promise.all([cached.bytes('br'), cached.bytes('gzip')])
    expect(brotliDecompressSync(brotli).toString()).toBe(cached.answer.body)
    expect(gunzipSync(gzip).toString()).toBe(cached.answer.body)
    expect(await cached.bytes('br')).toBe(brotli)
  })

  it('reads what pages have in common once, until the content changes', async () => {
    const answers = new ResponseCache()
    let reads = 0
    const read = async () => ({ data: { number: ++reads } })
    const ask = async () => (await answers.fetchRead('menus', read)).data?.number
    expect([await ask(), await ask()]).toEqual([1, 1])
    answers.invalidate()
    expect(await ask()).toBe(2)
    answers.setEnabled(false)
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
