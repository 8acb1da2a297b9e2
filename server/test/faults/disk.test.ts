import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { startShop } from '../../../scripts/house/shop.mjs'
import { allowWriting, canForbidWriting, canMount, mountDisk, unmount } from '../../../soak/machine.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { sqlite } from '../../src/kernel/database/sqlite.js'
import { expectToRead, expectToRefuseWrites, expectToWrite, uploadPicture } from './expectToRefuseWrites.js'
import { fill, removeShopFolders, shopFolder } from './shopFolders.js'

afterAll(removeShopFolders)

/** Named by `npm test` where the machine does not allow it. */
const onMount = canMount ? it : it.skip
const whereForbidden = canForbidWriting ? it : it.skip

describe('the disk of a shop on SQLite', () => {
  onMount('full: 503 for writes, reads go on; with room again it takes writes without a restart', async () => {
    const disk = await shopFolder({ isFilled: false })
    mountDisk(disk, 60)
    try {
      const folder = path.join(disk, 'shop')
      await mkdir(folder)
      fill(folder)
      let shop = await startShop({ folder })
      try {
        let admin = await ShopClient.admin(shop.url)
        const written: number[] = []
        for (let times = 1; times <= 3; times++) {
          const filler = await fillUp(disk)
          await untilFull(admin, written)
          await expectToRefuseWrites(admin)
          expect((await uploadPicture(admin)).status).toBe(503)
          await rm(filler)
          written.push(await expectToWrite(admin))
          expect((await uploadPicture(admin)).status).toBe(200)
          await expectToRead(admin)
        }
        await shop.kill()
        shop = await startShop({ folder })
        admin = admin.at(shop.url)
        const ids = (await admin.all('tips')).map(({ id }) => id)
        expect(ids).toEqual(expect.arrayContaining(written))
      } finally {
        await shop.stop()
      }
      const file = new sqlite(path.join(folder, 'shop.sqlite'))
      expect(file.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
      file.close()
    } finally {
      unmount(disk)
    }
  })

  whereForbidden(
    'read-only: 503 for writes, reads go on; writable again it takes writes without a restart',
    async () => {
      const folder = await shopFolder()
      const shop = await startShop({ folder })
      try {
        const admin = await ShopClient.admin(shop.url)
        for (let times = 1; times <= 2; times++) {
          allowWriting(shop.pid, false)
          await expectToRefuseWrites(admin)
          expect((await uploadPicture(admin)).status).toBe(503)
          allowWriting(shop.pid, true)
          await expectToWrite(admin)
          expect((await uploadPicture(admin)).status).toBe(200)
        }
      } finally {
        await shop.stop()
      }
    },
  )
})

async function fillUp(disk: string): Promise<string> {
  const file = path.join(disk, 'filler')
  const handle = await open(file, 'w')
  try {
    for (let bytes = 1024 * 1024; bytes >= 512; ) {
      await handle.appendFile(Buffer.alloc(bytes)).catch(() => {
        bytes /= 2
      })
    }
  } finally {
    await handle.close()
  }
  return file
}

/** The log of SQLite has reserved space, which fills up first. */
async function untilFull(admin: ShopClient, written: number[]): Promise<void> {
  for (let times = 1; times <= 500; times++) {
    const title = `Past nog ${Math.random()}`
    const text = `<p>${'Een tip die ruimte inneemt. '.repeat(700)}</p>`
    const { status, body } = await admin.rest('POST', 'tips/add-tip', { language: 'nl', title, text })
    if (status === 503) return
    expect(status).toBe(201)
    written.push(body.data.id)
  }
  throw new Error('The disk does not get full')
}
