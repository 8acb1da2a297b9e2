import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { pino } from 'pino'
import { BackupClaim, deadMilliseconds } from '../../../src/features/backup/BackupClaim.js'
import { BackupCopies, maxAsked } from '../../../src/features/backup/BackupCopies.js'
import { Backups } from '../../../src/features/backup/Backups.js'
import { backupSituation } from '../../../src/features/backup/backupState.js'
import { restore } from '../../../src/features/backup/restore.js'
import { BackupRun } from '../../../src/features/health/BackupRun.js'
import { storageAddress } from '../../../src/kernel/settings/storageAddress.js'
import type { FileFolder } from '../../../src/kernel/storage/FileFolder.js'
import { openBackupFolder } from '../../../src/kernel/storage/openStorage.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { createBucket } from '../../kernel/storage/testStorages.js'
import { startTestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase, testDatabases } from '../../testDatabases.js'

const log = pino({ level: 'silent' })
const hour = 60 * 60 * 1000
/** 03:30 in the shop, in winter. */
const planned = new Date('2031-01-10T02:30:00.000Z')
const after = (milliseconds: number, since = planned) => new Date(since.getTime() + milliseconds)

const places = [
  {
    name: 'a folder',
    create: async (database: TestDatabase) => ({
      setting: `file:${path.join(database.folder, 'backups')}`,
      drop: async () => undefined,
    }),
  },
  {
    name: 'a bucket',
    create: async () => {
      const bucket = await createBucket()
      return { setting: `${bucket.setting}/backups`, drop: () => bucket.drop() }
    },
  },
]

