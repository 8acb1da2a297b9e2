import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { plain } from '../kernel/media/pictures.js'
import { startTestShop, type TestShop } from '../startTestShop.js'
import { type TestDatabase, testDatabases } from '../testDatabases.js'
import { Attacker, type Reply } from './Attacker.js'
import { emptyPng } from './emptyPng.js'
import { expectBounced } from './expectBounced.js'
import { expectNoLeak } from './expectNoLeak.js'
import { sendRaw } from './sendRaw.js'

const uploadMutation = `mutation ($file: Upload!, $pageType: String!) { uploadImage(file: $file, pageType: $pageType) { url } }`
const script = '<script>alert(document.domain)</script>'

interface Part {
  name: string
  fileName?: string
  content: string | Buffer
}

/** A form as a library would not write it: names are written unescaped. */
function formOf(parts: readonly Part[]): { type: string; body: Buffer } {
  const boundary = 'x-boundary-x'
  const body = parts.flatMap(({ name, fileName, content }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(fileName === undefined ? '\r\n\r\n' : `; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...body, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

describe.each(testDatabases)('uploads, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let admin: Attacker
  let png: Buffer

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    admin = new Attacker(shop.url, await shop.login('cms-admin'))
    png = await plain(40, 30).png().toBuffer()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  function overRest(content: string | Buffer, fileName = 'photo.png', pageType = 'page'): Promise<Reply> {
    const { type, body } = formOf([
      { name: 'page-type', content: pageType },
      { name: 'file', fileName, content },
    ])
    return admin.send('POST', '/api/image-upload/tiny-mce-upload', body, { 'content-type': type })
  }

  function overGraphql(
    content: string | Buffer,
    fileName = 'photo.png',
    pageType = 'page',
    map?: string,
  ): Promise<Reply> {
    const operations = JSON.stringify({ query: uploadMutation, variables: { file: null, pageType } })
    const { type, body } = formOf([
      { name: 'operations', content: operations },
      { name: 'map', content: map ?? '{"0":["variables.file"]}' },
      { name: '0', fileName, content },
    ])
    return admin.send('POST', '/graphql', body, { 'content-type': type, 'apollo-require-preflight': '1' })
  }

  const apis = { REST: overRest, GraphQL: overGraphql }
  const expectRefused = async (status: number, code: string, upload: (send: typeof overRest) => Promise<Reply>) => {
    for (const send of Object.values(apis))
      await expectBounced(shop, { status: [status, 200], code }, () => upload(send))
  }

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['SVG with a declaration', '<?xml version="1.0"?>\n<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', `<!doctype html>${script}`],
    ['a program', '#!/usr/bin/env node\nprocess.exit()'],
    ['GIF89a before a script', 'GIF89a=1;alert(document.domain)//'],
    ['GIF89a before SVG', 'GIF89a<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    [
      'the first bytes of a PNG before HTML',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(script)]),
    ],
    ['PDF', '%PDF-1.7\n%âãÏÓ'],
    ['nothing', ''],
  ])('[U5] SVG or HTML named .png: %s', async (_, content) => {
    await expectRefused(415, 'FILE_TYPE', (upload) => upload(content))
  })

  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'polyglots: of what hides in a %s nothing is served',
    async (format) => {
      const picture = await plain(40, 30).toFormat(format).toBuffer()
      const polyglot = Buffer.concat([
        picture,
        Buffer.from(`*/=1;${script}`),
        Buffer.from('PK\x03\x04 hidden', 'latin1'),
      ])
      for (const upload of Object.values(apis)) {
        const reply = await upload(polyglot, `${format}.html`)
        const [url = ''] = /\/uploads\/images\/[\w.]+/.exec(reply.text) ?? []
        const image = await fetch(shop.url + url)
        const bytes = Buffer.from(await image.arrayBuffer())
        expect(bytes.includes('script') || bytes.includes('PK\x03\x04')).toBe(false)
        expect([image.headers.get('content-type'), image.headers.get('x-content-type-options')]).toEqual([
          `image/${format}`,
          'nosniff',
        ])
        expect(image.headers.get('content-security-policy')).toContain("default-src 'none'")
      }
    },
  )

  it('30,000 × 30,000 pixels: are refused before they are decoded', async () => {
    const bomb = emptyPng(30_000, 30_000)
    expect(bomb.length).toBeLessThan(1_000_000)
    const before = process.memoryUsage().rss
    await expectRefused(413, 'TOO_LARGE', (upload) => upload(bomb))
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
    for (const [width, height] of [
      [0, 10],
      [2 ** 31 - 1, 1],
      [4_294_967_295, 4_294_967_295],
      [1, 60_000_000],
    ] as const) {
      for (const upload of Object.values(apis)) {
        const content = emptyPng(width, height, 1)
        await expectBounced(shop, { status: [413, 415, 200], code: ['TOO_LARGE', 'FILE_TYPE'] }, () => upload(content))
      }
    }
  })

  it.each(['../..', '..', '__proto__', 'page/../../x', 'C:\\x', 'page\u0000', '', '<b>', 'a'.repeat(1100)])(
    'page-type=%j',
    async (pageType) => {
      await expectRefused(400, 'BAD_REQUEST', (upload) => upload(png, 'photo.png', pageType))
    },
  )

  it.each([
    'a\u0000.png',
    '../../../etc/cron.d/x.png',
    '..\\..\\x.png',
    '/etc/passwd',
    'C:\\Windows\\x.png',
    'x.png\u0000.html',
    '.htaccess',
    '%2e%2e%2fx.png',
    "'; DROP TABLE media; --.png",
    '<img src=x onerror=alert(1)>.png',
    'é'.repeat(500),
  ])('NUL and ../ in names: %j leads nowhere', async (fileName) => {
    const around = readdirSync(database.folder).sort()
    for (const upload of Object.values(apis)) {
      const { code, text } = await upload(png, fileName)
      expectNoLeak(text)
      // A form with a NUL in its headers is invalid.
      if (code === 'BAD_REQUEST' && fileName.includes('\u0000')) continue
      expect(text).toMatch(/\/uploads\/images\/[0-9a-f]{32}\.png"/)
    }
    expect(readdirSync(database.folder).sort()).toEqual(around)
    expect(readdirSync(path.join(database.folder, 'uploads')).sort()).toEqual(['images'])
  })

  it('60 MB: announced or in pieces, with nothing stored', async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
    const head = (length: string) =>
      [
        'POST /api/image-upload/tiny-mce-upload HTTP/1.1',
        `Host: ${new URL(shop.url).host}`,
        'Connection: close',
        'Content-Type: multipart/form-data; boundary=b',
        `Cookie: ${admin.own.cookie}`,
        `X-XSRF-TOKEN: ${admin.own['x-xsrf-token']}`,
        length,
      ].join('\r\n')
    const large = Buffer.alloc(60 * 1024 * 1024)
    png.copy(large)
    const tooLarge = { status: 413, code: 'TOO_LARGE' }
    await expectBounced(shop, tooLarge, () =>
      sendRaw(shop.url, `${head(`Content-Length: ${large.length}`)}\r\n\r\n${part}`),
    )
    const chunk = (content: Buffer) => [Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')]
    const chunks = [...chunk(Buffer.from(part)), ...chunk(large), Buffer.from('0\r\n\r\n')]
    await expectBounced(shop, tooLarge, () =>
      sendRaw(shop.url, Buffer.concat([Buffer.from(`${head('Transfer-Encoding: chunked')}\r\n\r\n`), ...chunks])),
    )
    await expectBounced(shop, { status: [413, 400, 200], code: 'TOO_LARGE' }, () =>
      overGraphql(large.subarray(0, 12_000_000)),
    )
  })

  it('overwriting another file: the same name again is another image', async () => {
    const first = JSON.parse((await overRest(png, 'logo.png')).text).data.data as string
    const file = path.join(database.folder, 'uploads', 'images', path.basename(first))
    const bytes = readFileSync(file)
    const other = await plain(50, 50, 'red').png().toBuffer()
    for (const name of ['logo.png', path.basename(first), `../images/${path.basename(first)}`, first]) {
      const { text } = await overRest(other, name)
      expect(JSON.parse(text).data.data).not.toBe(first)
    }
    expect(readFileSync(file).equals(bytes)).toBe(true)
    for (const map of [
      '{"0":["variables.__proto__.file"]}',
      '{"0":["query"]}',
      '{"0":["__proto__"]}',
      '{"0":[0]}',
      '[]',
    ]) {
      await expectBounced(shop, { status: [200, 400], code: ['BAD_REQUEST', 'VALIDATION'] }, () =>
        overGraphql(png, 'a.png', 'page', map),
      )
    }
  })

  it('a remote address as image: is refused with its field, and is not requested', async () => {
    let asked = 0
    const elsewhere = createServer((_, response) => {
      asked++
      response.end(png)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => elsewhere.once('listening', resolve))
    const remote = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/a.png`
    const addresses = [
      remote,
      remote.replace('http:', ''),
      'https://evil.example/a.png',
      'data:image/png;base64,AAAA',
      'file:///etc/passwd',
      '/uploads/images/../../shop.sqlite',
      `/uploads/images/${'0'.repeat(32)}.png`,
    ]
    for (const image of addresses) {
      const record = { language: 'nl', title: 'Van elders', image, slider_images: [image] }
      const reply = await expectBounced(shop, { status: 422, code: 'VALIDATION' }, () =>
        admin.send('POST', '/api/pages/add-page', record),
      )
      expect(Object.keys(JSON.parse(reply.text).errors).sort()).toEqual(['image', 'slider_images.0'])
    }
    const text = addresses.map((address) => `<img src="${address}">`).join('')
    const added = await admin.send('POST', '/api/tips/add-tip', {
      language: 'nl',
      title: 'Van elders',
      text: `<p>Tip</p>${text}`,
    })
    expect(JSON.parse(added.text).data.text).toBe(`<p>Tip</p><img src="/uploads/images/${'0'.repeat(32)}.png" />`)
    elsewhere.close()
    expect(asked).toBe(0)
  })
})
