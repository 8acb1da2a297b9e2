import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { assetRoutes } from '../../../src/delivery/http/assetRoutes.js'

const script = `export const text = '${'a'.repeat(2000)}'`

describe('the files of a build', () => {
  let folder: string
  let app: FastifyInstance

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'assets-'))
    await writeFile(path.join(folder, 'page-1.js'), script)
    await writeFile(path.join(folder, 'page-1.js.br'), brotliCompressSync(script))
    await writeFile(path.join(folder, 'page-1.js.gz'), gzipSync(script))
    await writeFile(path.join(folder, 'face.woff2'), 'font')
    await writeFile(path.join(folder, 'words.txt'), 'words')
    app = Fastify()
    await app.register(assetRoutes, { folder, prefix: '/assets' })
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })

  const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  it('[H7] come as the build has compressed them, for good', async () => {
    for (const [encoding, form] of [
      ['br', brotliCompressSync(script)],
      ['gzip', gzipSync(script)],
      ['', Buffer.from(script)],
    ] as const) {
      const answer = await ask('/assets/page-1.js', { 'accept-encoding': encoding })
      expect(answer.rawPayload.equals(form)).toBe(true)
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        'content-length': String(form.length),
        vary: 'accept-encoding',
      })
      expect(answer.headers['content-encoding']).toBe(encoding || undefined)
    }
    const font = await ask('/assets/face.woff2', { 'accept-encoding': 'br' })
    expect([font.body, font.headers['content-type']]).toEqual(['font', 'font/woff2'])
    expect(font.headers['content-encoding']).toBeUndefined()
  })

  it('[H7] are not sent to a browser that has them', async () => {
    const { headers } = await ask('/assets/page-1.js', { 'accept-encoding': 'br' })
    const again = await ask('/assets/page-1.js', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
  })

  it('are sent in parts, and of any other type, too', async () => {
    const part = await ask('/assets/page-1.js', { range: 'bytes=0-5' })
    expect([part.statusCode, part.body]).toEqual([206, 'export'])
    expect((await ask('/assets/words.txt')).body).toBe('words')
    const head = await app.inject({ method: 'HEAD', url: '/assets/page-1.js' })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(script.length)])
  })

  it('are no more than these', async () => {
    for (const url of ['/assets/page-1.js.br', '/assets/other.js', '/assets/', '/assets/..%2fpage-1.js'])
      expect((await ask(url)).statusCode).toBe(404)
  })

  it('[H7] are served from memory once they were asked for', async () => {
    await ask('/assets/page-1.js', { 'accept-encoding': 'br' })
    for (const file of await readdir(folder)) await rm(path.join(folder, file))
    const answer = await ask('/assets/page-1.js', { 'accept-encoding': 'br' })
    expect(answer.rawPayload.equals(brotliCompressSync(script))).toBe(true)
  })
})
