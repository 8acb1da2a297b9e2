import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createConnection } from 'mysql2/promise'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { OwnMariaDb } from './OwnMariaDb.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'

let server: OwnMariaDb
let shop: Shop

beforeAll(async () => {
  // With a binary log an ordinary account may not make triggers (ERROR 1419).
  server = await OwnMariaDb.install({ hasBinaryLog: true })
})
afterAll(async () => {
  await shop?.stop()
  await server.remove()
  await removeShopFolders()
})

const ready = async () => {
  const answer = await fetch(`${shop.url}/readyz?strict`)
  return { code: answer.status, ...((await answer.json()) as object) }
}

async function removeShares(): Promise<void> {
  const connection = await createConnection(server.addressOver())
  await connection.query('DELETE FROM payment_share').finally(() => connection.end())
}

it('[I2] where the database allows no triggers the shop runs and says so, and makes them once it may', async () => {
  const folder = await shopFolder({ isFilled: false })
  const options = { folder, env: { DATABASE_URL: server.addressOver(), DEMO: 'false' } }
  shop = await startShop(options)
  expect(await ready()).toMatchObject({
    code: 503,
    reasons: { triggers: 'are not allowed by the database: issued invoices are protected by their chain alone' },
  })
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  await server.run('INSERT INTO shop.payment_share VALUES (1, 1, 5)')
  await removeShares()

  await shop.stop()
  await server.run('SET GLOBAL log_bin_trust_function_creators = 1')
  shop = await startShop(options)
  expect(await ready()).toEqual({ code: 200, status: 'ready' })
  await server.run('INSERT INTO shop.payment_share VALUES (1, 1, 5)')
  await expect(removeShares()).rejects.toThrow('final')
})