describe.each(testDatabases)('the plan of backups on $name', ({ create }) => {
  describe.each(places)('into $name', ({ create: createPlace }) => {
    let database: TestDatabase
    let place: Awaited<ReturnType<typeof createPlace>>
    let shop: ContentShop
    let folder: FileFolder
    beforeAll(async () => {
      database = await create()
      place = await createPlace(database)
      shop = await startContentShop(database)
      const address = storageAddress.parse(place.setting)
      folder = await openBackupFolder(address, log)
    })
    afterAll(async () => {
      await shop.close()
      await database.drop()
      await place.drop()
    })
    beforeEach(async () => {
      await folder.remove((await folder.list()).map(({ name }) => name))
      await shop.services.database.write((manager) => manager.deleteAll(BackupRun))
    })

    /** As an instance of its own. */
    const instance = (over: Partial<FileFolder> = {}, retained = 7) => {
      const settings = {
        place: storageAddress.parse(place.setting),
        at: { hour: 3, minute: 30, timeZone: 'Europe/Amsterdam' },
        retained,
      }
      return new Backups(settings, changed(folder, over), shop.services, log)
    }
    const begun = async () => {
      const backups = instance()
      expect(await backups.makeIfDue(after(-hour))).toBe(false)
      return backups
    }
    const run = () => shop.services.database.reader.findOneByOrFail(BackupRun, { id: 1 })
    const names = async () => (await folder.list()).map(({ name }) => name).sort()

    it('[W14] a backup is made once for each moment of the plan, by one of two instances', async () => {
      const [one, other] = [await begun(), instance()]
      expect(await one.makeIfDue(after(-1))).toBe(false)
      const tried = await Promise.all([one, other].map((each) => each.makeIfDue(after(1000))))
      expect(tried.filter(Boolean)).toHaveLength(1)
      expect(await other.makeIfDue(after(2 * hour))).toBe(false)
      const name = 'shop-2031-01-10T02-30-01Z-planned.backup'
      expect(await names()).toEqual([name, `${name}.json`])
      expect(await run()).toMatchObject({ succeededAt: expect.any(String), failedAt: null, seenAt: null })
      expect(await one.makeIfDue(after(24 * hour))).toBe(true)
      expect(await one.list()).toHaveLength(2)
    })

    it('[Y102] [W14] its round fails as the backup does, makes the next one, and ends with the shop', async () => {
      const torn = instance({
        receive: (name, content) => folder.receive(name, failing(content, new Error('the wire broke'))),
      })
      await torn.start(after(-hour))
      const stopped = new AbortController()
      const { signal } = stopped
      await expect(torn.round?.run(signal, after(0))).rejects.toMatchObject({ failure: 'other' })
      const good = instance()
      await good.round?.run(signal, after(25 * hour))
      expect(await good.list()).toHaveLength(1)
      // While one is being made that was asked for, it waits.
      await BackupClaim.take(shop.services.database, after(47 * hour), null)
      const waiting = good.round?.run(signal, after(47 * hour + 1000))
      stopped.abort()
      await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
      expect(await good.list()).toHaveLength(1)
    })

    it('[W14] what the plan made is the whole shop', async () => {
      const tip = await shop.create('Tip', { language: 'nl', title: `Bewaard ${place.setting}`, text: '<p>x</p>' })
      const backups = await begun()
      await backups.makeIfDue(after(0))
      const [copy] = await backups.list()
      expect(copy).toMatchObject({ isPlanned: true, madeAt: planned.toISOString(), images: 1, missing: 0 })
      await shop.remove('Tip', tip.id)
      const stored = await backups.copies?.open(copy?.name ?? '')
      const content = stored && (await buffer(await stored.read()))
      expect(content?.length).toBe(copy?.bytes)
      const file = path.join(database.folder, 'taken-along.backup')
      await writeFile(file, content ?? '')
      const otherDatabase = await createSqlite()
      const other = await startContentShop(otherDatabase)
      expect(await restore(other.services, file)).toMatchObject({ rows: copy?.rows, images: 1 })
      expect(await other.services.database.reader.query(`SELECT title FROM tip WHERE id = ${tip.id}`)).toHaveLength(1)
      await other.close()
      await otherDatabase.drop()
    })

    it('[W14] one that fails half-way neither counts nor replaces another, and is tried again after an hour', async () => {
      const backups = await begun()
      await backups.makeIfDue(after(0))
      const before = await names()
      const torn = instance({
        receive: (name, content) => folder.receive(name, failing(content, new Error('the wire broke'))),
      })
      expect(await torn.makeIfDue(after(24 * hour))).toBe(true)
      expect(await names()).toEqual(before)
      expect(await run()).toMatchObject({ failure: 'other', failedAt: expect.any(String) })
      expect(await torn.makeIfDue(after(24.5 * hour))).toBe(false)
      expect(await backups.makeIfDue(after(25.1 * hour))).toBe(true)
      expect(await backups.list()).toHaveLength(2)
      expect(await run()).toMatchObject({ failure: null, failedAt: null })
    })

    it('[W14] one that is not what was written when it is read back does not count', async () => {
      const backups = instance({
        async open(name) {
          const stored = await folder.open(name)
          if (!stored || name.endsWith('.json')) return stored
          const content = await buffer(await stored.read())
          content.writeUInt8(content.readUInt8(content.length >> 1) ^ 1, content.length >> 1)
          const { size, changedAt } = stored
          return { size, changedAt, read: async () => Readable.from([content]), close: async () => {} }
        },
      })
      await begun()
      expect(await backups.makeIfDue(after(0))).toBe(true)
      expect(await names()).toEqual([])
      expect(await run()).toMatchObject({ failure: 'damaged', succeededAt: null })
    })

    it('[W14] a disk that is full is said, before it is full to the last byte, and old ones stay', async () => {
      const backups = await begun()
      await backups.makeIfDue(after(0))
      const before = await names()
      for (const full of [
        instance({ freeBytes: async () => 64 * 1024 * 1024 }),
        instance({
          freeBytes: async () => null,
          receive: (name, content) =>
            folder.receive(name, failing(content, Object.assign(new Error('no space left'), { code: 'ENOSPC' }))),
        }),
      ]) {
        await full.begin(after(2 * hour))
        await full.settled()
        expect(await run()).toMatchObject({ failure: 'full' })
        expect(await names()).toEqual(before)
      }
      const situation = await backupSituation(backups, after(3 * hour))
      expect(situation).toMatchObject({ warning: 'failed', progress: null })
    })

    it('[W14] the rest of one whose instance was killed does not count, and another takes over', async () => {
      const backups = await begun()
      const claim = await BackupClaim.take(shop.services.database, after(0), planned)
      const name = BackupCopies.nameOf(planned, true)
      await folder.write(name, Buffer.from('half of a backup'))
      expect(await backups.makeIfDue(after(deadMilliseconds - 1000))).toBe(false)
      await expect(backups.begin(after(1000))).rejects.toMatchObject({ code: 'CONFLICT' })
      expect(await backups.list()).toEqual([])
      const dead = await backupSituation(backups, after(deadMilliseconds + 1000))
      expect(dead).toMatchObject({ warning: 'failed', failure: 'interrupted', progress: null })
      expect(await backups.makeIfDue(after(deadMilliseconds + 1000))).toBe(true)
      expect((await backups.list()).map(({ madeAt }) => madeAt)).toEqual(['2031-01-10T02:32:01.000Z'])
      expect(await names()).not.toContain(name)
      // The first one wakes up after all.
      await expect(claim?.hold({})).rejects.toThrow()
      await claim?.fail('other')
      expect(await run()).toMatchObject({ failure: null })
    })

    it('[W14] the oldest go once a new one is good: of the plan and of those that were asked for, each by itself', async () => {
      const backups = instance({}, 2)
      await backups.makeIfDue(after(-hour))
      for (let day = 0; day < 4; day++) await backups.makeIfDue(after(day * 24 * hour))
      for (let minute = 1; minute <= maxAsked + 1; minute++) {
        await backups.begin(after(100 * hour + minute * 60_000))
        await backups.settled()
      }
      const copies = await backups.list()
      expect(copies.filter(({ isPlanned }) => isPlanned).map(({ madeAt }) => madeAt)).toEqual([
        after(72 * hour).toISOString(),
        after(48 * hour).toISOString(),
      ])
      expect(copies.filter(({ isPlanned }) => !isPlanned)).toHaveLength(maxAsked)
      expect(await names()).toHaveLength(2 * copies.length)
    })

    it('[W14] leaves alone what it has not made', async () => {
      await folder.write('before-upgrade.backup', Buffer.from('mine'))
      await folder.write('shop-2026-11-21.backup', Buffer.from('by the timer'))
      const backups = await begun()
      await backups.makeIfDue(after(0))
      expect(await names()).toEqual(expect.arrayContaining(['before-upgrade.backup', 'shop-2026-11-21.backup']))
      expect(await backups.list()).toHaveLength(1)
    })

    it('[W14] visitors write while one is being made, and it holds the moment at which it began', async () => {
      const backups = await begun()
      let isWriting = () => {}
      const written = new Promise<void>((resolve) => {
        isWriting = resolve
      })
      const slow = instance({
        async receive(name, content) {
          const pieces: Buffer[] = []
          for await (const piece of content) pieces.push(piece)
          isWriting()
          return folder.receive(name, Readable.from([Buffer.concat(pieces)]))
        },
      })
      const opened = jest.spyOn(shop.services.storage.images, 'open').mockImplementationOnce(async (name) => {
        await shop.create('Tip', { language: 'nl', title: `Terwijl ${place.setting}`, text: '<p>x</p>' })
        return shop.services.storage.images.open(name)
      })
      await slow.makeIfDue(after(0))
      await written
      opened.mockRestore()
      const tips = await shop.services.database.reader.query(
        "SELECT COUNT(*) AS tips FROM tip WHERE title LIKE 'Terwijl%'",
      )
      expect(Number(tips[0].tips)).toBe(1)
      const [copy] = await backups.list()
      const stored = await backups.copies?.open(copy?.name ?? '')
      const { gunzipSync } = await import('node:zlib')
      expect(gunzipSync(stored ? await buffer(await stored.read()) : '').toString()).not.toContain('Terwijl')
      await shop.services.database.write((manager) => manager.query("DELETE FROM tip WHERE title LIKE 'Terwijl%'"))
    })
  })
})

