import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import { inRoot } from '../../../scripts/house/root.mjs'
import { run } from '../../../scripts/house/run.mjs'
import { startShop } from '../../../scripts/house/shop.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { uploadPicture } from './expectToRefuseWrites.js'
import { fill, removeShopFolders, shopFolder } from './shopFolders.js'

afterAll(removeShopFolders)

/** What users of the machine other than the shop's could read or write, below a folder and itself. */
async function openBelow(folder: string): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))]
  const modes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mode & 0o077))
  return names.filter((_, index) => modes[index] !== 0)
}

async function openUp(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const place = path.join(folder, name)
    await chmod(place, (await stat(place)).isDirectory() ? 0o755 : 0o644)
  }
  await chmod(folder, 0o755)
}

const environment = (folder: string) => ({
  DATABASE_URL: `sqlite:${path.join(folder, 'shop.sqlite')}`,
  UPLOADS: `file:${path.join(folder, 'uploads')}`,
})

it('[X3] nobody else on the machine can read what the shop stores, whatever the umask it is started with', async () => {
  const folder = path.join(await shopFolder({ isFilled: false }), 'data')
  const within = ['sh', '-c', 'umask 000; exec "$@"', 'sh']
  const shop = await startShop({ folder, within, env: { SESSION_SECRET: '' } })
  try {
    await uploadPicture(await ShopClient.admin(shop.url))
    const names = await readdir(folder)
    expect(names).toEqual(
      expect.arrayContaining(['shop.sqlite', 'shop.sqlite-wal', 'session-secret', 'uploads', 'private']),
    )
    expect(await openBelow(folder)).toEqual([])
    const manage = (...words: string[]) =>
      run('sh', ['-c', 'umask 000; exec "$@"', 'sh', process.execPath, inRoot('server/dist/manage.js'), ...words], {
        env: environment(folder),
      })
    const exported = path.join(folder, 'customer.json')
    await writeFile(exported, '', { mode: 0o644 })
    await manage('export-customer', '2', exported)
    await manage('backup', path.join(folder, 'whole.backup'))
    expect(await readFile(exported, 'utf8')).toContain('"account"')
    expect(await openBelow(folder)).toEqual([])
  } finally {
    await shop.stop()
  }
})

it('[X3] closes what an earlier version left open, and touches nothing that is not the shop’s', async () => {
  const parent = await shopFolder({ isFilled: false })
  const folder = path.join(parent, 'data')
  await mkdir(folder)
  fill(folder)
  await openUp(parent)
  const other = path.join(parent, 'of-somebody.txt')
  await writeFile(other, '', { mode: 0o644 })
  const shop = await startShop({ folder })
  try {
    expect(await openBelow(folder)).toEqual([])
    expect((await stat(parent)).mode & 0o777).toBe(0o755)
    expect((await stat(other)).mode & 0o777).toBe(0o644)
    expect((await fetch(`${shop.url}/nl`)).status).toBe(200)
  } finally {
    await shop.stop()
  }
})
