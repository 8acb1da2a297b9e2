import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from '@jest/globals'
import { inRoot } from '../../../scripts/house/root.mjs'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { until } from '../until.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'

afterAll(removeShopFolders)

interface Line {
  level: number
  msg: string
  request?: string
}

const env = { LOG_LEVEL: 'info' }

it('[O24] stopped with SIGTERM: every request that was answered has its line', async () => {
  const shop = await startShop({ folder: await shopFolder(), env })
  const answered = await visits(shop)
  await shop.stop()
  expect(await requestsIn(shop)).toEqual(answered)
})

it('[O24] stopped by an unforeseen error: the log reports it, after a line for every request', async () => {
  const nodeOptions = ['--import', inRoot('server/test/faults/throwOnSignal.mjs')]
  const shop = await startShop({ folder: await shopFolder(), env, nodeOptions })
  const answered = await visits(shop)
  process.kill(shop.pid, 'SIGUSR2')
  await until(() => !isRunning(shop))
  await shop.stop()
  expect(await requestsIn(shop)).toEqual(answered)
  expect(linesOf(shop).at(-1)).toMatchObject({ level: 60, msg: 'The shop has stopped' })
})

/** @returns the numbers of the requests, in order */
async function visits({ url }: Shop): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: 200 }, () => fetch(`${url}/api/public-tips/nl/1`)))
  return answers.map(({ headers }) => String(headers.get('x-request-id'))).sort()
}

async function requestsIn(shop: Shop): Promise<string[]> {
  // What a process has written may be read a little after it has ended.
  await wait(500)
  return linesOf(shop)
    .flatMap(({ request }) => request ?? [])
    .sort()
}

function linesOf(shop: Shop): Line[] {
  return shop
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
}

function isRunning({ pid }: Shop): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