describe('a shop that is stopped while it makes a backup', () => {
  it('[W14] ends it at once, and makes it again when it is back', async () => {
    const database = await createSqlite()
    const place = path.join(database.folder, 'backups')
    const settings = { BACKUPS: `file:${place}` }
    const first = await startContentShop(database, settings)
    const { backups } = first.services
    jest.spyOn(first.services.storage.images, 'open').mockImplementation(async () => {
      void backups.stop()
      return null
    })
    await backups.makeIfDue(after(0))
    await first.close()
    expect(await readdir(place)).toEqual([])
    jest.restoreAllMocks()
    const shop = await startTestShop(database, settings)
    expect(await backupSituation(shop.services.backups, after(hour))).toMatchObject({ failure: 'interrupted' })
    expect(await shop.services.backups.makeIfDue(after(60_000))).toBe(true)
    expect(await shop.services.backups.list()).toHaveLength(1)
    await shop.close()
    await database.drop()
  })

  it('[W14] a broken label counts for nothing', async () => {
    const database = await createSqlite()
    const folder = await openBackupFolder(storageAddress.parse(`file:${database.folder}/b`), log)
    const name = BackupCopies.nameOf(planned, true)
    await mkdir(path.join(database.folder, 'b'), { recursive: true })
    await writeFile(path.join(database.folder, 'b', name), 'x')
    await writeFile(path.join(database.folder, 'b', `${name}.json`), '{"bytes":')
    expect(await new BackupCopies(folder).list()).toEqual([])
    expect(await readFile(path.join(database.folder, 'b', name), 'utf8')).toBe('x')
    await rm(database.folder, { recursive: true })
  })
})

/** The folder with some of its methods changed. */
function changed(folder: FileFolder, over: Partial<FileFolder>): FileFolder {
  return new Proxy(folder, {
    get(target, name) {
      const value = over[name as keyof FileFolder] ?? target[name as keyof FileFolder]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Ends with an error in the middle. */
async function* failing(content: AsyncIterable<Buffer>, error: Error): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    yield piece.subarray(0, piece.length >> 1)
    throw error
  }
}
