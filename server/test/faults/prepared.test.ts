import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from '@jest/globals'
import { startShop } from '../../../scripts/house/shop.mjs'
import { removeShopFolders, shopFolder } from './shopFolders.js'

afterAll(removeShopFolders)

/** What V8 counted of the functions of one process, which wrote it at its end. */
interface Coverage {
  result: { functions: { functionName: string; ranges: { count: number }[] }[] }[]
}

it('[Y40] a started shop sorts the dictionaries of passwords before anybody chooses one', async () => {
  const folder = await shopFolder()
  const counted = path.join(folder, 'counted')
  const shop = await startShop({ folder, env: { NODE_V8_COVERAGE: counted } })
  await wait(4000)
  await shop.stop()
  const calls = readdirSync(counted)
    .map((file) => JSON.parse(readFileSync(path.join(counted, file), 'utf8')) as Coverage)
    .flatMap(({ result }) => result.flatMap(({ functions }) => functions))
    .filter(({ functionName }) => functionName === 'sortDictionary')
    .map(({ ranges }) => ranges[0]?.count ?? 0)
  expect(calls.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(1)
})
