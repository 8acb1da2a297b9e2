import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { backup } from '../../../src/features/backup/backup.js'
import { restore } from '../../../src/features/backup/restore.js'
import { forgetOldPurchases } from '../../../src/features/buying/forgetOldPurchases.js'
import { BoughtItemPhoto } from '../../../src/features/buying/photos/BoughtItemPhoto.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { codeOf } from '../invoices/MoneyShop.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { phonePhoto, sendFiles } from '../jobs/photoCalls.js'
import { purchase } from './purchase.js'

interface Shown {
  id: number
  name: string
  url: string
  thumbnailUrl: string
}

describe.each(bothDatabases)('photos of what is bought in, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let photo: Buffer

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    photo = await phonePhoto()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function buy(): Promise<number> {
    const { data } = await shop.admin.ask<{ buyIn: { id: number } }>(
      'mutation ($input: BuyInInput!) { buyIn(input: $input) { id } }',
      { input: { ...purchase, paidBy: 'transfer' } },
    )
    return data?.buyIn.id ?? 0
  }

  const add = (id: number, headers = shop.admin.headers, file = photo) =>
    sendFiles<{ photo: Shown }>(
      shop,
      'mutation ($id: Int!, $file: Upload!) { photo: addBoughtItemPhoto(id: $id, file: $file) { id name url thumbnailUrl } }',
      { id, file: null },
      { file },
      headers,
    )
  const listed = async (id: number) =>
    (
      await shop.admin.ask<{ boughtItemPhotos: Shown[] }>(
        `{ boughtItemPhotos(id: ${id}) { id name url thumbnailUrl } }`,
      )
    ).data?.boughtItemPhotos
  const onDisk = async () =>
    (await readdir(path.join(database.folder, 'private/bought-item-photos'))).filter((name) => !name.includes('thumb'))

  it('[I15] are kept without what the phone says of them, and read by the shop alone', async () => {
    const id = await buy()
    const { data, errors } = await add(id)
    expect(errors).toBeUndefined()
    expect(await listed(id)).toEqual([data?.photo])
    const { url = '', thumbnailUrl = '' } = data?.photo ?? {}
    const answer = await fetch(`${shop.url}${url}`, { headers: shop.admin.headers })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800 })
    expect(bytes.includes('Phone of Anna')).toBe(false)
    expect((await fetch(`${shop.url}${thumbnailUrl}`, { headers: shop.admin.headers })).status).toBe(200)
    const anna = await shop.person('Anna')
    for (const headers of [{}, anna.headers]) {
      for (const address of [url, thumbnailUrl]) {
        expect((await fetch(`${shop.url}${address}`, { headers })).status).toBe(404)
      }
    }
    expect((await add(id, anna.headers)).errors).toHaveLength(1)
  })

  it('[I15] are pictures of a purchase, twelve at most, and deleted with their files', async () => {
    const id = await buy()
    expect(codeOf(await add(99_999))).toBe('NOT_FOUND')
    expect(codeOf(await add(id, shop.admin.headers, Buffer.from('no picture')))).toBe('FILE_TYPE')
    const small = await phonePhoto('#123456', 30, 20)
    for (let count = 0; count < 12; count++) await add(id, shop.admin.headers, small)
    expect(codeOf(await add(id, shop.admin.headers, small))).toBe('VALIDATION')
    const before = (await onDisk()).length
    const [first] = (await listed(id)) ?? []
    await shop.admin.ask(`mutation { deleteBoughtItemPhoto(id: ${first?.id}) { deleted } }`)
    expect(await listed(id)).toHaveLength(11)
    expect(await onDisk()).toHaveLength(before - 1)
  })

  it('[I15] [V5] are in a backup and its restore, and go with the purchase', async () => {
    const id = await buy()
    await add(id)
    const stored = (await onDisk()).toSorted()
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'photos-')), 'shop.backup')
    expect(await backup(shop.services, file)).toMatchObject({ missing: 0 })
    await shop.services.storage.boughtItemPhotos.remove(stored)
    await restore(shop.services, file)
    expect((await onDisk()).toSorted()).toEqual(stored)
    await forgetOldPurchases(shop.services, new Date(`${new Date().getUTCFullYear() + 8}-01-02T12:00:00Z`))
    expect(await onDisk()).toEqual([])
    expect(await shop.services.database.reader.count(BoughtItemPhoto)).toBe(0)
  })
})
