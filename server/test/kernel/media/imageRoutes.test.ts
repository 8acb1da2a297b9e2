import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { ResponseCache } from '../../../src/kernel/cache/ResponseCache.js'
import type { TurnQueue } from '../../../src/kernel/context/Context.js'
import { ShopError } from '../../../src/kernel/errors/ShopError.js'
import { imageRoutes } from '../../../src/kernel/media/imageRoutes.js'
import { Media } from '../../../src/kernel/records/Media.js'
import { until } from '../../until.js'
import { testStorages } from '../storage/testStorages.js'
import { type OpenLibrary, openLibrary } from './openLibrary.js'
import { photoWithMetadata } from './pictures.js'

describe.each(testStorages)('images served from $name', ({ create }) => {
  let open: OpenLibrary
  let app: FastifyInstance
  let media: Media
  let origin: string
  const responses = new ResponseCache()

  beforeAll(async () => {
    open = await openLibrary(create)
    media = await open.add(await photoWithMetadata(500, 700))
    app = Fastify({ forceCloseConnections: true })
    app.setErrorHandler((error, _request, reply) => {
      const { status, code } = error instanceof ShopError ? error : new ShopError('INTERNAL')
      return reply.code(status).send({ code })
    })
    app.decorateRequest('call')
    app.addHook('onRequest', async (asked) => {
      const network = String(asked.headers['x-network'] ?? 'one')
      const inTurn = <Result>(queue: TurnQueue, work: () => Promise<Result>) => queue.run(work, [network])
      Object.assign(asked, { call: { inTurn } })
    })
    await app.register(imageRoutes(open.library, responses))
    await app.listen({ port: 0, host: '127.0.0.1' })
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await app.close()
    await open.close()
  })

  /** Reads the whole answer: a server does not close while someone has one half read. */
  const statusAt = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + address, { headers })
    await answer.arrayBuffer()
    return answer.status
  }
  const variant = (suffix: string) => `${origin}${media.url.replace('.jpg', suffix)}`

  it('[U1] serves an uploaded image as immutable, without its metadata', async () => {
    const answer = await fetch(origin + media.url)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(media.bytes),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
    const content = Buffer.from(await answer.arrayBuffer())
    expect(content.length).toBe(media.bytes)
    expect(content.includes('Secret Owner')).toBe(false)
  })

  it.each([
    ['-640.webp', 'image/webp', 'webp'],
    ['-640.avif', 'image/avif', 'heif'],
    ['-320.jpg', 'image/jpeg', 'jpeg'],
  ])('[U6] serves %s as %s', async (suffix, type, format) => {
    const answer = await fetch(variant(suffix))
    expect(answer.headers.get('content-type')).toBe(type)
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ format, width: Number(suffix.slice(1, 4)) })
  })

  it('[Y1] who asks for many widths that nobody has asked for before keeps no other network waiting', async () => {
    const made: string[] = []
    const many: Media[] = []
    for (let index = 0; index < 4; index++) many.push(await open.add(await photoWithMetadata(900, 1300 + index)))
    const ask = async (network: string, address: string) => {
      expect(await statusAt(address, { 'x-network': network })).toBe(200)
      made.push(network)
    }
    const widths = (image: Media) => [320, 640, 960, 1280].map((width) => image.url.replace('.jpg', `-${width}.avif`))
    const greedy = many.slice(0, 3).flatMap(widths)
    const asked = greedy.map((address) => ask('greedy', address))
    await until(() => made.length > 0)
    const [own = ''] = widths(many[3] as Media)
    // One of its own, and one that the other network waits for as well.
    await Promise.all([ask('other', own), ask('other', greedy.at(-1) ?? '')])
    expect(made.filter((network) => network === 'greedy').length).toBeLessThan(9)
    await Promise.all(asked)
  })

  it('[H7] reads a small image once, until content changes, and a large one each time', async () => {
    const noise = await sharp(randomBytes(500 * 500 * 3), { raw: { width: 500, height: 500, channels: 3 } })
      .png()
      .toBuffer()
    const large = await open.add(noise)
    expect(large.bytes).toBeGreaterThan(256 * 1024)
    const opened = jest.spyOn(open.library, 'open')
    const ask = async (address: string) => {
      opened.mockClear()
      const answer = await fetch(origin + address)
      expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')))
      return opened.mock.calls.length
    }
    await ask(media.url)
    expect(await ask(media.url)).toBe(0)
    responses.invalidate()
    expect(await ask(media.url)).toBe(1)
    expect(await ask(media.url)).toBe(0)
    await ask(large.url)
    expect(await ask(large.url)).toBe(1)
    opened.mockRestore()
  })

  it('[H7] no longer serves an image that was removed, once content has changed', async () => {
    const removed = await open.add(await photoWithMetadata(300, 200))
    expect(await statusAt(removed.url)).toBe(200)
    await open.database.write((manager) => manager.delete(Media, { url: removed.url }))
    await open.library.discard([removed.url])
    responses.invalidate()
    expect(await statusAt(removed.url)).toBe(404)
  })

  it('answers HEAD without a body', async () => {
    const answer = await fetch(origin + media.url, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('content-length')).toBe(String(media.bytes))
    expect(await answer.text()).toBe('')
  })

  it('sends nothing to a browser that has the image', async () => {
    const { headers } = await fetch(origin + media.url)
    const tag = headers.get('etag') ?? ''
    const changed = headers.get('last-modified') ?? ''
    const ask = (known: Record<string, string>) => statusAt(media.url, known)
    expect(await ask({ 'if-none-match': tag })).toBe(304)
    expect(await ask({ 'if-none-match': `"other", W/${tag}` })).toBe(304)
    expect(await ask({ 'if-none-match': '"other"', 'if-modified-since': changed })).toBe(200)
    expect(await ask({ 'if-modified-since': changed })).toBe(304)
    expect(await ask({ 'if-modified-since': new Date(0).toUTCString() })).toBe(200)
    expect(await ask({ 'if-modified-since': 'yesterday' })).toBe(200)
  })

  /** `fetch` normalizes addresses before it sends them. */
  function statusOf(path: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      request(`${origin}/`, { path }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end()
    })
  }

  it.each([
    '/uploads/images/../shop.sqlite',
    '/uploads/images/../../shop.sqlite',
    '/uploads/images/..%2F..%2Fshop.sqlite',
    '/uploads/images/%2e%2e%2f%2e%2e%2fshop.sqlite',
    '/uploads/images/..%5c..%5cshop.sqlite',
    '/uploads/images/%00.jpg',
    '/uploads/images/variants',
    '/uploads/images/variants/x-640.webp',
    '/uploads/images/variants%2Fx-640.webp',
    '/uploads/images/',
    '/uploads/images/%2Fetc%2Fpasswd',
    `/uploads/images/${'a'.repeat(90)}.jpg`,
    '/uploads/images/unknown.jpg',
  ])('[U6] answers 404 to %s', async (path) => {
    expect(await statusOf(path)).toBe(404)
  })

  it('[U6] answers 404 to a width that is not served, which must not be cached', async () => {
    const answer = await fetch(variant('-641.webp'))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ code: 'NOT_FOUND' })
    expect(answer.headers.get('cache-control')).toBeNull()
  })
})
