import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { maxImageBytes } from '../../../src/kernel/shared/imageLimits.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { photo, photoWithMetadata, plain } from './pictures.js'

interface Answer {
  status: number
  body: {
    data?: { data?: string; uploadImage?: { url: string; width: number; height: number; widths: number[] } } | null
    errors?: { extensions: { code: string; title: string } }[]
    code?: string
    title?: string
  }
}

const query = `mutation ($file: Upload!, $pageType: String!, $pageId: Int) {
  uploadImage(file: $file, pageType: $pageType, pageId: $pageId) { url width height widths }
}`

describe.each(testDatabases)('uploads on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let admin: Record<string, string>

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    admin = await shop.login('cms-admin')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function send(path: string, form: FormData, headers: Record<string, string>): Promise<Answer> {
    const own = { 'accept-language': 'en', ...headers }
    const answer = await fetch(shop.url + path, { method: 'POST', body: form, headers: own })
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  }

  function uploadToGraphql(file: Buffer, name = 'photo.jpg', headers = admin): Promise<Answer> {
    const form = new FormData()
    form.append('operations', JSON.stringify({ query, variables: { file: null, pageType: 'newsItem', pageId: 1 } }))
    form.append('map', JSON.stringify({ file: ['variables.file'] }))
    form.append('file', new Blob([new Uint8Array(file)]), name)
    return send('/graphql', form, { ...headers, 'apollo-require-preflight': 'true' })
  }

  function uploadToRest(file: Buffer, name = 'photo.jpg', headers = admin): Promise<Answer> {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), name)
    form.append('page-type', 'news-item')
    form.append('page-id', '1')
    return send('/api/image-upload/tiny-mce-upload', form, headers)
  }

  it('[U1] over REST answers an address that serves the image', async () => {
    const { status, body } = await uploadToRest(await photo(400, 300).jpeg().toBuffer())
    expect(status).toBe(200)
    expect(body).toEqual({ data: { data: expect.stringMatching(/^\/uploads\/images\/[0-9a-f]{32}\.jpg$/) } })
    const image = await fetch(shop.url + body.data?.data)
    expect(image.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(Buffer.from(await image.arrayBuffer())).metadata()).toMatchObject({ width: 400, height: 300 })
  })

  it('[U6] over GraphQL answers an image that is served without metadata, in several widths and formats', async () => {
    const { body } = await uploadToGraphql(await photoWithMetadata(500, 700))
    const uploaded = body.data?.uploadImage
    expect(uploaded).toMatchObject({ width: 700, height: 500, widths: [320, 640] })
    for (const [extension, format] of [
      ['webp', 'webp'],
      ['avif', 'heif'],
      ['jpg', 'jpeg'],
    ]) {
      const image = await fetch(`${shop.url}${uploaded?.url.replace('.jpg', `-640.${extension}`)}`)
      const metadata = await sharp(Buffer.from(await image.arrayBuffer())).metadata()
      expect(metadata).toMatchObject({ format, width: 640 })
      expect(metadata.exif).toBeUndefined()
    }
  })

  it('[U4] refuses what is larger than 10 MB or 50 megapixels', async () => {
    const large = Buffer.concat([await plain(9, 9).png().toBuffer(), Buffer.alloc(maxImageBytes)])
    const wide = await plain(8500, 6000).png().toBuffer()
    for (const file of [large, wide]) {
      expect(await uploadToRest(file)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE', title: 'Too large' } })
      expect((await uploadToGraphql(file)).body.errors).toMatchObject([{ extensions: { code: 'TOO_LARGE' } }])
    }
  })

  it('[U1] is for cms-admin alone, and only with the CSRF token', async () => {
    const file = await photo(40, 30).jpeg().toBuffer()
    const { cookie = '' } = admin
    expect(await uploadToRest(file, 'a.jpg', { cookie })).toMatchObject({ status: 403, body: { code: 'CSRF' } })
    expect((await uploadToGraphql(file, 'a.jpg', { cookie })).body.errors).toMatchObject([
      { extensions: { code: 'CSRF' } },
    ])
    expect((await uploadToGraphql(file, 'a.jpg', {})).body.errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ])
    const partner = await shop.login('cms-zzp')
    expect(await uploadToRest(file, 'a.jpg', partner)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect((await uploadToGraphql(file, 'a.jpg', partner)).body.errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ])
  })
})
