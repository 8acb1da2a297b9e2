import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { readSettings } from '../../../src/kernel/settings/readSettings.js'
import { closeToOthers } from '../../../src/kernel/storage/closeToOthers.js'

let place: string
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'shop-closed-'))
  for (const folder of ['data/uploads/images', 'data/private', 'elsewhere']) {
    await mkdir(path.join(place, folder), { recursive: true })
  }
  for (const file of files) await writeFile(path.join(place, file), '')
  for (const each of ['', ...folders, ...files, 'elsewhere', 'elsewhere/note']) {
    await writeFile(path.join(place, 'elsewhere/note'), '', { flag: 'a' })
    await chmod(path.join(place, each), 0o755)
  }
})
afterEach(() => rm(place, { recursive: true, force: true }))

const folders = ['data', 'data/uploads', 'data/uploads/images', 'data/private']
const files = [
  'data/shop.sqlite',
  'data/shop.sqlite-wal',
  'data/session-secret',
  'data/uploads/images/a.jpg',
  'data/private/b.pdf',
]
const modeOf = async (name: string) => (await stat(path.join(place, name))).mode & 0o777
const close = (database: string, uploads: string) => {
  const given = { DATABASE_URL: database, UPLOADS: uploads, SESSION_SECRET: 'test' }
  return closeToOthers(readSettings(given), pino({ level: 'silent' }))
}

it('[X3] closes database, secret, images and private files, with their folders', async () => {
  await close(`sqlite:${place}/data/shop.sqlite`, `file:${place}/data/uploads`)
  for (const each of [...folders, ...files]) expect([each, await modeOf(each)]).toEqual([each, 0o700])
  expect(await modeOf('')).toBe(0o755)
})

it('[X3] closes the files, and not the folder, where others have something too', async () => {
  await symlink(path.join(place, 'elsewhere'), path.join(place, 'data/uploads/images/link'))
  await chmod(path.join(place, 'data'), 0o1777)
  await close(`sqlite:${place}/data/shop.sqlite`, `file:${place}/data/uploads`)
  for (const each of [...folders.slice(1), ...files]) expect([each, await modeOf(each)]).toEqual([each, 0o700])
  expect((await stat(path.join(place, 'data'))).mode & 0o7777).toBe(0o1777)
  expect(await modeOf('elsewhere')).toBe(0o755)
  expect(await modeOf('elsewhere/note')).toBe(0o755)
})

it('[X3] closes uploads beside a database on a server', async () => {
  await close('mysql://shop:secret@127.0.0.1/shop', `file:${place}/data/uploads`)
  for (const each of folders) expect([each, await modeOf(each)]).toEqual([each, 0o700])
})

it('[X3] does not mind folders that are not there yet', async () => {
  await expect(close(`sqlite:${place}/new/shop.sqlite`, `file:${place}/new/uploads`)).resolves.toBeUndefined()
})
