import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { inRoot } from '../../../scripts/house/root.mjs'
import { run } from '../../../scripts/house/run.mjs'
import { startShop } from '../../../scripts/house/shop.mjs'
import { Editor } from '../../../soak/Editor.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { sqlite } from '../../src/kernel/database/sqlite.js'
import { uploadPicture } from './expectToRefuseWrites.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'

let folder: string
let atRest: string
let duringWrites: string
beforeAll(async () => {
  folder = await shopFolder()
  atRest = path.join(folder, 'at-rest.backup')
  duringWrites = path.join(folder, 'under-way.backup')
})
afterAll(removeShopFolders)

/** `npm run manage`, on the shop of a folder. */
async function manage(where: string, ...words: string[]) {
  const env = {
    DATABASE_URL: `sqlite:${path.join(where, 'shop.sqlite')}`,
    UPLOADS: `file:${path.join(where, 'uploads')}`,
    SESSION_SECRET: 'only for a shop that lives as long as one run of the tests',
  }
  return run(process.execPath, [inRoot('server/dist/manage.js'), ...words], { env })
}

const counts = (output: string) => /\d+ records, \d+ images and \d+ files/.exec(output)?.[0]

/** Tables that are about the running shop, of which a backup has nothing. */
const passing = [
  'session',
  'login_attempt',
  'idempotency_key',
  'record_write',
  'table_change',
  'database_version',
  'backup_run',
  'scheduled_round',
  'running_instance',
]

/** Filled in the background once the shop listens. */
const derived = ['search_part', 'link_part', 'search_index_state']

/** A restored shop reminds of nothing that fell due before it was restored. */
const restarted = ['reminder_start']

/** Every row of the other tables, and every image. */
async function contentOf(where: string) {
  const file = new sqlite(path.join(where, 'shop.sqlite'), { readonly: true })
  const tables = file.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[]
  const rows = tables
    // A table may have changed more often, and be the same again.
    .filter((name) => !passing.includes(name) && !restarted.includes(name) && !derived.includes(name))
    .filter((name) => !name.startsWith('sqlite_'))
    .map((name) => [
      name,
      file
        .prepare(`SELECT * FROM ${name}`)
        .all()
        .map((row) => JSON.stringify(row))
        .sort(),
    ])
  file.close()
  const folder = path.join(where, 'uploads/images')
  const names = (await readdir(folder)).filter((name) => name !== 'variants').sort()
  const images = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'base64')))
  return { rows, names, images }
}

it('a backup made while editors write is consistent, and so is the restored shop', async () => {
  const shop = await startShop({ folder })
  const editors = Array.from({ length: 6 }, (_, index) => new Editor(`Editor${index}`))
  try {
    const admin = await ShopClient.admin(shop.url)
    const writing = editors.map((editor) => editor.write(admin))
    while (editors.some(({ acknowledged }) => acknowledged < 3)) await wait(10)
    expect((await uploadPicture(admin)).status).toBe(200)
    const before = editors.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
    const made = await manage(folder, 'backup', duringWrites)
    expect(made).toMatchObject({ code: 0 })
    expect(editors.reduce((sum, { acknowledged }) => sum + acknowledged, 0)).toBeGreaterThan(before)
    await shop.stop()
    await Promise.all(writing)
    expect(editors.flatMap(({ faults }) => faults)).toEqual([])

    const other = await shopFolder({ isFilled: false })
    const restored = await manage(other, 'restore', duringWrites)
    expect(restored).toMatchObject({ code: 0 })
    expect(counts(restored.output)).toBe(counts(made.output))
    const file = new sqlite(path.join(other, 'shop.sqlite'))
    // A record, its translation and its history are written in one transaction each.
    const torn = `SELECT tip.id, tip.version, COUNT(revision.id) AS recorded FROM tip
      LEFT JOIN revision ON revision.entity = 'tip' AND revision.record = tip.id
      WHERE tip.title LIKE '%Editor%' GROUP BY tip.id, tip.version HAVING recorded <> tip.version`
    expect(file.prepare(torn).all()).toEqual([])
    expect(file.prepare("SELECT COUNT(*) AS tips FROM tip WHERE title LIKE '%Editor%'").get()).not.toEqual({ tips: 0 })
    expect(file.pragma('foreign_key_check')).toEqual([])
    const images = await readdir(path.join(other, 'uploads/images'))
    const urls = file.prepare('SELECT url FROM media').all() as { url: string }[]
    expect(urls.filter(({ url }) => !images.includes(path.basename(url)))).toEqual([])
    file.close()
  } finally {
    await shop.stop()
  }
})

it('[X26] restore leaves a shop alone that runs on the same database, unless it is forced', async () => {
  await manage(folder, 'backup', atRest)
  const other = await shopFolder()
  const shop = await startShop({ folder: other })
  try {
    const refused = await manage(other, 'restore', atRest)
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('The shop is running on this database (one process), so nothing was changed.')
    expect(await manage(other, 'restore', atRest, '--while-running')).toMatchObject({ code: 0 })
  } finally {
    await shop.stop()
  }
  expect(await manage(other, 'restore', atRest)).toMatchObject({ code: 0 })
})

it('[X26] restore asks on a terminal before it replaces a shop', async () => {
  await manage(folder, 'backup', atRest)
  const other = await shopFolder()
  const before = await contentOf(other)
  const question = 'Type yes to go on'
  const answering = async (answer: string) => {
    const command = `${process.execPath} ${inRoot('server/dist/manage.js')} restore ${atRest}`
    const env = {
      ...process.env,
      DATABASE_URL: `sqlite:${path.join(other, 'shop.sqlite')}`,
      UPLOADS: `file:${path.join(other, 'uploads')}`,
    }
    const terminal = spawn('script', ['-qec', command, '/dev/null'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
    let output = ''
    let isAnswered = false
    terminal.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (isAnswered || !output.includes(question)) return
      isAnswered = true
      terminal.stdin.write(`${answer}\n`)
    })
    await once(terminal, 'close')
    return output
  }
  const refused = await answering('no')
  expect(refused).toContain(question)
  expect(refused).toContain('Nothing was changed.')
  expect(await contentOf(other)).toEqual(before)
  expect(await answering('yes')).toMatch(/\d+ records, .* are back/)
})

it('restore recreates the same shop, images included, and reports counts', async () => {
  const made = await manage(folder, 'backup', atRest)
  const other = await shopFolder()
  const restored = await manage(other, 'restore', atRest)
  expect(restored).toMatchObject({ code: 0 })
  expect(counts(made.output)).toBeDefined()
  expect(counts(restored.output)).toBe(counts(made.output))
  expect(await contentOf(other)).toEqual(await contentOf(folder))
})

it('restore refuses a damaged file before it changes anything', async () => {
  const other = await shopFolder()
  const before = await contentOf(other)
  const damaged = path.join(other, 'damaged.backup')
  await copyFile(atRest, damaged)
  const bytes = await readFile(damaged)
  await writeFile(damaged, bytes.subarray(0, bytes.length - 2000))
  const refused = await manage(other, 'restore', damaged)
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('cannot be read as a backup')
  expect(await contentOf(other)).toEqual(before)
})
