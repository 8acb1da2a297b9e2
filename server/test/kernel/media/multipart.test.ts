import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type Upload from 'graphql-upload/Upload.mjs'
import type { Context } from '../../../src/kernel/context/Context.js'
import { asShopError } from '../../../src/kernel/graphql/graphqlError.js'
import type { MediaServices } from '../../../src/kernel/media/MediaLibrary.js'
import { discardRest, takeMultipart } from '../../../src/kernel/media/multipart.js'
import { readImageUpload } from '../../../src/kernel/media/readImageUpload.js'
import { UploadResolver } from '../../../src/kernel/media/UploadResolver.js'
import { maxImageBytes } from '../../../src/kernel/shared/imageLimits.js'
import { until } from '../../until.js'
import { createDisk } from '../storage/testStorages.js'
import { type OpenLibrary, openLibrary } from './openLibrary.js'
import { photo, plain } from './pictures.js'

let open: OpenLibrary
let app: FastifyInstance
let origin: string
let answered: string[] = []

interface Operation {
  variables: { file: Upload; pageType: string; pageId?: number }
}

beforeAll(async () => {
  open = await openLibrary(createDisk)
  app = Fastify()
  takeMultipart(app)
  app.setErrorHandler((error, _request, reply) => {
    const { status, code } = asShopError(error)
    answered.push(code)
    return reply.code(status).send({ code })
  })
  app.post('/graphql', ({ body }) => {
    const { file, pageType, pageId } = (body as Operation).variables
    const services = { media: open.library, contentChanged: async () => undefined }
    const context = { services, language: 'nl' } as unknown as Context<MediaServices>
    return new UploadResolver().uploadImage(file.promise, pageType, pageId ?? null, context)
  })
  app.post('/upload', async (request) => {
    const { file, pageType, pageId } = await readImageUpload(request)
    const { url } = await open.library.add(file)
    return { url, pageType, pageId }
  })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  answered = []
})
afterAll(async () => {
  await app.close()
  await open.close()
})

interface Answer {
  status: number
  body: { code?: string; url?: string; width?: number; widths?: number[]; pageType?: string; pageId?: number | null }
}

async function post(path: string, form: FormData, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(origin + path, { method: 'POST', body: form, headers })
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

function formOf(fields: Record<string, string | Buffer>, fileName = 'photo.jpg'): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), fileName)
  }
  return form
}

async function imageOf(bytes: number): Promise<Buffer> {
  const image = await plain(50, 50).png().toBuffer()
  return Buffer.concat([image, Buffer.alloc(bytes - image.length)])
}

