import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { canMount, mountDisk, unmount } from '../../../soak/machine.mjs'
import { until } from '../until.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'

afterAll(removeShopFolders)

const onMount = canMount ? it : it.skip

/** A shop whose standard output goes to a file, as with `>> log`. */
const startWithLog = async (file: string) =>
  startShop({
    folder: await shopFolder(),
    env: { LOG_LEVEL: 'info' },
    within: ['sh', '-c', `exec "$@" >> '${file}'`, 'sh'],
  })

async function visit(shop: Shop, times: number): Promise<void> {
  for (let done = 0; done < times; done += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => fetch(`${shop.url}/api/public-tips/nl/1`)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  }
}

async function droppedLines({ url }: Shop): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^shop_log_lines_dropped_total (\d+)/m.exec(text)?.[1])
}

it('[Y41] a log that cannot take a byte holds up neither the shop nor its end', async () => {
  const shop = await startWithLog('/dev/full')
  expect(await droppedLines(shop)).toBe(0)
  await visit(shop, 2000)
  expect(await droppedLines(shop)).toBeGreaterThan(0)
  await visit(shop, 100)
  expect(await shop.stop()).toBeLessThan(8)
})

onMount('[Y41] a full disk under the log costs lines, which are counted; with room again it logs on', async () => {
  const disk = await shopFolder({ isFilled: false })
  mountDisk(disk, 2)
  const filler = path.join(disk, 'filler')
  const log = path.join(disk, 'log/shop.log')
  try {
    await mkdir(path.dirname(log))
    const shop = await startWithLog(log)
    try {
      await visit(shop, 100)
      await writeFile(filler, Buffer.alloc(4 * 1024 * 1024)).catch(() => undefined)
      await visit(shop, 2500)
      const dropped = await droppedLines(shop)
      expect(dropped).toBeGreaterThan(0)
      await rm(filler)
      await until(async () => (await readFile(log, 'utf8')).includes('Lines of the log were dropped'))
      const line = (await readFile(log, 'utf8')).split('\n').find((each) => each.includes('were dropped'))
      expect(JSON.parse(line ?? '')).toMatchObject({ level: 40, dropped: expect.any(Number) })
      await visit(shop, 100)
      expect(await droppedLines(shop)).toBe(dropped)
    } finally {
      await shop.stop()
    }
    for (const line of (await readFile(log, 'utf8'))
      .trim()
      .split('\n')
      .filter((each) => each.startsWith('{'))) {
      expect(() => JSON.parse(line)).not.toThrow()
    }
  } finally {
    unmount(disk)
  }
})
