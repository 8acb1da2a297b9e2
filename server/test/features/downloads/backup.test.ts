import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { backup } from '../../../src/features/backup/backup.js'
import { restore } from '../../../src/features/backup/restore.js'
import { bothDatabases, createSqlite, type TestDatabase } from '../../testDatabases.js'
import { type Accountant, type DownloadShop, startDownloadShop } from './downloadShop.js'
import { pdf } from './files.js'

/** Larger than a piece of a backup. */
const large = Buffer.from(`a;b\n${'12;34\n'.repeat(500_000)}`)

describe.each(bothDatabases)('a backup of the files of accountants, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: DownloadShop
  let accountant: Accountant
  beforeAll(async () => {
    database = await create()
    shop = await startDownloadShop(database)
    accountant = await shop.accountant('anna')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const bytesAt = async ({ url, get }: DownloadShop, address: string) => {
    const answer = await get(address, shop.adminHeaders)
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), url }
  }

  it('[O11] [D6] restores those that were removed or replaced since', async () => {
    const removed = await shop.add(accountant.download, pdf('removed'), 'removed.pdf')
    const stays = await shop.add(accountant.download, large, 'large.csv')
    const file = path.join(database.folder, 'shop.backup')
    const written = await backup(shop.services, file)
    expect(written.files).toBe(2)

    await shop.admin('DELETE', removed.url.slice('/api/'.length))
    const replace = 'mutation ($id: Int!, $file: Upload!) { replaceDownloadFile(id: $id, file: $file) { id } }'
    await shop.sendOverGraphql(replace, stays.id, pdf(), 'other.pdf')
    expect(await restore(shop.services, file)).toEqual({ ...written, erasedAgain: [] })
    Object.assign(shop.adminHeaders, await loginAgain(shop))

    expect(await bytesAt(shop, removed.url)).toMatchObject({ status: 200, bytes: pdf('removed') })
    expect((await bytesAt(shop, stays.url)).bytes.equals(large)).toBe(true)
    expect((await shop.onDisk()).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('[O11] is made although a file is missing on disk', async () => {
    await shop.add(accountant.download, pdf(), 'lost.pdf')
    const names = await shop.services.database.reader.query(
      "SELECT storage_name FROM download_file WHERE name = 'lost.pdf'",
    )
    await shop.services.storage.privateFiles.remove([names[0].storage_name])
    const { files } = await backup(shop.services, path.join(database.folder, 'lost.backup'))
    expect(files).toBe(2)
  })

  it('[O11] a truncated one changes nothing', async () => {
    const file = path.join(database.folder, 'shop.backup')
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n')
    const broken = path.join(database.folder, 'broken.backup')
    await writeFile(broken, gzipSync(`${lines.slice(0, -1).join('\n')}\n{`))
    const before = await shop.onDisk()
    await expect(restore(shop.services, broken)).rejects.toThrow('cannot be read as a backup')
    expect(await shop.onDisk()).toEqual(before)
  })
})

it('[O11] the files move with a backup from one shop to another', async () => {
  const [from, to] = [await createSqlite(), await createSqlite()]
  const [old, fresh] = [await startDownloadShop(from), await startDownloadShop(to)]
  const { download } = await old.accountant('anna')
  const { url } = await old.add(download, large, 'large.csv')
  const file = path.join(from.folder, 'shop.backup')
  await backup(old.services, file)
  await restore(fresh.services, file)
  const answer = await fresh.get(url, await loginAgain(fresh))
  expect(Buffer.from(await answer.arrayBuffer()).equals(large)).toBe(true)
  await fresh.services.downloads.sweep()
  expect(await fresh.onDisk()).toHaveLength(1)
  for (const shop of [old, fresh]) await shop.close()
  for (const database of [from, to]) await database.drop()
})

/** Restoring a backup ends every session. */
async function loginAgain(shop: DownloadShop): Promise<Record<string, string>> {
  const { 'x-xsrf-token': token = '' } = shop.adminHeaders
  const csrf = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
  const answer = await fetch(`${shop.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...csrf },
    body: JSON.stringify({ email: 'cms-admin@example.com', password: 'a-good-password' }),
  })
  const [, session] = /session=([^;]+)/.exec(answer.headers.getSetCookie().join()) ?? []
  return { ...csrf, cookie: `${csrf.cookie}; session=${session}` }
}