describe('a GraphQL operation with a file', () => {
  const preflight = { 'apollo-require-preflight': 'true' }
  const map = JSON.stringify({ file: ['variables.file'] })
  const operations = (pageType = 'newsItem') =>
    JSON.stringify({ query: '', variables: { file: null, pageType, pageId: 7 } })

  it('[U6] answers the image with the widths in which it is served', async () => {
    const file = await photo(700, 500).jpeg().toBuffer()
    const { status, body } = await post('/graphql', formOf({ operations: operations(), map, file }), preflight)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      url: expect.stringMatching(/^\/uploads\/images\/[0-9a-f]{32}\.jpg$/),
      width: 700,
      height: 500,
      widths: [320, 640],
    })
  })

  it('refuses a form that any page could have sent, before reading it', async () => {
    const form = formOf({ operations: operations(), map, file: await imageOf(maxImageBytes) })
    expect(await post('/graphql', form)).toEqual({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  it('[U4] accepts 10 MB and refuses one byte more', async () => {
    const send = async (bytes: number) =>
      post('/graphql', formOf({ operations: operations(), map, file: await imageOf(bytes) }), preflight)
    expect(await send(maxImageBytes)).toMatchObject({ status: 200, body: { width: 50 } })
    expect(await send(maxImageBytes + 1)).toEqual({ status: 413, body: { code: 'TOO_LARGE' } })
    expect(await send(maxImageBytes + 3 * 1024 * 1024)).toEqual({ status: 413, body: { code: 'TOO_LARGE' } })
  })

  it('[U5] refuses an SVG image by another name and type', async () => {
    const file = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const form = formOf({ operations: operations(), map, file }, 'photo.png')
    expect(await post('/graphql', form, preflight)).toEqual({ status: 415, body: { code: 'FILE_TYPE' } })
  })

  it.each([
    ['no file', { operations: operations(), map }],
    ['no map', { operations: operations() }],
    ['a damaged operation', { operations: '{', map }],
    ['the map first', { map, operations: operations() }],
    ['nothing', {}],
    ['an odd page type', { operations: operations('../etc'), map, file: Buffer.from('x') }],
  ])('refuses a form with %s', async (_, fields) => {
    expect(await post('/graphql', formOf(fields), preflight)).toEqual({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  it('refuses more files than a message may have photos', async () => {
    const files = ['file', 'b', 'c', 'd', 'e']
    const map = JSON.stringify(Object.fromEntries(files.map((name) => [name, [`variables.${name}`]])))
    const contents = Object.fromEntries(files.map((name) => [name, Buffer.from(name)]))
    const form = formOf({ operations: operations(), map, ...contents })
    expect(await post('/graphql', form, preflight)).toEqual({ status: 413, body: { code: 'TOO_LARGE' } })
  })

  it('refuses what is no form at all', async () => {
    const headers = { ...preflight, 'content-type': 'multipart/form-data' }
    const answer = await fetch(`${origin}/graphql`, { method: 'POST', body: 'x', headers })
    expect(answer.status).toBe(400)
  })

  it('survives an upload that breaks off', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const part = (disposition: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}`
    const begin =
      part('name="operations"', `${operations()}\r\n`) +
      part('name="map"', `${map}\r\n`) +
      part('name="file"; filename="a"', 'GIF89a')
    const head = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nApollo-Require-Preflight: 1\r\nContent-Length: 100000\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n`
    await new Promise((sent) => socket.write(head + begin, sent))
    await new Promise((resolve) => setTimeout(resolve, 100))
    socket.destroy()
    await until(() => answered.length > 0)
    expect(answered).toEqual(['BAD_REQUEST'])
  })
})

describe('a form of the rich text editor', () => {
  it('[U1] is read in whatever order its fields come', async () => {
    const file = await photo(90, 60).jpeg().toBuffer()
    const expected = { status: 200, body: { url: expect.any(String), pageType: 'news-item', pageId: 12 } }
    expect(await post('/upload', formOf({ file, 'page-type': 'news-item', 'page-id': '12' }))).toEqual(expected)
    expect(await post('/upload', formOf({ 'page-id': '12', 'page-type': 'news-item', file }))).toEqual(expected)
  })

  it('[U1] may leave the record out', async () => {
    const file = await photo(90, 60).jpeg().toBuffer()
    expect(await post('/upload', formOf({ file, 'page-id': '' }))).toMatchObject({
      body: { pageType: '', pageId: null },
    })
  })

  it('[U4] accepts 10 MB and refuses one byte more', async () => {
    expect(await post('/upload', formOf({ file: await imageOf(maxImageBytes) }))).toMatchObject({ status: 200 })
    for (const more of [1, 3 * 1024 * 1024]) {
      const form = formOf({ file: await imageOf(maxImageBytes + more) })
      expect(await post('/upload', form)).toEqual({ status: 413, body: { code: 'TOO_LARGE' } })
    }
  })

  it('[U5] refuses a web page by another name and type', async () => {
    const form = formOf({ file: Buffer.from('<!doctype html><script>alert(1)</script>') }, 'photo.png')
    expect(await post('/upload', form)).toEqual({ status: 415, body: { code: 'FILE_TYPE' } })
  })

  it.each([
    ['no file', { 'page-type': 'page' }],
    ['a file under another name', { picture: Buffer.from('x') }],
    ['a record that is no number', { file: Buffer.from('x'), 'page-id': '1;drop' }],
    ['two files', { file: Buffer.from('x'), other: Buffer.from('y') }],
  ])('refuses a form with %s', async (_, fields) => {
    expect(await post('/upload', formOf(fields))).toEqual({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  it('refuses a form that ends too early', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const body = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.gif"\r\n\r\nGIF89a'
    expect((await fetch(`${origin}/upload`, { method: 'POST', body, headers })).status).toBe(400)
    expect((await fetch(`${origin}/upload`, { method: 'POST', body: '', headers })).status).toBe(400)
  })
})

it('the rest of a form that a client goes on sending holds no process that stops', () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const before = timers()
  const raw = new Readable({ read: () => undefined })
  discardRest({ raw: raw as FastifyRequest['raw'] })
  expect(timers()).toBe(before)
  raw.destroy()
})
