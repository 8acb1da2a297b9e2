import { readdirSync, statSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { inRoot } from '../../../scripts/house/root.mjs'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { load, memoryOf, tellsMemory } from '../../../soak/memoryUnderLoad.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { slowClients } from '../../../soak/slowClients.mjs'
import { isEvery } from '../isEvery.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'

let shop: Shop
let admin: ShopClient
beforeAll(async () => {
  shop = await startShop({ folder: await shopFolder(), nodeOptions: tellsMemory })
  admin = await ShopClient.admin(shop.url)
})
afterAll(async () => {
  await shop.stop()
  await removeShopFolders()
})

const megabyte = 1024 * 1024

/** The longer form detects a leak of a kilobyte per request. */
const requests = isEvery ? 20_000 : 8_000

it(`${requests} requests leave the memory as it was`, async () => {
  const asked = () => load(shop, admin.headers, { requests: requests / 2 })
  expect(await load(shop, admin.headers, { requests: 4000 })).toMatchObject({ failed: 0 })
  const before = await memoryOf(shop)
  expect(await asked()).toMatchObject({ failed: 0 })
  expect(await asked()).toMatchObject({ failed: 0 })
  const after = await memoryOf(shop)
  expect((after.heapUsed - before.heapUsed) / megabyte).toBeLessThan(12)
  expect((after.external - before.external) / megabyte).toBeLessThan(12)
})

it('200 slow clients: visitors are served all the same, and the slow ones are closed within half a minute', async () => {
  const report = await slowClients(shop.url, { clients: 200, largeFile: largestScript(), page: '/nl' })
  expect(report).toMatchObject({ stillOpen: 0, failedVisits: 0 })
  expect(report.slowestClose).toBeLessThan(30)
  expect(report.visits).toBeGreaterThan(10)
})

function largestScript(): string {
  const folder = inRoot('admin/dist/assets')
  const [largest] = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .toSorted((one, other) => statSync(`${folder}/${other}`).size - statSync(`${folder}/${one}`).size)
  return `/cougarXr7/assets/${largest}`
}
