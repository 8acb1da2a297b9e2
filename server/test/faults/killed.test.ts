import { afterAll, describe, expect, it, jest } from '@jest/globals'
import { killWhileWriting } from '../../../soak/killWhileWriting.mjs'
import { sqlite } from '../../src/kernel/database/sqlite.js'
import { isEvery } from '../isEvery.js'
import { databaseUrl, testDatabases } from '../testDatabases.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'

afterAll(removeShopFolders)

// Each kill is followed by a start.
jest.setTimeout(isEvery ? 600_000 : 180_000)

describe('killed with SIGKILL while editors write', () => {
  it('SQLite preserves every acknowledged write, and no partial ones', async () => {
    const folder = await shopFolder()
    const report = await killWhileWriting({ kills: isEvery ? 10 : 4, folder })
    expect(report.faults).toEqual([])
    expect(report.unanswered).toBeGreaterThan(0)
    const file = new sqlite(`${folder}/shop.sqlite`)
    expect(file.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(file.pragma('foreign_key_check')).toEqual([])
    file.close()
  })

  const mysql = testDatabases.find(({ name }) => name === 'MySQL')
  if (!mysql) return
  it('MySQL preserves every acknowledged write, and no partial ones', async () => {
    const database = await mysql.create()
    try {
      const folder = await shopFolder({ isFilled: false })
      const report = await killWhileWriting({
        kills: isEvery ? 5 : 2,
        folder,
        env: { DATABASE_URL: databaseUrl(database) },
      })
      expect(report.faults).toEqual([])
      expect(report.unanswered).toBeGreaterThan(0)
    } finally {
      await database.drop()
    }
  })
})
