import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { DataSource } from 'typeorm'
import { openWriter } from '../../../src/delivery/composition/openShopDatabase.js'
import { changesSince } from '../../../src/features/upgrade/changesSince.js'
import { upgradeCheck } from '../../../src/features/upgrade/upgradeCheck.js'
import { NewerDatabaseError } from '../../../src/kernel/database/NewerDatabaseError.js'
import { productVersion } from '../../../src/kernel/settings/productVersion.js'
import { readSettings } from '../../../src/kernel/settings/readSettings.js'
import { bothDatabases, databaseUrl, type TestDatabase } from '../../testDatabases.js'

const lastTwo = ['NewsOfCategory1763700000802', 'DatabaseVersions1763700000881']

describe.each(bothDatabases)('[Y43] what an upgrade would do, on $name', ({ create }) => {
  let database: TestDatabase
  const settings = () =>
    readSettings({
      DATABASE_URL: databaseUrl(database),
      UPLOADS: `file:${path.join(database.folder, 'uploads')}`,
      SESSION_SECRET: 'only for a shop that lives as long as one run of the tests',
    })
  async function on<Result>(work: (source: DataSource) => Promise<Result>): Promise<Result> {
    const source = await openWriter(database.address)
    try {
      return await work(source)
    } finally {
      await source.destroy()
    }
  }
  const names = () => on((source) => source.query('SELECT name FROM migrations ORDER BY id'))

  beforeAll(async () => {
    database = await create()
  })
  afterAll(() => database.drop())

  it('[Y43] names no migration where there is none to come', async () => {
    const text = await upgradeCheck(settings())
    expect(text).toContain(`This is version ${productVersion}.`)
    expect(text).toContain('Migrations to come: none.')
  })

  it('[Y43] names the migrations to come, the time by the rows, the disk and the backup, and changes nothing', async () => {
    await on(async (source) => {
      await source.query('DROP TABLE database_version')
      for (const name of lastTwo) await source.query(`DELETE FROM migrations WHERE name = '${name}'`)
    })
    const before = await names()
    const text = await upgradeCheck(settings())
    expect(text).toMatch(/written by a version that does not say which it was/)
    expect(text).toContain(`Migrations to come: 2\n${lastTwo.map((name) => `  ${name}`).join('\n')}\n`)
    expect(text).toMatch(/^Time: less than a minute during which the shop does not answer, by the [\d,]+ rows/m)
    expect(text).toMatch(/^Disk: \d+ MB more for the database/m)
    expect(text).toMatch(/^Backup before it: \d+ MB; [\d.]+ (MB|GB) free there\.$/m)
    expect(text).toMatch(/^(Breaking or deprecated|Changed)\n/m)
    expect(await names()).toEqual(before)
  })

  it('[Y43] [Y42] is refused on a newer database', async () => {
    await on((source) =>
      source.query("INSERT INTO migrations (timestamp, name) VALUES (1999999999999, 'Later1999999999999')"),
    )
    await expect(upgradeCheck(settings())).rejects.toThrow(NewerDatabaseError)
  })
})

it('[Y43] the changelog of versions after one has what asks for attention, and nothing of that one', () => {
  const all = changesSince('0.0.1').join('\n')
  expect(all).toMatch(/^Breaking or deprecated$/m)
  expect(all).not.toMatch(/^### |^For the owner$|^Added$|^Fixed$/m)
  expect(changesSince('99.0.0').filter((line) => /^\d/.test(line))).toEqual([])
})
