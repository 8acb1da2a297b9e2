import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { backup } from '../../../src/features/backup/backup.js'
import { restore } from '../../../src/features/backup/restore.js'
import { uploadsAddress } from '../../../src/kernel/settings/storageAddress.js'
import { openStorage } from '../../../src/kernel/storage/openStorage.js'
import { type DownloadShop, startDownloadShop } from '../../features/downloads/downloadShop.js'
import { pdf } from '../../features/downloads/files.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'
import { until } from '../../until.js'
import { photo } from '../media/pictures.js'
import { createBucket, type TestBucket } from './testStorages.js'

const log = pino({ level: 'silent' })

describe('[O19] a shop whose uploads are in a bucket', () => {
  let bucket: TestBucket
  let database: TestDatabase
  let shop: DownloadShop
  beforeAll(async () => {
    bucket = await createBucket()
    database = await createSqlite()
    shop = await startDownloadShop(database, { UPLOADS: bucket.setting })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
    await bucket.drop()
  })

  async function uploadImage(content: Buffer) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(content)]), 'photo.jpg')
    form.append('page-type', 'product')
    const answer = await shop.get('/healthz')
    expect(answer.status).toBe(200)
    return fetch(`${shop.url}/api/image-upload/tiny-mce-upload`, {
      method: 'POST',
      body: form,
      headers: { 'accept-language': 'en', ...shop.adminHeaders },
    })
  }
  async function addImage(): Promise<string> {
    const answer = await uploadImage(await photo(700, 500).jpeg().toBuffer())
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { data: { data: string } }).data.data
  }
  const statusOf = async (url: string, headers: Record<string, string> = {}) => (await shop.get(url, headers)).status

  it('[U1] [U6] serves an image from the bucket in every width, until it is removed', async () => {
    const url = await addImage()
    const narrow = url.replace('.jpg', '-320.webp')
    const answer = await shop.get(narrow)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')))
    expect(await statusOf(narrow, { 'if-none-match': answer.headers.get('etag') ?? '' })).toBe(304)
    const remove = 'mutation ($urls: [String!]!) { deleteMediaFiles(urls: $urls) }'
    expect((await shop.graphql(remove, { urls: [url] }, shop.adminHeaders)).errors).toBeUndefined()
    expect([await statusOf(url), await statusOf(narrow)]).toEqual([404, 404])
    const storage = shop.services.storage
    expect([await storage.images.list(), await storage.variants.list()]).toEqual([[], []])
  })

  it('[D2] [D4] [D5] serves a private file to its accountant only, in parts too', async () => {
    const anna = await shop.accountant('anna')
    const bert = await shop.accountant('bert')
    const content = pdf('private')
    const { url } = await shop.add(anna.download, content, 'year.pdf')
    expect(Buffer.from(await (await shop.get(url, anna.headers)).arrayBuffer()).equals(content)).toBe(true)
    const part = await shop.get(url, { ...anna.headers, range: 'bytes=5-' })
    expect([part.status, Buffer.from(await part.arrayBuffer()).equals(content.subarray(5))]).toEqual([206, true])
    expect([await statusOf(url, bert.headers), await statusOf(url)]).toEqual([404, 401])
    const [stored] = await shop.services.storage.privateFiles.list()
    for (const folder of ['private', '../private', '..%2Fprivate', 'the/shop/private']) {
      expect(await statusOf(`/uploads/images/${folder}/${stored?.name}`)).toBe(404)
    }
  })

  it('[O11] moves with a backup to a shop that stores its uploads on disk', async () => {
    const url = await addImage()
    const anna = await shop.accountant('carla')
    await shop.add(anna.download, pdf('moves'), 'moves.pdf')
    const file = `${database.folder}/shop.backup`
    const written = await backup(shop.services, file)
    expect(written).toMatchObject({ images: 1, missing: 0 })
    const place = await createSqlite()
    const other = await startDownloadShop(place)
    expect(await restore(other.services, file)).toMatchObject(written)
    const [before, after] = [await shop.get(url), await other.get(url)]
    expect(Buffer.from(await after.arrayBuffer()).equals(Buffer.from(await before.arrayBuffer()))).toBe(true)
    expect(await other.services.storage.privateFiles.list()).toHaveLength(written.files)

    // And back into the bucket, which has been emptied meanwhile.
    const { images, privateFiles } = shop.services.storage
    for (const folder of [images, privateFiles]) await folder.remove((await folder.list()).map(({ name }) => name))
    expect(await restore(shop.services, file)).toMatchObject(written)
    expect(await statusOf(url)).toBe(200)
    await other.close()
    await place.drop()
    Object.assign(shop.adminHeaders, await shop.loginAnew())
  })

  it('answers 503 while the store is down, stores nothing partially, and resumes when it is back', async () => {
    const url = await addImage()
    const dora = await shop.accountant('dora')
    const { url: file } = await shop.add(dora.download, pdf('before'), 'before.pdf')
    const before = await shop.services.database.reader.query('SELECT COUNT(*) AS images FROM media')
    bucket.wire.cut()
    const image = await shop.get(url)
    expect([image.status, image.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await statusOf(url.replace('.jpg', '-640.avif'))).toBe(503)
    expect(await statusOf(file, dora.headers)).toBe(503)
    const refused = await uploadImage(await photo(300, 200).jpeg().toBuffer())
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }])
    expect(await shop.send(dora.download, pdf('meanwhile'), 'b.pdf')).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
    })
    expect(await statusOf('/readyz')).toBe(200)
    await until(async () => (await statusOf('/readyz?strict')) === 503)
    expect(await (await shop.get('/readyz')).text()).toMatch(/"uploads":"does not (work \(\w+\)|answer)"/)
    expect(await shop.services.database.reader.query('SELECT COUNT(*) AS images FROM media')).toEqual(before)
    bucket.wire.repair()
    expect([await statusOf(url), await statusOf(file, dora.headers)]).toEqual([200, 200])
    await addImage()
  })

  it('starts while the store is down, but not with a bucket that does not exist', async () => {
    bucket.wire.cut()
    await expect(openStorage(uploadsAddress.parse(bucket.setting), log)).resolves.toBeDefined()
    bucket.wire.repair()
    await expect(openStorage(uploadsAddress.parse('s3://no-such-bucket'), log)).rejects.toThrow(
      /^The setting UPLOADS names a bucket that cannot be used \(NoSuchBucket/,
    )
  })

  it('answers 503 when the store hangs, within 15 seconds', async () => {
    const url = await addImage()
    bucket.wire.silence()
    const asked = Date.now()
    expect(await statusOf(url)).toBe(503)
    expect(Date.now() - asked).toBeLessThan(20_000)
    bucket.wire.repair()
  })
})
