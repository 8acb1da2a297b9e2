import { spawn } from 'node:child_process'
import { chmod, chown, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { inRoot } from '../../../scripts/house/root.mjs'
import { startShop } from '../../../scripts/house/shop.mjs'
import { canMount, mountDisk, unmount } from '../../../soak/machine.mjs'
import { sqlite } from '../../src/kernel/database/sqlite.js'
import { until } from '../until.js'
import { fill, removeShopFolders, shopFolder } from './shopFolders.js'

afterAll(removeShopFolders)

/** Named by `npm test` where the machine does not allow it. */
const onMount = canMount ? describe : describe.skip
const nobody = 65534

onMount('[Y46] a command of the operator, and the start', () => {
  let disk: string
  let elsewhere: string
  let folder: string
  beforeEach(async () => {
    disk = await shopFolder({ isFilled: false })
    elsewhere = await shopFolder({ isFilled: false })
    mountDisk(disk, 60)
    folder = path.join(disk, 'shop')
    await mkdir(folder)
    fill(folder)
  })
  afterEach(() => unmount(disk))

  function run(words: string[], { uid }: { uid?: number } = {}) {
    const [program = '', ...rest] = words
    const child = spawn(process.execPath, [inRoot('server/dist', program), ...rest], {
      cwd: inRoot(),
      ...(uid !== undefined && { uid }),
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: `sqlite:${folder}/shop.sqlite`,
        UPLOADS: `file:${folder}/uploads`,
        SESSION_SECRET: 'only for a shop that lives as long as one test',
        DEMO: 'false',
        PORT: '0',
      },
    })
    let said = ''
    for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += text))
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    return { ended, said: () => said.trim() }
  }
  /** What it says, which has to be one line, when it fails. */
  async function failure(words: string[], options = {}) {
    const { ended, said } = run(words, options)
    expect([await ended, said()]).toEqual([1, expect.stringMatching(/^[^\n]+\.$/)])
    return said()
  }
  const anyCustomer = () => {
    const database = new sqlite(path.join(folder, 'shop.sqlite'), { readonly: true })
    const { id } = database.prepare("SELECT MIN(id) AS id FROM customer WHERE role = 'cms-status-user'").get() as {
      id: number
    }
    database.close()
    return String(id)
  }
  const backup = (file: string) => ['manage.js', 'backup', file]

  async function fillUp() {
    const handle = await open(path.join(disk, 'filler'), 'w')
    for (let bytes = 1024 * 1024; bytes >= 512; ) {
      await handle.appendFile(Buffer.alloc(bytes)).catch(() => {
        bytes /= 2
      })
    }
    await handle.close()
  }

  it('say that the disk of the shop is full', async () => {
    await fillUp()
    const isFull = `No room is left on the disk of the database (${folder}): make room there`
    for (const command of [backup(path.join(elsewhere, 'shop.backup')), ['manage.js', 'begin'], ['main.js']]) {
      expect(await failure(command)).toContain(isFull)
    }
    expect(await readdir(elsewhere)).toEqual([])
  })

  it('a backup to another disk is made while the shop runs on one that is full', async () => {
    const shop = await startShop({ folder })
    try {
      await fillUp()
      const file = path.join(elsewhere, 'shop.backup')
      const { ended, said } = run(backup(file))
      expect([await ended, said()]).toEqual([0, expect.stringMatching(/ are in .*shop\.backup\.$/)])
      expect((await stat(file)).size).toBeGreaterThan(100_000)
    } finally {
      await shop.stop()
    }
  })

  it('say that the disk of the backup is full, and leave nothing there', async () => {
    mountDisk(elsewhere, 1)
    try {
      const file = path.join(elsewhere, 'shop.backup')
      expect(await failure(backup(file))).toContain(
        `No room is left on the disk of the file (${file}): make room there`,
      )
      expect(await readdir(elsewhere)).toEqual([])
    } finally {
      unmount(elsewhere)
    }
  })

  it('say that a disk is read-only', async () => {
    mountDisk(elsewhere, 1, 'ro')
    try {
      const file = path.join(elsewhere, 'shop.backup')
      expect(await failure(backup(file))).toContain(`The disk of the file (${file}) is read-only: allow writing to it`)
    } finally {
      unmount(elsewhere)
    }
  })

  it('say what this user may not use', async () => {
    for (const name of [
      disk,
      folder,
      ...(await readdir(folder, { recursive: true })).map((one) => path.join(folder, one)),
    ]) {
      await chown(name, nobody, nobody)
    }
    await chmod(disk, 0o755)
    await chmod(elsewhere, 0o755)
    const file = path.join(elsewhere, 'shop.backup')
    expect(await failure(backup(file), { uid: nobody })).toMatch(
      /^The user nobody may not use the file \(.*shop\.backup\): /,
    )
    expect(
      await failure(['manage.js', 'export-customer', anyCustomer(), path.join(elsewhere, 'one.json')], { uid: nobody }),
    ).toMatch(/^The user nobody may not use the file \(.*one\.json\): /)
  })

  it('say what file is no file', async () => {
    expect(
      await failure(['manage.js', 'export-customer', anyCustomer(), path.join(elsewhere, 'none', 'one.json')]),
    ).toMatch(/^There is no folder .*none\.$/)
    expect(await failure(['manage.js', 'export-customer', anyCustomer(), elsewhere])).toMatch(
      / is a folder: name a file\.$/,
    )
  })

  it('say that they wait while another process changes all of the database', async () => {
    const lock = new sqlite(path.join(folder, 'shop.sqlite.lock'))
    lock.exec('BEGIN EXCLUSIVE')
    const { ended, said } = run(backup(path.join(elsewhere, 'shop.backup')))
    await until(() => said().includes('waiting for its end'))
    lock.close()
    expect([await ended, said()]).toEqual([0, expect.stringMatching(/ are in .*shop\.backup\.$/)])
    await rm(path.join(elsewhere, 'shop.backup'))
  })
})
