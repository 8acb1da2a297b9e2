import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CatalogueDocument } from '../../../../admin/src/generated/graphql'
import { adminRoutes } from '../../../src/delivery/http/adminRoutes.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'
import { type RawAnswer, rawAnswer } from './rawAnswer.js'

const brotli = { 'accept-encoding': 'br, gzip' }

describe('what the back office starts with', () => {
  let database: TestDatabase
  let shop: TestShop
  let admin: Record<string, string>
  let address: string
  const folder = mkdtempSync(path.join(tmpdir(), 'back-office-'))

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'assets'))
    for (const name of ['index.html', 'account.html', 'zzp.html', 'explorer.html']) {
      writeFileSync(path.join(folder, name), '<meta name="catalogue" content="__CATALOGUE__">')
    }
    database = await createSqlite()
    shop = await startTestShop(
      database,
      {},
      {
        adminFolder: folder,
        register: async (app, { api }) => {
          await app.register(adminRoutes, { folder, services: api.services })
        },
      },
    )
    admin = await shop.login()
    const document = await fetch(`${shop.url}/cougarXr7`, { headers: admin })
    address = /content="([^"]+)"/.exec(await document.text())?.[1] ?? ''
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  const send = (target: string, headers: Record<string, string>, body?: object): Promise<RawAnswer> =>
    rawAnswer(shop.url + target, headers, body)

  it('[X60] is the catalogue of the API, of 31 KB at most, which a browser stores for a year', async () => {
    const { status, headers, bytes } = await send(address, { ...admin, ...brotli })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
    expect(bytes.length).toBeLessThan(31 * 1024)
    const asked = await shop.graphql(String(CatalogueDocument), {}, admin)
    const catalogue = JSON.parse(brotliDecompressSync(bytes).toString('utf8'))
    expect(catalogue).toMatchObject(asked.data ?? { missing: true })
  })

  it('[X60] is refused to anyone who may not manage anything', async () => {
    expect((await send(address, {})).status).toBe(401)
    expect((await send(address, await shop.login('cms-zzp'))).status).toBe(403)
  })

  it.each([
    ['over GraphQL', '/graphql', { query: '{ managedEntities { name type plural fields { name kind section } } }' }],
    ['over REST', '/api/openapi.json', undefined],
  ])('[X60] %s, an answer above 1 KB is compressed as the client accepts it', async (_, target, body) => {
    const plain = await send(target, { ...admin, 'accept-encoding': 'identity' }, body)
    expect(plain.headers['content-encoding']).toBeUndefined()
    const inBrotli = await send(target, { ...admin, ...brotli }, body)
    expect(inBrotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect(brotliDecompressSync(inBrotli.bytes)).toEqual(plain.bytes)
    const inGzip = await send(target, { ...admin, 'accept-encoding': 'gzip' }, body)
    expect(gunzipSync(inGzip.bytes)).toEqual(plain.bytes)
    expect(inBrotli.bytes.length).toBeLessThan(plain.bytes.length / 4)
  })

  it('[X60] a short answer is sent as it is', async () => {
    const { headers } = await send('/graphql', { ...admin, ...brotli }, { query: '{ me { id } }' })
    expect(headers['content-encoding']).toBeUndefined()
  })
})
